import { TABLE_DRAW, solveSlice } from '@tahoun/core';
import { ChessPawnEnding, pawnEndingIndex } from './kpk-moves.js';

/** By index, from the side to move; solved backwards at the first question, in about 0.1 s. */
let values: Int16Array | null = null;

/**
 * Whether White wins with king and pawn against a bare king. The position has to be legal.
 * @param pawn on any file; the board is mirrored where needed. @param turn 0 when White is to move.
 */
export function isPawnWon(whiteKing: number, pawn: number, blackKing: number, turn: number): boolean {
  values ??= solveSlice(new ChessPawnEnding()).values;
  const mirror = (pawn & 7) > 3 ? 7 : 0;
  const at = pawnEndingIndex(turn, pawn ^ mirror, whiteKing ^ mirror, blackKing ^ mirror);
  // Black never wins, so the side to move says whose win a decided position is.
  return values[at] !== TABLE_DRAW;
}
