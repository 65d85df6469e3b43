import {
  type Move,
  OpeningBook,
  type Random,
  type RankedMove,
  type SearchResult,
  type StrongRequest,
  legalMoves,
} from '@tahoun/core';
import type { GameAi, Level } from '@tahoun/eval';
import type { Loaded } from './state.js';

/** Techniques that a level with blunders does without, because they see everything. */
const ALL_SEEING = ['winning-move', 'non-losing-moves'] as const;

/**
 * Options of a level's search besides its limits: it misses moves, and it ranks all of those that it may
 * misjudge.
 * @param moves the root moves to choose from; all of them when left out.
 */
export function asLevel(
  { noise, blunders = 0 }: Level,
  { position, moves }: Pick<StrongRequest, 'position' | 'moves'>,
  random: Random,
): Pick<StrongRequest, 'moves' | 'multiPv' | 'blunders' | 'without'> {
  const rootMoves = moves ?? legalMoves(position);
  return {
    moves: rootMoves,
    multiPv: noise > 0 ? rootMoves.length : 1,
    ...(blunders > 0
      ? { blunders: { chance: blunders, seed: random.nextInt32() }, without: ALL_SEEING }
      : {}),
  };
}

/**
 * Misjudges every ranked move by an error of triangular distribution, mean 0, and takes the best of that.
 * @param noise the largest error, in centi-units; 0 leaves the result as it is.
 */
export function misjudge(result: SearchResult, noise: number, random: Random): SearchResult {
  const { ranked = [] } = result;
  if (noise === 0 || ranked.length === 0) return result;
  let chosen: RankedMove = result;
  let best = Number.NEGATIVE_INFINITY;
  for (const line of ranked) {
    const believed = line.score + noise * (random.next() + random.next() - 1);
    if (believed > best) {
      best = believed;
      chosen = line;
    }
  }
  const { move, score, pv, distanceIsBound = false } = chosen;
  return { ...result, move, score, pv, distanceIsBound, exact: result.exact && score === result.score };
}

/** Most moves that a level's search makes. @param level 1 to `MAX_LEVEL` */
export function levelNodes({ levels }: Pick<GameAi, 'levels'>, level: number): number {
  return (levels[level - 1] as Level).nodes;
}

/** The books read so far, by game. */
const books = new Map<string, OpeningBook | undefined>();

/** The moves that the game's opening book has for a position; none where it knows none. */
export function bookMoves({ game, ai, position }: Loaded): readonly Move[] {
  if (!books.has(game.id)) {
    const text = ai.book;
    books.set(game.id, text === undefined ? undefined : new OpeningBook(game.initial(), text));
  }
  const known = books.get(game.id)?.find(position) ?? [];
  // Under another variant of the rules a move of the book may not be legal.
  const legal = known.length === 0 ? [] : legalMoves(position);
  return known.filter((move) => legal.includes(move));
}
