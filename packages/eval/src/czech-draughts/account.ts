import type { Side } from '@tahoun/core';
import { type DraughtsPosition, countSquares as count, squaresOf } from '@tahoun/games/czech-draughts';
import type { ParameterValues } from '../game-ai.js';
import { type PieceSquareWeights, nextTo } from './piece-squares.js';
import { squareBonus } from './square-tables.js';

/** One piece with its points in Kühr's function, all of them for its own side. */
export interface PieceAccount {
  /** 0 to 31, as PDN numbers the dark squares, less one. */
  readonly square: number;
  readonly side: Side;
  readonly isKing: boolean;
  readonly material: number;
  /** Points for its square. */
  readonly bonus: number;
  /** Points for own pieces on the squares next to it, or for standing alone. */
  readonly company: number;
}

export interface PieceSquareAccount {
  /** White's pieces first, each side's from the eighth row down. */
  readonly pieces: readonly PieceAccount[];
  /** All points of White and of Black. */
  readonly sums: readonly [number, number];
}

/**
 * Points of each piece by Kühr's function. Unless weights have fractions, White's sum less Black's is its
 * value for White.
 */
export function pieceSquareAccount(
  { white, black, kings }: DraughtsPosition,
  weights: PieceSquareWeights & ParameterValues,
): PieceSquareAccount {
  const pieces = ([white, black] as const).flatMap((own, side) =>
    squaresOf(own).map((square): PieceAccount => {
      const isKing = (kings & (1 << square)) !== 0;
      const beside = count(nextTo(1 << square) & own);
      return {
        square,
        side: side as Side,
        isKing,
        material: isKing ? weights.king : weights.man,
        bonus: squareBonus(weights, side as Side, square, isKing),
        company: beside === 0 ? weights.lone : weights.neighbour * beside,
      };
    }),
  );
  const sum = (side: Side) =>
    pieces
      .filter((piece) => piece.side === side)
      .reduce((total, { material, bonus, company }) => total + material + bonus + company, 0);
  return { pieces, sums: [sum(0), sum(1)] };
}
