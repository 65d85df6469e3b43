import type { Random, RankedMove, SearchResult } from '@tahoun/core';
import type { EvaluationKit, Level } from '@tahoun/eval';
import type { Goal } from './order.js';

/** One of a game's levels with its number, from 1. */
export interface ChosenLevel {
  readonly number: number;
  readonly elo: number;
  readonly level: Level;
}

/** The level whose strength is nearest to `elo`; null in games whose levels were never measured. */
export function levelNearest({ levels, elo: ratings }: EvaluationKit, elo: number): ChosenLevel | null {
  const chosen = levels.flatMap((level, index): ChosenLevel[] => {
    const rating = ratings?.[index];
    return rating === undefined ? [] : [{ number: index + 1, elo: rating, level }];
  });
  chosen.sort((a, b) => Math.abs(a.elo - elo) - Math.abs(b.elo - elo));
  return chosen[0] ?? null;
}

/** A goal that a level does not look beyond. */
export function limitedGoal(goal: Goal, { depth, nodes }: Level): Goal {
  return {
    ...goal,
    depth: Math.min(depth, goal.depth ?? depth),
    nodes: Math.min(nodes, goal.nodes ?? nodes),
  };
}

/**
 * Misjudges every ranked move by an error of triangular distribution, mean 0, and takes the best of that.
 * @param noise the largest error, in centi-units.
 */
export function withNoise(result: SearchResult, noise: number, random: Random): SearchResult {
  let chosen: RankedMove = result;
  let best = Number.NEGATIVE_INFINITY;
  for (const line of result.ranked ?? []) {
    const believed = line.score + noise * (random.next() + random.next() - 1);
    if (believed > best) {
      best = believed;
      chosen = line;
    }
  }
  const { move, score, pv } = chosen;
  return { ...result, move, score, pv, ranked: [chosen] };
}
