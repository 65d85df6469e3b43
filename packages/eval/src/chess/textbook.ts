import type { Evaluation } from '@tahoun/core';
import { type ChessPosition, KNIGHT, PAWN } from '@tahoun/games/chess';
import { forMover, materialDifference, squaresOf } from './material.js';

/*
 * Němec's article (2006) takes "a simple static function" for granted and gives no numbers; these are
 * the usual values of the pieces and a little for standing in the middle.
 */
/** By kind, in centipawns. */
const VALUES = Int32Array.of(0, 100, 300, 300, 500, 900);
/** For a pawn or knight for each step that it is nearer to the middle than the edge is, 0 to 3. */
const CENTRE = 5;

/** Material, and pawns and knights towards the middle: the evaluation of the textbook searches. */
export const simpleChess: Evaluation<ChessPosition> = {
  id: 'simple-chess',
  evaluate: (position) => material(position) + middle(position),
  terms: (position) => ({ material: material(position), centre: middle(position) }),
};

function material(position: ChessPosition): number {
  return forMover(position, materialDifference(position, VALUES));
}

function middle(position: ChessPosition): number {
  return forMover(position, CENTRE * middleDifference(position));
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
