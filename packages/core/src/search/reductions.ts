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
  return REDUCTIONS[64 * Math.min(depth, LARGEST) + Math.min(index, LARGEST)] as number;
}
