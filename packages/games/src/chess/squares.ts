/*
 * Squares are numbered a1 = 0, b1 = 1 ... h1 = 7, a2 = 8 ... h8 = 63. A set of squares is 64 bits in
 * two int32: ranks 1 to 4 in the low half, ranks 5 to 8 in the high one.
 *
 *   8   24 25 26 27 28 29 30 31
 *   7   16 17 18 19 20 21 22 23     bits of the high half
 *   6    8  9 10 11 12 13 14 15
 *   5    0  1  2  3  4  5  6  7
 *       -----------------------
 *   4   24 25 26 27 28 29 30 31
 *   3   16 17 18 19 20 21 22 23     bits of the low half
 *   2    8  9 10 11 12 13 14 15
 *   1    0  1  2  3  4  5  6  7
 *        a  b  c  d  e  f  g  h
 *
 * A shift counts modulo 32, so `1 << square` is the bit in either half and `square >> 5` the half.
 * Tables of sets keep the halves of set i at 2i and 2i + 1.
 */

/** Stands for a missing square. */
export const NO_SQUARE = -1;

/** The a-file and the h-file in either half. */
export const FILE_A = 0x01010101;
export const FILE_H = FILE_A << 7;

export function fileOf(square: number): number {
  return square & 7;
}

/** 0 for rank 1. */
export function rankOf(square: number): number {
  return square >> 3;
}

export function squareAt(file: number, rank: number): number {
  return 8 * rank + file;
}

/** `e4`. */
export function squareName(square: number): string {
  return 'abcdefgh'.charAt(fileOf(square)) + (rankOf(square) + 1);
}

/** The square of a name such as `e4`, `NO_SQUARE` for anything else. */
export function squareOf(name: string): number {
  if (!/^[a-h][1-8]$/.test(name)) return NO_SQUARE;
  return squareAt(name.charCodeAt(0) - 97, Number(name[1]) - 1);
}

/** Index of the lowest bit of a half that is not empty. */
export function lowestBit(half: number): number {
  return 31 - Math.clz32(half & -half);
}

/** The one or the lowest square of a set that is not empty. */
export function firstSquare(lo: number, hi: number): number {
  return lo !== 0 ? lowestBit(lo) : 32 + lowestBit(hi);
}

export function bitCount(half: number): number {
  let n = half - ((half >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Adds a square to set `index` of a table. */
export function addSquare(table: Int32Array, index: number, square: number): void {
  table[2 * index + (square >> 5)]! |= 1 << square;
}
