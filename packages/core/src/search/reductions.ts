import type { Frame } from './frame.js';
import type { SearchState } from './state.js';

/** Shallowest depth with late-move reductions, and the first move that counts as late, from 0. */
const LATE_DEPTH = 3;
const FIRST_LATE_MOVE = 4;
const LARGEST = 63;

/** `REDUCTIONS[64 * depth + index]`: more the deeper and the later, both up to 63. */
const REDUCTIONS = Int8Array.from({ length: (LARGEST + 1) ** 2 }, (_, i) => {
  const [depth, index] = [i >> 6, i & LARGEST];
  if (depth < LATE_DEPTH || index < FIRST_LATE_MOVE) return 0;
  return Math.min(depth - 2, Math.trunc(0.4 + (Math.log(depth) * Math.log(index)) / 2.4));
});

/** So much history is worth one ply of reduction. */
const HISTORY_A_PLY = 12_000;

/** By how much a null move looks less far: a ply more for so many margins that the position is better than need be. */
const NULL_MOVE_REDUCTION = 3;
const SURPLUS_A_PLY = 1.5;
const SURPLUS_PLIES = 3;

/** Deepest depth at which late quiet moves are left out, and how many are looked at with depth 1. */
const PRUNING_DEPTH = 8;
const FIRST_PRUNED = 4;

/**
 * The first index, from 0, of the quiet moves that are not worth a look so near to the horizon: the number grows
 * with the square of the depth, and is halved where the side to move is not on the way up.
 */
export function firstPruned(depth: number, isImproving: boolean): number {
  if (depth > PRUNING_DEPTH) return Number.MAX_SAFE_INTEGER;
  const count = FIRST_PRUNED + depth * depth - 1;
  return isImproving ? count : count >> 1;
}

/** Plies less, 0 or more, for the move picked as number `index` from 0 (Levy, Broughton and Taylor 1989). */
export function lateReduction(depth: number, index: number): number {
  return REDUCTIONS[64 * Math.min(depth, LARGEST) + Math.min(index, LARGEST)]!;
}

/**
 * Plies by which the move at `i`, which has just been made, is searched less deep at first: less where the game is on
 * the way up or the move has done well, more where it has not.
 */
export function reductionOf(state: SearchState, node: Frame, i: number): number {
  if (node.mustRespond || !(node.isQuiet || node.isLosing)) return 0;
  if (state.threats?.mustRespond()) return 0;
  let reduction = lateReduction(node.moveDepth, i - node.start);
  if (reduction === 0 || state.noisyMoves === undefined) return reduction;
  if (node.isPv) reduction--;
  if (state.usesStaticEval && !node.isImproving) reduction++;
  if (node.isQuiet) {
    const history = state.ordering.historyScore(node, state.stack.moves[i]!);
    reduction -= (history / HISTORY_A_PLY) | 0;
  }
  return Math.max(0, Math.min(reduction, node.moveDepth - 2));
}

/** Plies left to search after a null move. @param surplus by how much the evaluation is better than beta. */
export function nullMoveDepth({ futilityMargin }: SearchState, { depth }: Frame, surplus: number): number {
  const extra = (surplus / (SURPLUS_A_PLY * Math.max(1, futilityMargin))) | 0;
  return depth - 1 - NULL_MOVE_REDUCTION - (depth >> 2) - Math.min(SURPLUS_PLIES, extra);
}
