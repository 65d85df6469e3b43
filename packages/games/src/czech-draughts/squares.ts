/*
 * A set of squares is one int32. Bit n is the dark square that PDN numbers n + 1, row by row from
 * the top left, so White moves towards bit 0 and Black towards bit 31:
 *
 *   8  .  0  .  1  .  2  .  3
 *   7  4  .  5  .  6  .  7  .
 *   6  .  8  .  9  . 10  . 11
 *   5 12  . 13  . 14  . 15  .
 *   4  . 16  . 17  . 18  . 19
 *   3 20  . 21  . 22  . 23  .
 *   2  . 24  . 25  . 26  . 27
 *   1 28  . 29  . 30  . 31  .
 *      a  b  c  d  e  f  g  h
 *
 * A step along a diagonal is 3, 4 or 5 bits, depending on the row: rows 8, 6, 4 and 2 are half a
 * square further to the right than the others.
 */

/** A dark square, 0 to 31. */
export type Square = number;
/** Dark squares as bits of an int32. */
export type Squares = number;

export const SQUARE_COUNT = 32;

/** Rows 8, 6, 4, 2 and those of their squares that have a neighbour on the right. */
const EVEN_ROWS = 0x0f0f0f0f;
const EVEN_WITH_RIGHT = 0x07070707;
/** Rows 7, 5, 3, 1 and those of their squares that have a neighbour on the left. */
const ODD_ROWS = 0xf0f0f0f0 | 0;
const ODD_WITH_LEFT = 0xe0e0e0e0 | 0;

/** The row where a side's men become kings, by side. */
export const LAST_ROWS = [0x0000000f, 0xf0000000 | 0] as const;
/** The first and last rows, and the squares at the ends of the others. */
export const EDGE: Squares = 0xf818181f | 0;
/** The long diagonal a1-h8. */
export const MAIN_DIAGONAL: Squares = 0x11224488 | 0;

/* A whole set moved one step; squares that would leave the board are dropped. */

export function upLeft(set: Squares): Squares {
  return ((set & EVEN_ROWS) >>> 4) | ((set & ODD_WITH_LEFT) >>> 5);
}

export function upRight(set: Squares): Squares {
  return ((set & EVEN_WITH_RIGHT) >>> 3) | ((set & ODD_ROWS) >>> 4);
}

export function downLeft(set: Squares): Squares {
  return ((set & EVEN_ROWS) << 4) | ((set & ODD_WITH_LEFT) << 3);
}

export function downRight(set: Squares): Squares {
  return ((set & EVEN_WITH_RIGHT) << 5) | ((set & ODD_ROWS) << 4);
}

/** Every square's opposite: bit n becomes bit 31 - n. */
export function halfTurn(set: Squares): Squares {
  let turned = ((set >>> 1) & 0x55555555) | ((set & 0x55555555) << 1);
  turned = ((turned >>> 2) & 0x33333333) | ((turned & 0x33333333) << 2);
  turned = ((turned >>> 4) & 0x0f0f0f0f) | ((turned & 0x0f0f0f0f) << 4);
  turned = ((turned >>> 8) & 0x00ff00ff) | ((turned & 0x00ff00ff) << 8);
  return (turned >>> 16) | (turned << 16);
}

/** The four diagonals. Those up, which White's men move along, come first. */
export const UP_LEFT = 0;
export const UP_RIGHT = 1;
export const DOWN_LEFT = 2;
export const DOWN_RIGHT = 3;
export const DIRECTIONS = 4;

const STEPS = [upLeft, upRight, downLeft, downRight] as const;

/** `RAYS[32 * direction + square]`: the squares beyond `square` up to the edge. */
export const RAYS = new Int32Array(DIRECTIONS * SQUARE_COUNT);
/** `NEIGHBOURS[32 * direction + square]`: the first of them as a bit, 0 at the edge. */
export const NEIGHBOURS = new Int32Array(DIRECTIONS * SQUARE_COUNT);
for (const [direction, step] of STEPS.entries()) {
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const first = step(1 << square);
    NEIGHBOURS[SQUARE_COUNT * direction + square] = first;
    for (let next = first; next !== 0; next = step(next)) {
      RAYS[SQUARE_COUNT * direction + square] = RAYS[SQUARE_COUNT * direction + square]! | next;
    }
  }
}

/** The lowest square of a set that is not empty. */
export function lowest(set: Squares): Square {
  return 31 - Math.clz32(set & -set);
}

/** The square of `set`, a part of a ray in `direction`, that comes first along it. */
export function nearest(set: Squares, direction: number): Square {
  return direction < DOWN_LEFT ? 31 - Math.clz32(set) : lowest(set);
}

/** The squares of a ray from `square` before the first occupied one. */
export function reach(square: Square, direction: number, occupied: Squares): Squares {
  const ray = RAYS[SQUARE_COUNT * direction + square]!;
  const blockers = ray & occupied;
  if (blockers === 0) return ray;
  const first = nearest(blockers, direction);
  return ray & ~(1 << first) & ~RAYS[SQUARE_COUNT * direction + first]!;
}

export function countSquares(set: Squares): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The squares of a set, in ascending order. */
export function squaresOf(set: Squares): Square[] {
  const squares: Square[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) squares.push(lowest(rest));
  return squares;
}

/** Row from 0 at the top and column from 0 at the left, as the board is drawn. */
export function placeOf(square: Square): { row: number; column: number } {
  const row = square >> 2;
  return { row, column: 2 * (square & 3) + (row % 2 === 0 ? 1 : 0) };
}

/** `c3` */
export function squareName(square: Square): string {
  const { row, column } = placeOf(square);
  return 'abcdefgh'.charAt(column) + (8 - row);
}
