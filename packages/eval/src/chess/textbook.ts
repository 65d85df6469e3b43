import type { Evaluation } from '@tahoun/core';
import { type ChessPosition, KNIGHT, PAWN } from '@tahoun/games/chess';
import { type PieceValues, byKind, forMover, materialDifference, squaresOf } from './material.js';

export interface SimpleWeights {
  readonly values: PieceValues;
  /** For a pawn or knight for each step that it is nearer to the middle than the edge is, 0 to 3. */
  readonly centre: number;
}

/**
 * Němec's article (2006) takes "a simple static function" for granted and gives no numbers; these are
 * the usual values of the pieces and a little for standing in the middle.
 */
export const SIMPLE_WEIGHTS: SimpleWeights = {
  values: { pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 900 },
  centre: 5,
};

/** Material, and pawns and knights towards the middle: the evaluation of the textbook searches. */
export function simpleChess({ values, centre }: SimpleWeights): Evaluation<ChessPosition> {
  const worth = byKind(values);
  const material = (position: ChessPosition) => forMover(position, materialDifference(position, worth));
  const middle = (position: ChessPosition) => forMover(position, centre * middleDifference(position));
  return {
    id: 'simple-chess',
    evaluate: (position) => material(position) + middle(position),
    terms: (position) => ({ material: material(position), centre: middle(position) }),
  };
}

function middleDifference(position: ChessPosition): number {
  let steps = 0;
  for (const kind of [PAWN, KNIGHT]) {
    for (const side of [0, 1] as const) {
      const sign = side === 0 ? 1 : -1;
      for (const square of squaresOf(position, kind, side)) steps += sign * stepsInwards(square);
    }
  }
  return steps;
}

/** 0 on the edge, 3 on the four squares in the middle. */
function stepsInwards(square: number): number {
  const [file, rank] = [square & 7, square >> 3];
  return Math.min(file, 7 - file, rank, 7 - rank);
}
