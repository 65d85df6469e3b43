import type { Tapered } from '../../tapered.js';

/**
 * What the learned evaluation weighs, in hundredths of a man. "Own" is the side that a number speaks for; it sees the
 * board from its own side, so both sides share the numbers.
 */
export interface PatternWeights {
  /** A man, a king, and the first king while the other side has none. */
  readonly man: Tapered;
  readonly king: Tapered;
  readonly onlyKings: Tapered;
  /** A king on each of the 32 squares, by their bits as White sees them. */
  readonly kingSquares: Tapered;
  /** The patterns of men in each window, one window after the other. */
  readonly patterns: Tapered;
}

export const WEIGHT_NAMES = ['man', 'king', 'onlyKings', 'kingSquares', 'patterns'] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];

/**
 * A block of dark squares, `rows` rows of `columns`, the upper left one on row `row` (0 is row 8) and number
 * `column` of that row. Each square holds none, an own man or another's man: 3 to the number of squares patterns.
 */
export interface Window {
  readonly row: number;
  readonly column: number;
}

const ROWS = 8;
const COLUMNS = 4;
export const WINDOW_ROWS = 3;
export const WINDOW_COLUMNS = 2;
/** Where the first column of a window may be. */
export const FIRST_COLUMNS = Array.from({ length: COLUMNS - WINDOW_COLUMNS + 1 }, (_, column) => column);
export const PATTERN_COUNT = 3 ** (WINDOW_ROWS * WINDOW_COLUMNS);

/**
 * All places of the window, overlapping, but of two that become each other by turning the board only the upper
 * one: what it says for White it says for Black in the lower one.
 */
export const WINDOWS: readonly Window[] = allWindows().filter((window) => {
  const turned = turnedWindow(window);
  return window.row < turned.row || (window.row === turned.row && window.column <= turned.column);
});

function allWindows(): Window[] {
  const windows: Window[] = [];
  for (let row = 0; row + WINDOW_ROWS <= ROWS; row++) {
    for (const column of FIRST_COLUMNS) windows.push({ row, column });
  }
  return windows;
}

/** The same window after half a turn of the board. */
export function turnedWindow({ row, column }: Window): Window {
  return { row: ROWS - WINDOW_ROWS - row, column: COLUMNS - WINDOW_COLUMNS - column };
}

export const WEIGHT_COUNTS: Readonly<Record<WeightName, number>> = {
  man: 1,
  king: 1,
  onlyKings: 1,
  kingSquares: 32,
  patterns: WINDOWS.length * PATTERN_COUNT,
};

/** Weights to begin with: material, and nothing known of any pattern. */
export function plainWeights(): PatternWeights {
  const both = (numbers: readonly number[]): Tapered => ({ middlegame: numbers, endgame: numbers });
  const none = (name: WeightName) => both(new Array<number>(WEIGHT_COUNTS[name]).fill(0));
  return {
    man: both([100]),
    king: both([200]),
    onlyKings: both([80]),
    kingSquares: none('kingSquares'),
    patterns: none('patterns'),
  };
}
