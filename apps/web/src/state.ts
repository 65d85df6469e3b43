import { computed, effect, signal } from '@preact/signals';
import {
  type DrawOptions,
  type MarkKind,
  type MoveInput,
  type Preview,
  type TargetArea,
  defaultMarks,
  inputsFrom,
} from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Move, type Side, legalMoves } from '@tahoun/core';
import { type BestMoveAnswer, parsePlayer } from '@tahoun/engine';
import { type Match, newMatch, resultOf, saveMatch, snapshotAt } from '@tahoun/match';
import { type Drawn, NO_STROKES } from './components/strokes.js';
import { asInputError, isPerson, rememberedMatch } from './page-match.js';
import { flipped, inputErrorText, theme } from './preferences.js';

/** The level that a new visitor meets. */
const FIRST_OPPONENT = 'level:3';

/** A line to the user. An error is shown as such. */
interface Notice {
  /** Asked for the words whenever they are shown, so that they follow the language. */
  readonly text: () => string;
  readonly isError: boolean;
}
/** What a browser remembers; null for what it does not. */
export interface PageStorage {
  readonly recall: (key: string) => string | null;
  readonly remember: (key: string, value: string) => void;
}

export type State = ReturnType<typeof createState>;

/** The state of the page, beginning with a game that has to be loaded. */
export function createState(storage: PageStorage, first: string) {
  /** The game on the page. Everything else is derived from it or is passing state of the view. */
  const match = signal<Match>(lastMatch(first, ['human', FIRST_OPPONENT]));
  /** Tells this match from all others of the browser. */
  const matchId = signal(lastMatchId(match.peek().game));

  const snapshot = computed(() => snapshotAt(match.value));
  const result = computed(() => resultOf(match.value, snapshot.value));
  const legal = computed<readonly Move[]>(() =>
    result.value === null ? legalMoves(snapshot.value.position) : [],
  );

  /** The spec of whoever is to move. */
  const onTurn = computed(() => parsePlayer(match.value.players[snapshot.value.position.turn]));
  /** True while all the moves of the match are on the board. */
  const atEnd = computed(() => match.value.cursor === match.value.moves.length);
  /** True while the moves are being shown one after the other. */
  const replaying = signal(false);
  /** A person may move now. */
  const humanToMove = computed(
    () => result.value === null && onTurn.value.kind === 'human' && !replaying.value,
  );

  /** The search under way; null while nobody thinks. */
  const thinking = signal<AbortController | null>(null);
  /** The computer waits for the user's word. */
  const paused = signal(false);
  /** The computer is to move here and does not, until the user lets it. */
  const computerWaits = computed(
    () =>
      result.value === null &&
      onTurn.value.kind === 'computer' &&
      !replaying.value &&
      (paused.value || !atEnd.value),
  );
  /** How long the side to move has thought about its move, in milliseconds, in a match with a clock. */
  const spent = signal(0);
  /** What the engine said last, for the panel. */
  const lastAnswer = signal<BestMoveAnswer | null>(null);

  /** Targets picked so far of a move that takes several. */
  const picked = signal<readonly string[]>([]);
  /** The place under the pointer or the keyboard's cursor. */
  const pointed = signal<TargetArea | null>(null);
  /** A suggested move, shown on the board. */
  const hint = signal<Move | null>(null);

  /** What a person has drawn on the board. */
  const strokes = signal<Drawn>(NO_STROKES);

  /** The target where the move ended that is pointed at in the list of moves. */
  const highlighted = signal<string | null>(null);

  const notice = signal<Notice | null>(null);
  /** A file is being read, for which the games may have to be fetched. */
  const opening = signal(false);

  const artist = computed(() => artistOf(match.value.game));
  /** The board looks different from the other side. */
  const canFlip = computed(() => artist.value.turns === true);

  /** Marks that the board of this game has on demand. */
  const marksOffered = computed<readonly MarkKind[]>(() => artist.value.marks ?? []);
  /** The ids of those that were chosen on this page, by game. */
  const chosenMarks = signal<Readonly<Record<string, readonly string[]>>>({});
  /** The ids of those that are shown. */
  const marksShown = computed<readonly string[]>(() => {
    const { game } = match.value;
    const offered = marksOffered.value;
    const chosen = chosenMarks.value[game] ?? storage.recall(marksKey(game))?.split(' ');
    return chosen?.filter((id) => offered.some((mark) => mark.id === id)) ?? defaultMarks(offered);
  });

  /** Switches a mark on or off, from now on in every game of this kind. */
  function showMark(id: string, isShown: boolean): void {
    const { game } = match.peek();
    const others = marksShown.peek().filter((each) => each !== id);
    const shown = isShown ? [...others, id] : others;
    chosenMarks.value = { ...chosenMarks.peek(), [game]: shown };
    storage.remember(marksKey(game), shown.join(' '));
  }

  /** By itself the board shows the side of the only person at the bottom, else the first side. */
  const bottom = computed<Side>(() => {
    const [first, second] = match.value.players.map(isPerson);
    const ownSide: Side = second && !first ? 1 : 0;
    return flipped.value ? ((1 - ownSide) as Side) : ownSide;
  });

  /** What both the board and what is laid over it have to agree on. */
  const drawOptions = computed<DrawOptions>(() => ({
    theme: theme.value,
    picked: picked.value,
    bottom: bottom.value,
    marks: marksShown.value,
  }));

  const shownOptions = computed<DrawOptions>(() => {
    const lastMove = snapshot.value.moves.at(-1);
    return { ...drawOptions.value, ...(lastMove === undefined ? {} : { lastMove }) };
  });

  /** The board as it is now, whatever is being pointed at. */
  const drawing = computed(() => artist.value.draw(snapshot.value.position, shownOptions.value));

  /** The same in layers; undefined where the game's artist has none. */
  const layers = computed(() => artist.value.layers?.(snapshot.value.position, shownOptions.value));

  /** What is laid over the picture: it changes with every move of the pointer, the picture does not. */
  const overlay = computed(() => {
    const preview = previewed();
    if (preview === undefined) return '';
    return artist.value.preview(snapshot.value.position, preview, drawOptions.value);
  });

  /** The move that the pointed place would make, else the hinted one. */
  function previewed(): Preview | undefined {
    const area = pointed.value;
    if (area !== null && humanToMove.value) {
      const move = moveAt([...picked.value, ...area.targets]);
      if (move !== undefined) return { move, area };
    }
    return hint.value === null ? undefined : { move: hint.value };
  }

  /** The legal move that a complete chain of targets stands for. */
  function moveAt(targets: readonly string[]): Move | undefined {
    return inputsAfter(targets).find((input) => input.targets.length === targets.length)?.move;
  }

  /** The inputs of a legal move that begin with the chain of targets. */
  function inputsAfter(targets: readonly string[]): readonly MoveInput[] {
    const { game, position } = snapshot.value;
    return inputsFrom(game, position, legal.value, targets);
  }

  /** Shows an error of the user's input. @throws the error itself when it is not one. */
  function showError(error: unknown): void {
    const problem = asInputError(error);
    notice.value = { text: () => inputErrorText(problem), isError: true };
  }

  /** The match of that game which this browser remembers, else a new one. */
  function lastMatch(game: string, players: Match['players']): Match {
    return (
      rememberedMatch(game, storage.recall(`match.${game}`) ?? '') ??
      newMatch({ game: gameById(game), players, seed: newSeed() })
    );
  }

  /** The id of what `lastMatch` gives. */
  function lastMatchId(game: string): string {
    return storage.recall(idKey(game)) ?? newMatchId();
  }

  effect(() => storage.remember(`match.${match.value.game}`, saveMatch(match.value)));
  effect(() => storage.remember(idKey(match.value.game), matchId.value));
  effect(() => storage.remember('game', match.value.game));

  return {
    match,
    matchId,
    snapshot,
    result,
    legal,
    onTurn,
    atEnd,
    replaying,
    humanToMove,
    thinking,
    paused,
    computerWaits,
    spent,
    lastAnswer,
    picked,
    pointed,
    hint,
    strokes,
    highlighted,
    notice,
    opening,
    canFlip,
    marksOffered,
    marksShown,
    showMark,
    bottom,
    drawing,
    layers,
    overlay,
    moveAt,
    inputsAfter,
    showError,
    lastMatch,
    lastMatchId,
  };
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

function marksKey(game: string): string {
  return `marks.${game}`;
}

export function newMatchId(): string {
  return `${Date.now().toString(36)}-${newSeed().toString(36)}`;
}

function idKey(game: string): string {
  return `match-id.${game}`;
}
