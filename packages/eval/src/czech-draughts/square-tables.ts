import type { Side } from '@tahoun/core';
import { EDGE, LAST_ROWS, type Squares, countSquares, squareName } from '@tahoun/games/czech-draughts';
import type { ParameterValues, SquareTable } from '../game-ai.js';

/*
 * Kühr's tables (figure 12): a number for each kind of piece and square, as White sees them. His own are made of the
 * edge and the first row; people may set any square.
 */

/** Range of a bonus, or a penalty below 0. */
export const BONUS = { min: -100, max: 100, step: 1 } as const;

const KINDS = ['man', 'king'] as const;
type Kind = (typeof KINDS)[number];

const SQUARES = 32;
const NAMES = Array.from({ length: SQUARES }, (_, square) => squareName(square));

/** The tables that people may set. A man on the last row is a king. */
export const DRAUGHTS_TABLES: readonly SquareTable[] = KINDS.map((id) => ({
  id,
  ...BONUS,
  isShared: false,
  squares: NAMES.filter((_, square) => id === 'king' || (LAST_ROWS[0] & (1 << square)) === 0),
  usual: (square, values) => usualBonus(values, NAMES.indexOf(square)),
}));

/** Points for the edge and the own first row. @param square as White sees it. */
function usualBonus(values: ParameterValues, square: number): number {
  const set = 1 << square;
  const isEdge = (set & EDGE) !== 0;
  const isFirstRow = (set & LAST_ROWS[1]) !== 0;
  return (isEdge ? values.edge! : 0) + (isFirstRow ? values['back-row']! : 0);
}

/** The square as White would see it. */
function asWhite(side: Side, square: number): number {
  return side === 0 ? square : SQUARES - 1 - square;
}

/** Points of a piece of a side for a square: the numbers of the tables. */
export function squareBonus(values: ParameterValues, side: Side, square: number, isKing: boolean): number {
  const at = asWhite(side, square);
  return values[`${isKing ? 'king' : 'man'}-${NAMES[at]}`] ?? usualBonus(values, at);
}

/** Squares of one value. */
interface Share {
  readonly set: Squares;
  readonly value: number;
}

/** The squares that have values of their own, by side. */
export function ownSquares(values: ParameterValues) {
  const sharesOf = (kind: Kind) => ([0, 1] as const).map((side) => sharesFor(values, kind, side));
  const [men, kings] = [sharesOf('man'), sharesOf('king')];
  const all = (shares: readonly Share[]) => shares.reduce((set, share) => set | share.set, 0);
  const [menSets, kingSets] = [men.map(all), kings.map(all)];
  return {
    isEmpty: [...menSets, ...kingSets].every((set) => set === 0),
    /** The pieces on other squares. */
    without: (pieces: Squares, kingsOfBoth: Squares, side: Side): Squares =>
      pieces & ~((kingsOfBoth & kingSets[side]!) | (~kingsOfBoth & menSets[side]!)),
    /** The values of the pieces on these. */
    sum: (pieces: Squares, kingsOfBoth: Squares, side: Side): number =>
      sumOf(men[side]!, pieces & ~kingsOfBoth) + sumOf(kings[side]!, pieces & kingsOfBoth),
  };
}

function sharesFor(values: ParameterValues, kind: Kind, side: Side): readonly Share[] {
  const sets = new Map<number, Squares>();
  for (let square = 0; square < SQUARES; square++) {
    const value = values[`${kind}-${NAMES[asWhite(side, square)]}`];
    if (value !== undefined) sets.set(value, (sets.get(value) ?? 0) | (1 << square));
  }
  return [...sets].map(([value, set]) => ({ set, value }));
}

function sumOf(shares: readonly Share[], pieces: Squares): number {
  let sum = 0;
  for (const { set, value } of shares) sum += value * countSquares(pieces & set);
  return sum;
}
