import type { GameAi, Level } from '@tahoun/eval';
import type { Goal } from './order.js';

/** One of a game's levels with its number, from 1. */
export interface ChosenLevel {
  readonly number: number;
  readonly elo: number;
  readonly level: Level;
}

/** The level whose strength is nearest to `elo`; null in games whose levels were never measured. */
export function levelNearest({ levels, elo: ratings }: GameAi, elo: number): ChosenLevel | null {
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
