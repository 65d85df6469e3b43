import { type Side, timeLimitsFor } from '@tahoun/core';
import { DEFAULT_NODES, MAX_DEPTH } from '@tahoun/engine';
import type { Goal } from '../protocol/goal.js';
import { least } from '../protocol/goal.js';

/** The limits at which a search ends by itself; without any it never does. */
type UciGoal = Goal & {
  /** A win in so many of the player's own moves, or fewer. */
  readonly mateIn?: number | undefined;
};

/** The content of a `go` command. Times in milliseconds, as they were written. */
export interface GoCommand {
  readonly numbers: Readonly<Partial<Record<NumberWord, number>>>;
  readonly isInfinite: boolean;
  readonly isPonder: boolean;
  /** The moves to choose from, as written; none for all. */
  readonly searchMoves: readonly string[];
  /** Words that were not understood, and have no effect. */
  readonly rubbish: readonly string[];
}

const NUMBER_WORDS = [
  'depth',
  'nodes',
  'mate',
  'movetime',
  'wtime',
  'btime',
  'winc',
  'binc',
  'movestogo',
] as const;
type NumberWord = (typeof NUMBER_WORDS)[number];

const WORDS: readonly string[] = [...NUMBER_WORDS, 'searchmoves', 'infinite', 'ponder'];
/** The words for the time of the side that moves first in the game, and of the other. */
const TIME_WORDS = ['wtime', 'btime'] as const;
const INCREMENT_WORDS = ['winc', 'binc'] as const;

/** Reads the words after `go`, in any order. */
export function parseGo(words: readonly string[]): GoCommand {
  const numbers: Partial<Record<NumberWord, number>> = {};
  const flags = new Set<string>();
  const rubbish: string[] = [];
  let searchMoves: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const numberWord = NUMBER_WORDS.find((known) => known === word);
    if (numberWord !== undefined) {
      const next = words[at + 1] ?? '';
      // Clocks that have run over come as negative times.
      if (/^-?\d{1,15}$/.test(next)) numbers[numberWord] = Number(next);
      else rubbish.push(`${word} ${next}`);
      if (!WORDS.includes(next)) at++;
    } else if (word === 'searchmoves') {
      searchMoves = [];
      while (at + 1 < words.length && !WORDS.includes(words[at + 1] as string)) {
        searchMoves.push(words[++at] as string);
      }
    } else if (WORDS.includes(word)) {
      flags.add(word);
    } else {
      rubbish.push(word);
    }
  }
  return {
    numbers,
    isInfinite: flags.has('infinite'),
    isPonder: flags.has('ponder'),
    searchMoves,
    rubbish,
  };
}

/**
 * The goal of the search that `go` asks for, all its limits taken together; without any it does not end.
 * @param turn the side whose clock counts.
 * @param overheadMs time lost on the way between the clock and the search.
 */
export function goalOf({ numbers, isInfinite, rubbish }: GoCommand, turn: Side, overheadMs: number): UciGoal {
  if (isInfinite) return {};
  const { depth, nodes, mate, movetime, movestogo } = numbers;
  const remaining = numbers[TIME_WORDS[turn]];
  const increment = numbers[INCREMENT_WORDS[turn]];
  const times =
    remaining === undefined
      ? undefined
      : timeLimitsFor({
          remainingMs: Math.max(1, remaining),
          incrementMs: Math.max(0, increment ?? 0),
          overheadMs,
          ...(movestogo === undefined || movestogo < 1 ? {} : { movesToGo: movestogo }),
        });
  const mateIn = positive(mate);
  // A mate in N takes N moves of the winner and N - 1 of the loser; 2N plies see that it is one.
  const matingDepth = mateIn === undefined ? undefined : 2 * mateIn;
  const goal: UciGoal = {
    depth: positive(least(depth, matingDepth), MAX_DEPTH),
    nodes: positive(nodes),
    timeMs: positive(least(movetime, times?.timeMs)),
    softTimeMs: times?.softTimeMs,
    mateIn,
  };
  // A user who meant a limit and miswrote it waits for an answer.
  const isMiswritten = Object.values(goal).every((limit) => limit === undefined) && rubbish.length > 0;
  return isMiswritten ? { nodes: DEFAULT_NODES } : goal;
}

/** At least 1, where there is such a limit. */
function positive(limit: number | undefined, most = Number.POSITIVE_INFINITY): number | undefined {
  return limit === undefined ? undefined : Math.min(Math.max(1, limit), most);
}
