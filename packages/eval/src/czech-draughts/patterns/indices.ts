import type { DraughtsSquares } from '@tahoun/games/czech-draughts';
import {
  FIRST_COLUMNS,
  PATTERN_COUNT,
  WINDOWS,
  WINDOW_COLUMNS,
  WINDOW_ROWS,
  turnedWindow,
} from './layout.js';

/** Squares of a row, and bits of the rows that a window spans. */
const ROW_BITS = 4;
const SPAN = 1 << (ROW_BITS * WINDOW_ROWS);

/**
 * `digits[bits]`: the men among `bits`, which are the rows that a window spans, as a number with a digit to base 3
 * for each square of the window.
 */
function digitsOf(column: number, isTurned: boolean): Uint16Array {
  const squares = Array.from(
    { length: WINDOW_ROWS * WINDOW_COLUMNS },
    (_, at) => ROW_BITS * Math.floor(at / WINDOW_COLUMNS) + column + (at % WINDOW_COLUMNS),
  );
  if (isTurned) squares.reverse();
  const digits = new Uint16Array(SPAN);
  for (let bits = 0; bits < SPAN; bits++)
    for (const square of squares) digits[bits] = 3 * digits[bits]! + ((bits >> square) & 1);
  return digits;
}

/** By the window's first column; windows of the same columns share them. */
const DIGITS = FIRST_COLUMNS.map((column) => digitsOf(column, false));
const TURNED_DIGITS = FIRST_COLUMNS.map((column) => digitsOf(column, true));

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
    digits: DIGITS[window.column]!,
    turnedShift: ROW_BITS * turned.row,
    turnedDigits: TURNED_DIGITS[turned.column]!,
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
