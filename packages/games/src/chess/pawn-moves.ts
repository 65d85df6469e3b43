import type { Side } from '@tahoun/core';
import { FALLING_LINE, PAWN_ATTACKS, RISING_LINE } from './attacks.js';
import type { ChessState } from './castling.js';
import { EVASIONS, PINNED, isAttacked } from './checks.js';
import { CAPTURED_SHIFT, DOUBLE_STEP, EN_PASSANT, PIECE_SHIFT, PROMOTION_SHIFT, TO_SHIFT } from './move.js';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.js';
import { FILE_A, FILE_H, NO_SQUARE, firstSquare, lowestBit } from './squares.js';

/**
 * Writes the pawns' legal moves, all pawns of a kind of step at once: sets are shifted.
 * @param king square of their own king. @param noisyOnly only captures and promotions to a queen.
 */
export function pawnMoves(
  position: ChessState,
  checks: Int32Array,
  king: number,
  out: Int32Array,
  at: number,
  noisyOnly: boolean,
): number {
  const { bits, board, turn } = position;
  const lo = bits[4 * PAWN + 2 * turn]!;
  const hi = bits[4 * PAWN + 2 * turn + 1]!;
  if ((lo | hi) === 0) return at;
  const them = 1 - turn;
  const freeLo = ~(bits[0]! | bits[2]!);
  const freeHi = ~(bits[1]! | bits[3]!);
  const takesLo = bits[2 * them]! & checks[EVASIONS]!;
  const takesHi = bits[2 * them + 1]! & checks[EVASIONS + 1]!;
  const looseLo = ~checks[PINNED]!;
  const looseHi = ~checks[PINNED + 1]!;
  // A pinned pawn may still move along the line that it is pinned on.
  const kingFile = FILE_A << (king & 7);
  const upLo = lo & (looseLo | kingFile);
  const upHi = hi & (looseHi | kingFile);
  const risingLo = lo & (looseLo | RISING_LINE[2 * king]!);
  const risingHi = hi & (looseHi | RISING_LINE[2 * king + 1]!);
  const fallingLo = lo & (looseLo | FALLING_LINE[2 * king]!);
  const fallingHi = hi & (looseHi | FALLING_LINE[2 * king + 1]!);
  let singleLo = 0;
  let singleHi = 0;
  let doubleLo = 0;
  let doubleHi = 0;
  let towardsALo = 0;
  let towardsAHi = 0;
  let towardsHLo = 0;
  let towardsHHi = 0;
  if (turn === 0) {
    singleLo = (upLo << 8) & freeLo;
    singleHi = ((upHi << 8) | (upLo >>> 24)) & freeHi;
    doubleLo = (singleLo << 8) & 0xff000000 & freeLo;
    towardsALo = ((fallingLo & ~FILE_A) << 7) & takesLo;
    towardsAHi = (((fallingHi & ~FILE_A) << 7) | ((fallingLo & ~FILE_A) >>> 25)) & takesHi;
    towardsHLo = ((risingLo & ~FILE_H) << 9) & takesLo;
    towardsHHi = (((risingHi & ~FILE_H) << 9) | ((risingLo & ~FILE_H) >>> 23)) & takesHi;
  } else {
    singleHi = (upHi >>> 8) & freeHi;
    singleLo = ((upLo >>> 8) | (upHi << 24)) & freeLo;
    doubleHi = (singleHi >>> 8) & 0x000000ff & freeHi;
    towardsAHi = ((risingHi & ~FILE_A) >>> 9) & takesHi;
    towardsALo = (((risingLo & ~FILE_A) >>> 9) | ((risingHi & ~FILE_A) << 23)) & takesLo;
    towardsHHi = ((fallingHi & ~FILE_H) >>> 7) & takesHi;
    towardsHLo = (((fallingLo & ~FILE_H) >>> 7) | ((fallingHi & ~FILE_H) << 25)) & takesLo;
  }
  const evadesLo = checks[EVASIONS]!;
  const evadesHi = checks[EVASIONS + 1]!;
  const step = turn === 0 ? 8 : -8;
  const base = (2 * PAWN + turn) << PIECE_SHIFT;
  let end = at;
  singleLo &= evadesLo;
  singleHi &= evadesHi;
  if (noisyOnly) {
    singleLo &= 0x000000ff;
    singleHi &= 0xff000000;
  }
  end = writePawns(out, end, board, singleLo, singleHi, step, base, noisyOnly);
  if (!noisyOnly) {
    const twice = base | DOUBLE_STEP;
    end = writePawns(out, end, board, doubleLo & evadesLo, doubleHi & evadesHi, 2 * step, twice, false);
  }
  end = writePawns(out, end, board, towardsALo, towardsAHi, step - 1, base, noisyOnly);
  end = writePawns(out, end, board, towardsHLo, towardsHHi, step + 1, base, noisyOnly);
  return position.epSquare === NO_SQUARE ? end : enPassants(position, out, end);
}

