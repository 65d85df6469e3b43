import { computed, effect, signal } from '@preact/signals';
import {
  type DrawOptions,
  type Hit,
  type MarkKind,
  type Preview,
  type Way,
  defaultMarks,
  waysFrom,
} from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Move, type Side, legalMoves } from '@tahoun/core';
import { type BestMoveAnswer, parsePlayer } from '@tahoun/engine';
import { type Match, momentAt, newMatch, resultOf, saveMatch } from '@tahoun/match';
import { firstGame } from './first-game.js';
import { flipped, inputErrorText, recall, remember, theme } from './preferences.js';
import { asInputError, rememberedMatch } from './read-match.js';
import { isPerson } from './turns.js';

/** The level that a new visitor meets. */
const FIRST_OPPONENT = 'level:3';

/** The game on the page. Everything else is derived from it or is passing state of the view. */
export const match = signal<Match>(lastMatch(firstGame(), ['human', FIRST_OPPONENT]));
/** Tells this match from all others of the browser. */
export const matchId = signal(lastMatchId(match.peek().game));

export const moment = computed(() => momentAt(match.value));
export const result = computed(() => resultOf(match.value, moment.value));
export const legal = computed<readonly Move[]>(() =>
  result.value === null ? legalMoves(moment.value.position) : [],
);

/** The spec of whoever is to move. */
export const onTurn = computed(() => parsePlayer(match.value.players[moment.value.position.turn]));
/** True while all the moves of the match are on the board. */
export const atEnd = computed(() => match.value.cursor === match.value.moves.length);
/** True while the moves are being shown one after the other. */
export const replaying = signal(false);
/** A person may move now. */
export const humanToMove = computed(
  () => result.value === null && onTurn.value.kind === 'human' && !replaying.value,
);

/** The search under way; null while nobody thinks. */
export const thinking = signal<AbortController | null>(null);
/** The computer waits for the user's word. */
export const paused = signal(false);
/** The computer is to move here and does not, until the user lets it. */
export const computerWaits = computed(
  () =>
    result.value === null &&
    onTurn.value.kind === 'computer' &&
    !replaying.value &&
    (paused.value || !atEnd.value),
);
/** How long the side to move has thought about its move, in milliseconds, in a match with a clock. */
export const spent = signal(0);
/** What the engine said last, for the panel. */
export const lastAnswer = signal<BestMoveAnswer | null>(null);

/** Targets picked so far of a move that takes several. */
export const picked = signal<readonly string[]>([]);
/** The place under the pointer or the keyboard's cursor. */
export const pointed = signal<Hit | null>(null);
/** A suggested move, shown on the board. */
export const hint = signal<Move | null>(null);

/** The target where the move ended that is pointed at in the list of moves. */
export const highlighted = signal<string | null>(null);

/** A line to the user. An error is shown as such. */
export interface Notice {
  /** Asked for the words whenever they are shown, so that they follow the language. */
  readonly text: () => string;
  readonly isError: boolean;
}
export const notice = signal<Notice | null>(null);
/** A file is being read, for which the games may have to be fetched. */
export const opening = signal(false);

const artist = computed(() => artistOf(match.value.game));
/** The board looks different from the other side. */
export const canFlip = computed(() => artist.value.turns === true);

/** Marks that the board of this game has on demand. */
export const marksOffered = computed<readonly MarkKind[]>(() => artist.value.marks ?? []);
/** The ids of those that were chosen on this page, by game. */
const chosenMarks = signal<Readonly<Record<string, readonly string[]>>>({});
/** The ids of those that are shown. */
export const marksShown = computed<readonly string[]>(() => {
  const { game } = match.value;
  const offered = marksOffered.value;
  const chosen = chosenMarks.value[game] ?? recall(marksKey(game))?.split(' ');
  return chosen?.filter((id) => offered.some((mark) => mark.id === id)) ?? defaultMarks(offered);
});

/** Switches a mark on or off, from now on in every game of this kind. */
export function showMark(id: string, isShown: boolean): void {
  const { game } = match.peek();
  const others = marksShown.peek().filter((each) => each !== id);
  const shown = isShown ? [...others, id] : others;
  chosenMarks.value = { ...chosenMarks.peek(), [game]: shown };
  remember(marksKey(game), shown.join(' '));
}

function marksKey(game: string): string {
  return `marks.${game}`;
}

/** By itself the board shows the side of the only person at the bottom, else the first side. */
export const bottom = computed<Side>(() => {
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

/** The board as it is now, whatever is being pointed at. */
export const drawing = computed(() => {
  const { position, moves } = moment.value;
  const lastMove = moves.at(-1);
  return artist.value.draw(position, {
    ...drawOptions.value,
    ...(lastMove === undefined ? {} : { lastMove }),
  });
});

/** What is laid over the picture: it changes with every move of the pointer, the picture does not. */
export const overlay = computed(() => {
  const preview = previewed();
  if (preview === undefined) return '';
  return artist.value.preview(moment.value.position, preview, drawOptions.value);
});

/** The move that the pointed place would make, else the hinted one. */
function previewed(): Preview | undefined {
  const hit = pointed.value;
  if (hit !== null && humanToMove.value) {
    const move = moveAt([...picked.value, ...hit.targets]);
    if (move !== undefined) return { move, hit };
  }
  return hint.value === null ? undefined : { move: hint.value };
}

/** The legal move that a complete chain of targets stands for. */
export function moveAt(targets: readonly string[]): Move | undefined {
  return waysAfter(targets).find((way) => way.targets.length === targets.length)?.move;
}

/** The ways of picking a legal move that begin with the chain of targets. */
export function waysAfter(targets: readonly string[]): readonly Way[] {
  const { game, position } = moment.value;
  return waysFrom(game, position, legal.value, targets);
}

/** Shows an error of the user's input. @throws the error itself when it is not one. */
export function showError(error: unknown): void {
  const problem = asInputError(error);
  notice.value = { text: () => inputErrorText(problem), isError: true };
}

/** The match of that game which this browser remembers, else a new one. */
export function lastMatch(game: string, players: Match['players']): Match {
  return (
    rememberedMatch(game, recall(`match.${game}`) ?? '') ??
    newMatch({ game: gameById(game), players, seed: newSeed() })
  );
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

/** The id of what `lastMatch` gives. */
export function lastMatchId(game: string): string {
  return recall(idKey(game)) ?? newMatchId();
}

export function newMatchId(): string {
  return `${Date.now().toString(36)}-${newSeed().toString(36)}`;
}

function idKey(game: string): string {
  return `match-id.${game}`;
}

effect(() => remember(`match.${match.value.game}`, saveMatch(match.value)));
effect(() => remember(idKey(match.value.game), matchId.value));
effect(() => remember('game', match.value.game));
