import type { Move } from '@tahoun/core';
import { aiOf } from '../games.js';
import type { BoardState } from '../team/board-state.js';
import type { SearchOrder } from '../team/order.js';
import { type ChosenLevel, levelNearest, limitedGoal } from '../team/strength.js';
import { type GoCommand, goalOf } from './go.js';
import type { Settings } from './options.js';

/** What a `go` comes to, besides where it starts from. */
export type SearchPlan = Omit<SearchOrder, 'course' | 'stopFlag' | 'ponderFlag'> & {
  /** Threads to use at most. */
  readonly threads: number;
  /** Nothing but `stop` lets the answer out. */
  readonly isInfinite: boolean;
  /** The answer and the clock wait for `ponderhit`. */
  readonly isPonder: boolean;
};

/**
 * How `go` is to be searched with these settings.
 * @param askedAt when it was read, by `clockMs`.
 * @param moves those of its moves that are legal; none stands for all there are.
 */
export function planOf(
  go: GoCommand,
  { position }: BoardState,
  settings: Settings,
  askedAt: number,
  moves: readonly Move[],
): SearchPlan {
  const goal = goalOf(go, position.turn, settings.overheadMs);
  const common = {
    askedAt,
    ...(moves.length === 0 ? {} : { moves }),
    isInfinite: go.isInfinite,
    isPonder: go.isPonder,
  };
  const chosen = chosenLevel(settings);
  if (chosen === null) {
    const { multiPv, threads } = settings;
    return { ...common, goal, multiPv, threads };
  }
  const { level } = chosen;
  return { ...common, goal: limitedGoal(goal, level), multiPv: 1, threads: 1, level };
}

/** The level that plays, where the strength is limited. */
export function chosenLevel({ isLimited, elo, game }: Settings): ChosenLevel | null {
  return isLimited ? levelNearest(aiOf(game), elo) : null;
}
