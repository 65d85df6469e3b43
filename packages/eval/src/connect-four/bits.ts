/*
 * Sets of cells as the position keeps them: seven bits a column, columns a to d in the low half, e
 * to g in the high one (drawn in games/connect-four/position.ts). A line across columns begins in
 * the low half, so the cells `k` steps along all such lines are one int32.
 */
const LOW_BITS = 28;

/** The set moved back by so many bits, as its low half: what lies that far on comes to a line's first cell. */
export function ahead(lo: number, hi: number, bits: number): number {
  return (lo >>> bits) | (hi << (LOW_BITS - bits));
}

/** Bits of one step right, up to the right and down to the right. */
export const ACROSS = 7;
export const RISING = 8;
export const FALLING = 6;

export function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