/** Pawn moves by the squares they arrive on, all by the same step. */
function writePawns(
  out: Int32Array,
  at: number,
  board: Uint8Array,
  lo: number,
  hi: number,
  step: number,
  base: number,
  queensOnly: boolean,
): number {
  let end = at;
  for (let left = lo; left !== 0; left &= left - 1) {
    const to = lowestBit(left);
    const move = base | (to - step) | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT);
    if (to >= 8) out[end++] = move;
    else end = writePromotions(out, end, move, queensOnly);
  }
  for (let left = hi; left !== 0; left &= left - 1) {
    const to = 32 + lowestBit(left);
    const move = base | (to - step) | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT);
    if (to < 56) out[end++] = move;
    else end = writePromotions(out, end, move, queensOnly);
  }
  return end;
}

function writePromotions(out: Int32Array, at: number, move: number, queensOnly: boolean): number {
  let end = at;
  out[end++] = move | (QUEEN << PROMOTION_SHIFT);
  if (queensOnly) return end;
  out[end++] = move | (ROOK << PROMOTION_SHIFT);
  out[end++] = move | (BISHOP << PROMOTION_SHIFT);
  out[end++] = move | (KNIGHT << PROMOTION_SHIFT);
  return end;
}

function enPassants({ bits, turn, epSquare }: ChessState, out: Int32Array, at: number): number {
  const table = ((1 - turn) << 7) + 2 * epSquare;
  const piece = 2 * PAWN + turn;
  const base = (epSquare << TO_SHIFT) | (piece << PIECE_SHIFT) | ((piece ^ 1) << CAPTURED_SHIFT) | EN_PASSANT;
  const half = turn === 0 ? 1 : 0;
  let end = at;
  for (let left = PAWN_ATTACKS[table + half]! & bits[2 * piece + half]!; left !== 0; left &= left - 1) {
    const from = 32 * half + lowestBit(left);
    if (isEnPassantLegal(bits, turn, from, epSquare)) out[end++] = base | from;
  }
  return end;
}

/** Whether a pawn may legally capture on the square behind a pawn that has just gone two squares. */
export function canCaptureEnPassant(bits: Int32Array, turn: Side, square: number): boolean {
  const at = ((1 - turn) << 7) + 2 * square;
  // Pawns that capture are on rank 5 or 4, so White's in the high half and Black's in the low one.
  const half = turn === 0 ? 1 : 0;
  const pawns = PAWN_ATTACKS[at + half]! & bits[4 * PAWN + 2 * turn + half]!;
  for (let left = pawns; left !== 0; left &= left - 1) {
    if (isEnPassantLegal(bits, turn, 32 * half + lowestBit(left), square)) return true;
  }
  return false;
}

/** Whether the king is safe after the capture: two pawns leave the fifth rank at once. */
function isEnPassantLegal(bits: Int32Array, turn: Side, from: number, to: number): boolean {
  const victim = to ^ 8;
  let lo = bits[0]! | bits[2]!;
  let hi = bits[1]! | bits[3]!;
  // `from` and the victim are in one half; for White `to` is the high half's, for Black the low one's.
  if (turn === 0) hi = (hi & ~(1 << from) & ~(1 << victim)) | (1 << to);
  else lo = (lo & ~(1 << from) & ~(1 << victim)) | (1 << to);
  const king = firstSquare(bits[4 * KING + 2 * turn]!, bits[4 * KING + 2 * turn + 1]!);
  return !isAttacked(bits, king, (1 - turn) as Side, lo, hi);
}
