import { TABLE_DRAW, TableReader } from '@tahoun/core';
import { pawnEndingIndex } from './kpk-moves.js';
import { KPK_TABLE } from './kpk-table.js';

/** By index, from the side to move; unpacked at the first question. */
let values: Int16Array | null = null;

/**
 * Whether White wins with king and pawn against a bare king. The position has to be legal.
 * @param pawn on any file; the board is mirrored where needed. @param turn 0 when White is to move.
 */
export function isPawnWon(whiteKing: number, pawn: number, blackKing: number, turn: number): boolean {
  values ??= new TableReader(bytesOf(KPK_TABLE)).values();
  const mirror = (pawn & 7) > 3 ? 7 : 0;
  const at = pawnEndingIndex(turn, pawn ^ mirror, whiteKing ^ mirror, blackKing ^ mirror);
  // Black never wins, so the side to move says whose win a decided position is.
  return values[at] !== TABLE_DRAW;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
