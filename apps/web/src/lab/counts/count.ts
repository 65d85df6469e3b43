import { SELECTIVE_TECHNIQUES, type Technique } from '@tahoun/core';
import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import { labGame } from '../games/index.js';
import { numberParam } from '../href.js';

export const COUNTED = ['minimax', 'alpha-beta', 'strong'] as const;
type Counted = (typeof COUNTED)[number];

/** Moves that one search may make; the next depth would take even more. */
export const MOST_MOVES = 15_000_000;

/** Parts of the strong search that can be left out, and the techniques that each is made of. */
const PARTS = {
  ordering: ['hint', 'killers', 'counter-moves', 'history', 'continuation-history'],
  table: ['table', 'symmetry', 'settled'],
  selective: SELECTIVE_TECHNIQUES,
} as const satisfies Record<string, readonly Technique[]>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** Plies ahead. */
export const DEPTHS = { usual: 5, min: 1, max: 12 } as const;

export interface CountQuestion {
  readonly game: string;
  /** Empty for the start of the game. */
  readonly position: string;
  readonly depth: number;
  readonly evaluation: 'textbook' | 'best';
  /** Parts that the strong search does without. */
  readonly without: readonly Part[];
}

export interface Count {
  readonly moves: number;
  readonly seconds: number;
  /** False where the search was not finished. */
  readonly isWhole: boolean;
}

/** The question in the parameters of an address. */
export function questionOf(params: URLSearchParams): CountQuestion {
  const asked = params.get('game') ?? '';
  const left = (params.get('without') ?? '').split(',');
  return {
    game: labGame(asked),
    position: params.get('position') ?? '',
    depth: numberParam(params, 'depth', DEPTHS),
    evaluation: params.get('evaluation') === 'best' ? 'best' : 'textbook',
    without: PART_NAMES.filter((part) => left.includes(part)),
  };
}

/** The question as parameters of an address, without default values. */
export function paramsOf({
  game,
  position,
  depth,
  evaluation,
  without,
}: CountQuestion): Readonly<Record<string, string>> {
  return {
    ...{ game, depth: String(depth) },
    ...(position.trim() === '' ? {} : { position: position.trim() }),
    ...(evaluation === 'textbook' ? {} : { evaluation }),
    ...(without.length === 0 ? {} : { without: without.join(',') }),
  };
}

/** The request to the engine. */
export function requestOf(
  { game, position, evaluation, without }: CountQuestion,
  algorithm: Counted,
  depth: number,
): BestMoveRequest {
  return {
    ...{ game, algorithm, depth, evaluation, nodes: MOST_MOVES },
    ...(position === '' ? {} : { position }),
    ...(without.length === 0 ? {} : { without: without.flatMap((part) => PARTS[part]) }),
  };
}

export type Ask = (
  request: BestMoveRequest,
) => Promise<Pick<BestMoveAnswer, 'nodes' | 'seconds' | 'limitedBy'>>;

/** Number of moves that a search makes to a depth. @throws InputError for a bad position */
export async function countMoves(
  ask: Ask,
  question: CountQuestion,
  algorithm: Counted,
  depth: number,
): Promise<Count> {
  const { nodes, seconds, limitedBy } = await ask(requestOf(question, algorithm, depth));
  return { moves: nodes, seconds, isWhole: limitedBy === null };
}

/** By search, the first for depth 1. */
export type Counts = Readonly<Partial<Record<Counted, readonly Count[]>>>;

/**
 * Counts depth by depth, and reports all counts after each search; a search that was cut short does not go
 * on to the next depth.
 * @throws InputError for a bad position
 */
export async function countAll(
  ask: Ask,
  question: CountQuestion,
  signal: AbortSignal,
  tell: (counts: Counts) => void,
): Promise<void> {
  const going = new Set<Counted>(COUNTED);
  let counts: Counts = {};
  for (let depth = 1; depth <= question.depth; depth++) {
    for (const algorithm of going) {
      const count = await countMoves(ask, question, algorithm, depth);
      if (signal.aborted) return;
      if (!count.isWhole) going.delete(algorithm);
      counts = { ...counts, [algorithm]: [...(counts[algorithm] ?? []), count] };
      tell(counts);
    }
  }
}

/** The source's depth for a search of `plies` plies. */
export const sourceDepth = (plies: number): number => plies - 1;

/** Whether a count is the printed one. The source counted in floats of 32 bits. */
export function agrees({ moves, isWhole }: Pick<Count, 'moves' | 'isWhole'>, printed: number): boolean {
  return isWhole && Math.fround(moves) === printed;
}
