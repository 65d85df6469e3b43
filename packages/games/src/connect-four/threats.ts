/**
 * The cells that complete a four. Sets of cells are two int32 halves as drawn in `position.ts`; the
 * halves are 28 and 21 bits wide, and a step along a line is `bits` up in the whole of 49.
 */
const LOW_BITS = 28;
const LOW_MASK = 0x0fffffff;
const HIGH_MASK = 0x1fffff;

const ACROSS = 7;
const RISING = 8;
const FALLING = 6;

/**
 * The cells, free or not, where one more disc of the set makes a four: the low half of 49 bits. In a
 * column only the cell above three counts, as columns have no gaps.
 */
export function completionsLo(lo: number, hi: number): number {
  const up = (lo << 1) & (lo << 2) & (lo << 3);
  return (up | alongLo(lo, hi, ACROSS) | alongLo(lo, hi, RISING) | alongLo(lo, hi, FALLING)) & LOW_MASK;
}

/** The same in the high half. */
export function completionsHi(lo: number, hi: number): number {
  const up = (hi << 1) & (hi << 2) & (hi << 3);
  return (up | alongHi(lo, hi, ACROSS) | alongHi(lo, hi, RISING) | alongHi(lo, hi, FALLING)) & HIGH_MASK;
}

function alongLo(lo: number, hi: number, step: number): number {
  const before1 = lo << step;
  const after1 = downLo(lo, hi, step);
  const before = before1 & (lo << (2 * step));
  const after = after1 & downLo(lo, hi, 2 * step);
  return (before & ((lo << (3 * step)) | after1)) | (after & (downLo(lo, hi, 3 * step) | before1));
}

function alongHi(lo: number, hi: number, step: number): number {
  const before1 = upHi(lo, hi, step);
  const after1 = hi >>> step;
  const before = before1 & upHi(lo, hi, 2 * step);
  const after = after1 & (hi >>> (2 * step));
  return (before & (upHi(lo, hi, 3 * step) | after1)) | (after & ((hi >>> (3 * step)) | before1));
}

/* One half of the set moved along by `bits` bits, up or down. Bits outside the half are masked at the end. */

function upHi(lo: number, hi: number, bits: number): number {
  return (hi << bits) | (lo >>> (LOW_BITS - bits));
}

function downLo(lo: number, hi: number, bits: number): number {
  return (lo >>> bits) | (hi << (LOW_BITS - bits));
}
