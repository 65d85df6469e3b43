import { computed, effect, signal } from '@preact/signals';
import type { TargetArea } from '@tahoun/board';
import { gameById } from '@tahoun/catalogue';
import { type Move, type Side, legalMoves } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { type Match, newMatch, resultOf, saveMatch, snapshotAt } from '@tahoun/match';
import { type Drawn, NO_STROKES } from '../board/strokes.js';
import { FIRST_LEVEL, inputErrorText } from '../kit/preferences.js';
import { asInputError, hasPerson, isPerson, rememberedMatch } from './page-match.js';
import type { Source } from './source.js';

/** A line to the user. An error is shown as such. */
interface Notice {
  /** Called whenever the words are shown, so that they follow the language. */
  readonly text: () => string;
  readonly isError: boolean;
  /** It is about the last choice on the board, and disappears with the next one. */
  readonly isOfChoice?: boolean;
}
/** The memory of a browser; null for an unknown key. */
export interface PageStorage {
  readonly recall: (key: string) => string | null;
  readonly remember: (key: string, value: string) => void;
}

/** Players for a new visitor. */
export const FIRST_PLAYERS: Match['players'] = ['human', `level:${FIRST_LEVEL}`];

export type MatchState = ReturnType<typeof createMatchState>;

/**
 * The match on the page, and its present state.
 * @param first the game to begin with, which has to be loaded, or the source of the match
 */
export function createMatchState(storage: PageStorage, first: string | Source) {
  const source = typeof first === 'string' ? undefined : first;
  /** The game on the page. Everything else is derived from it or is passing state of the view. */
  const match = signal<Match>(
    typeof first === 'string' ? lastMatch(first, FIRST_PLAYERS) : first.match.peek(),
  );
  /** Id of this match, unique in the browser. */
  const matchId = signal(lastMatchId(match.peek().game));
  const passing = createPassingState();
  const { notice, openedToAnalyse, paused, replaying, thinking } = passing;

  /** No computer moves. */
  const isFree = computed(() => match.value.players.every(isPerson));
  /** The match is analysed, not played: it is not the one to go on with later. A computer player makes it a game. */
  const isAnalysis = computed(() => openedToAnalyse.value && isFree.value);

  /** These stay while the match goes on: components that show only them are not drawn again for each move. */
  const game = computed(() => match.value.game);
  const start = computed(() => match.value.start);

  const snapshot = computed(() => snapshotAt(match.value));
  const result = computed(() => source?.result?.value ?? resultOf(match.value, snapshot.value));
  const legal = computed<readonly Move[]>(() =>
    result.value === null ? legalMoves(snapshot.value.position) : [],
  );

  /** The spec of the player to move. */
  const onTurn = computed(() => parsePlayer(match.value.players[snapshot.value.position.turn]));
  /** True while all the moves of the match are on the board. */
  const atEnd = computed(() => match.value.cursor === match.value.moves.length);
  /** A person may move now: in a match of their own also in the middle of it. */
  const humanToMove = computed(() => {
    if (result.value !== null || onTurn.value.kind !== 'human' || replaying.value) return false;
    return source === undefined || (atEnd.value && source.isOpen.value);
  });

  /** A move of somebody else is awaited: a premove may be entered. */
  const awaitsMove = computed(() =>
    source === undefined
      ? thinking.value !== null && hasPerson(match.value)
      : atEnd.value && source.awaits?.value === true,
  );
  /** The computer is to move here and does not, until the user lets it. */
  const computerWaits = computed(
    () =>
      result.value === null &&
      onTurn.value.kind === 'computer' &&
      !replaying.value &&
      (paused.value || !atEnd.value),
  );

  /** Shows a line to the user. */
  function tell(text: Notice['text']): void {
    notice.value = { text, isError: false };
  }

  /** Shows a line about something that failed. */
  function warn(text: Notice['text']): void {
    notice.value = { text, isError: true };
  }

  /** Shows an error of the user's input. @throws the error itself when it is not one. */
  function showError(error: unknown): void {
    const problem = asInputError(error);
    warn(() => inputErrorText(problem));
  }

  /** The match of that game which this browser remembers, else a new one. */
  function lastMatch(game: string, players: Match['players']): Match {
    return (
      rememberedMatch(game, storage.recall(`match.${game}`) ?? '') ??
      newMatch({ game: gameById(game), players, seed: newSeed() })
    );
  }

  /** The id of the match that `lastMatch` returns. */
  function lastMatchId(game: string): string {
    return storage.recall(idKey(game)) ?? newMatchId();
  }

  /** A person here makes the moves of the side. */
  function owns(side: Side): boolean {
    return source === undefined ? isPerson(match.value.players[side]) : source.owns(side);
  }

  effect(() => {
    const { game } = match.value;
    if (source !== undefined) return;
    storage.remember('game', game);
    // One that was remembered before it was analysed stays so, or its later moves would be lost.
    if (isAnalysis.value && storage.recall(idKey(game)) !== matchId.value) return;
    storage.remember(`match.${game}`, saveMatch(match.value));
    storage.remember(idKey(game), matchId.value);
  });

  return {
    ...passing,
    source,
    owns,
    awaitsMove,
    match,
    matchId,
    isFree,
    isAnalysis,
    game,
    start,
    snapshot,
    result,
    legal,
    onTurn,
    atEnd,
    humanToMove,
    computerWaits,
    tell,
    warn,
    showError,
    lastMatch,
    lastMatchId,
  };
}

/** The state of the view, which no match keeps. */
function createPassingState() {
  return {
    /** The match was opened to be analysed. */
    openedToAnalyse: signal(false),
    /** True while a replay runs. */
    replaying: signal(false),
    /** The search under way; null without one. */
    thinking: signal<AbortController | null>(null),
    /** The computer waits for the user's word. */
    paused: signal(false),
    /** Thinking time of the side to move, in milliseconds, in a match with a clock. */
    spent: signal(0),
    /** Targets picked so far of a move that takes several. */
    picked: signal<readonly string[]>([]),
    /** The place under the pointer or the keyboard's cursor. */
    pointed: signal<TargetArea | null>(null),
    /** A place whose move is played when it is chosen again. */
    proposed: signal<TargetArea | null>(null),
    /** A suggested move, shown on the board. */
    hint: signal<Move | null>(null),
    /** Strokes that a person has drawn on the board. */
    strokes: signal<Drawn>(NO_STROKES),
    /** The last target of the move under the pointer in the list of moves. */
    highlighted: signal<string | null>(null),
    notice: signal<Notice | null>(null),
    /** A file is being read, for which the games may have to be fetched. */
    opening: signal(false),
  };
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

export function newMatchId(): string {
  return `${Date.now().toString(36)}-${newSeed().toString(36)}`;
}

function idKey(game: string): string {
  return `match-id.${game}`;
}
