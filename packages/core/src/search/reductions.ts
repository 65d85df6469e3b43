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

/** Plies less, 0 or more, for the move picked as number `index` from 0 (Levy, Broughton and Taylor 1989). */
export function lateReduction(depth: number, index: number): number {
  return REDUCTIONS[64 * Math.min(depth, LARGEST) + Math.min(index, LARGEST)] as number;
}
