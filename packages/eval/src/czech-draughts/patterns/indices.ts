import type { DraughtsSquares } from '@tahoun/games/czech-draughts';
import { PATTERN_COUNT, WINDOWS, WINDOW_COLUMNS, WINDOW_ROWS, turnedWindow } from './layout.js';

/** Squares of a row, and bits of the rows that a window spans. */
const ROW_BITS = 4;
const SPAN = 1 << (ROW_BITS * WINDOW_ROWS);

/**
 * `digits[bits]`: the men among `bits`, which are the rows that a window spans, as a number with a digit to base 3
 * for each square of the window.
 */
function digitsOf(column: number, isTurned: boolean): Uint16Array {
  return Uint16Array.from({ length: SPAN }, (_, bits) => {
    const squares: number[] = [];
    for (let row = 0; row < WINDOW_ROWS; row++) {
      for (let i = 0; i < WINDOW_COLUMNS; i++) squares.push((bits >> (ROW_BITS * row + column + i)) & 1);
    }
    if (isTurned) squares.reverse();
    return squares.reduce((number, square) => 3 * number + square, 0);
  });
}

/** Where a window's numbers begin, and how to read the men in it as White, and in the turned one as Black. */
interface Reader {
  readonly offset: number;
  readonly shift: number;
  readonly digits: Uint16Array;
  readonly turnedShift: number;
  readonly turnedDigits: Uint16Array;
}

const readers: readonly Reader[] = WINDOWS.map((window, index) => {
  const turned = turnedWindow(window);
  return {
    offset: index * PATTERN_COUNT,
    shift: ROW_BITS * window.row,
    digits: digitsOf(window.column, false),
    turnedShift: ROW_BITS * turned.row,
    turnedDigits: digitsOf(turned.column, true),
  };
});

/** Every window gives two numbers. */
export const INDEX_COUNT = 2 * readers.length;

/**
 * Which pattern each window holds: first as White sees it, then as Black sees the turned one.
 * @param out `INDEX_COUNT` numbers, indexes of `PatternWeights.patterns`.
 */
export function writePatternIndices(
  whiteMen: DraughtsSquares,
  blackMen: DraughtsSquares,
  out: Int32Array,
): void {
  for (let i = 0; i < readers.length; i++) {
    const { offset, shift, digits, turnedShift, turnedDigits } = readers[i] as Reader;
    const white = digits[(whiteMen >>> shift) & (SPAN - 1)]!;
    const black = digits[(blackMen >>> shift) & (SPAN - 1)]!;
    const whiteTurned = turnedDigits[(whiteMen >>> turnedShift) & (SPAN - 1)]!;
    const blackTurned = turnedDigits[(blackMen >>> turnedShift) & (SPAN - 1)]!;
    out[2 * i] = offset + white + 2 * black;
    out[2 * i + 1] = offset + blackTurned + 2 * whiteTurned;
  }
}
