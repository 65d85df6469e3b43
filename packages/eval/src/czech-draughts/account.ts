import type { Side } from '@tahoun/core';
import {
  type DraughtsPosition,
  EDGE,
  LAST_ROWS,
  type Squares,
  countSquares as count,
  downLeft,
  downRight,
  squaresOf,
  upLeft,
  upRight,
} from '@tahoun/games/czech-draughts';
import type { PieceSquareWeights } from './piece-squares.js';

/** One piece with its points in Kühr's function, all of them for its own side. */
export interface PieceAccount {
  /** 0 to 31, as PDN numbers the dark squares, less one. */
  readonly square: number;
  readonly side: Side;
  readonly isKing: boolean;
  readonly material: number;
  /** Points for its square. */
  readonly bonus: number;
  /** Points for own pieces on the squares next to it. */
  readonly company: number;
}

export interface PieceSquareAccount {
  /** White's pieces first, each side's from the eighth row down. */
  readonly pieces: readonly PieceAccount[];
  /** All points of White and of Black. */
  readonly sums: readonly [number, number];
}

/** Points of a piece of a side, man or king alike, for a square: the numbers of Kühr's tables. */
export function squareBonus(weights: PieceSquareWeights, side: Side, square: number): number {
  const set = 1 << square;
  const ownRow = LAST_ROWS[(1 - side) as Side];
  return ((set & EDGE) !== 0 ? weights.edge : 0) + ((set & ownRow) !== 0 ? weights['back-row'] : 0);
}

/**
 * Points of each piece by Kühr's function. Unless weights have fractions, White's sum less Black's is its
 * value for White.
 */
export function pieceSquareAccount(
  { white, black, kings }: DraughtsPosition,
  weights: PieceSquareWeights,
): PieceSquareAccount {
  const pieces = ([white, black] as const).flatMap((own, side) =>
    squaresOf(own).map((square): PieceAccount => {
      const isKing = (kings & (1 << square)) !== 0;
      return {
        ...{ square, side: side as Side, isKing },
        material: isKing ? weights.king : weights.man,
        bonus: squareBonus(weights, side as Side, square),
        company: weights.neighbour * count(nextTo(1 << square) & own),
      };
    }),
  );
  const sum = (side: Side) =>
    pieces
      .filter((piece) => piece.side === side)
      .reduce((total, { material, bonus, company }) => total + material + bonus + company, 0);
  return { pieces, sums: [sum(0), sum(1)] };
}

function nextTo(set: Squares): Squares {
  return upLeft(set) | upRight(set) | downLeft(set) | downRight(set);
}
