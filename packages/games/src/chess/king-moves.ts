import type { Side } from '@tahoun/core';
import { KING_ATTACKS } from './attacks.js';
import { type ChessState, type Wing, kingTarget, rookTarget } from './castling.js';
import { isAttacked } from './checks.js';
import { CAPTURED_SHIFT, CASTLING, PIECE_SHIFT, TO_SHIFT } from './move.js';
import { KING } from './pieces.js';
import { lowestBit } from './squares.js';

/** Writes the king's single steps to wanted squares that are not attacked. */
export function kingMoves(
  { bits, board, turn }: ChessState,
  king: number,
  out: Int32Array,
  at: number,
  wantedLo: number,
  wantedHi: number,
  occupiedLo: number,
  occupiedHi: number,
): number {
  const them = (1 - turn) as Side;
  // The king does not hide from a slider behind himself.
  const withoutLo = occupiedLo ^ bits[4 * KING + 2 * turn]!;
  const withoutHi = occupiedHi ^ bits[4 * KING + 2 * turn + 1]!;
  const base = king | ((2 * KING + turn) << PIECE_SHIFT);
  let end = at;
  for (let lo = KING_ATTACKS[2 * king]! & wantedLo; lo !== 0; lo &= lo - 1) {
    const to = lowestBit(lo);
    if (isAttacked(bits, to, them, withoutLo, withoutHi)) continue;
    out[end++] = base | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT);
  }
  for (let hi = KING_ATTACKS[2 * king + 1]! & wantedHi; hi !== 0; hi &= hi - 1) {
    const to = 32 + lowestBit(hi);
    if (isAttacked(bits, to, them, withoutLo, withoutHi)) continue;
    out[end++] = base | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT);
  }
  return end;
}

/** Writes the castlings of a king that is not in check. */
export function castlingMoves(
  { bits, castling, castlingRights, turn }: ChessState,
  king: number,
  out: Int32Array,
  at: number,
  occupiedLo: number,
  occupiedHi: number,
): number {
  let end = at;
  for (let isTowardsA = 0; isTowardsA < 2; isTowardsA++) {
    const wing = (2 * turn + isTowardsA) as Wing;
    if ((castlingRights & (1 << wing)) === 0) continue;
    const { empty, safe, rooks } = castling;
    if (((empty[2 * wing]! & occupiedLo) | (empty[2 * wing + 1]! & occupiedHi)) !== 0) continue;
    const way = turn === 0 ? safe[2 * wing]! : safe[2 * wing + 1]!;
    if (isWayAttacked(bits, way, turn, occupiedLo, occupiedHi)) continue;
    const to = kingTarget(wing);
    // In Chess960 the rook itself may have shielded the king's new square.
    const moved = (1 << king) | (1 << rooks[wing]!);
    const placed = (1 << to) | (1 << rookTarget(wing));
    const lo = turn === 0 ? (occupiedLo & ~moved) | placed : occupiedLo;
    const hi = turn === 0 ? occupiedHi : (occupiedHi & ~moved) | placed;
    if (isAttacked(bits, to, (1 - turn) as Side, lo, hi)) continue;
    out[end++] = king | (to << TO_SHIFT) | ((2 * KING + turn) << PIECE_SHIFT) | CASTLING;
  }
  return end;
}

/** Whether one of the squares on the first rank of a side is attacked. @param way bits of one half. */
function isWayAttacked(
  bits: Int32Array,
  way: number,
  turn: Side,
  occupiedLo: number,
  occupiedHi: number,
): boolean {
  for (let left = way; left !== 0; left &= left - 1) {
    const square = 32 * turn + lowestBit(left);
    if (isAttacked(bits, square, (1 - turn) as Side, occupiedLo, occupiedHi)) return true;
  }
  return false;
}
