import type { Move, Side } from '@tahoun/core';
import {
  BETWEEN,
  DIAGONAL_LINES,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  STRAIGHT_LINES,
  isReached,
} from './attacks.js';
import type { ChessState } from './castling.js';
import { moveFrom, movePromotion, moveTo, movedPiece } from './move.js';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, kindOf, sideOf } from './pieces.js';
import { bitCount, firstSquare, lowestBit } from './squares.js';

/* Results of `findChecks`, by index: halves of sets, and a count. */
/** Squares on which a move of a piece other than the king ends a check: all squares when there is none. */
export const EVASIONS = 0;
/** Own pieces that may only move along the line through their king. */
export const PINNED = 2;
/** Pieces that give check: 0, 1 or 2 (more in positions that were set up). */
export const CHECKERS = 4;
export const CHECK_FACTS = 5;

/**
 * Whether a side attacks a square when just the given squares are occupied; its pieces elsewhere
 * count as captured. @param bits sets of squares by piece, see `ChessPosition.bits`.
 */
export function isAttacked(
  bits: Int32Array,
  square: number,
  by: Side,
  occupiedLo: number,
  occupiedHi: number,
): boolean {
  const at = 2 * square;
  const pawnsAt = ((1 - by) << 7) + at;
  const lo =
    (bits[4 * KNIGHT + 2 * by]! & KNIGHT_ATTACKS[at]!) |
    (bits[4 * PAWN + 2 * by]! & PAWN_ATTACKS[pawnsAt]!) |
    (bits[4 * KING + 2 * by]! & KING_ATTACKS[at]!);
  if ((lo & occupiedLo) !== 0) return true;
  const hi =
    (bits[4 * KNIGHT + 2 * by + 1]! & KNIGHT_ATTACKS[at + 1]!) |
    (bits[4 * PAWN + 2 * by + 1]! & PAWN_ATTACKS[pawnsAt + 1]!) |
    (bits[4 * KING + 2 * by + 1]! & KING_ATTACKS[at + 1]!);
  if ((hi & occupiedHi) !== 0) return true;
  const queensLo = bits[4 * QUEEN + 2 * by]!;
  const queensHi = bits[4 * QUEEN + 2 * by + 1]!;
  const rooksLo = (bits[4 * ROOK + 2 * by]! | queensLo) & occupiedLo;
  const rooksHi = (bits[4 * ROOK + 2 * by + 1]! | queensHi) & occupiedHi;
  if (isReached(square, STRAIGHT_LINES, rooksLo, rooksHi, occupiedLo, occupiedHi)) return true;
  const bishopsLo = (bits[4 * BISHOP + 2 * by]! | queensLo) & occupiedLo;
  const bishopsHi = (bits[4 * BISHOP + 2 * by + 1]! | queensHi) & occupiedHi;
  return isReached(square, DIAGONAL_LINES, bishopsLo, bishopsHi, occupiedLo, occupiedHi);
}

/** Finds the checks and pins of the side to move. @param out gets the `CHECK_FACTS`. */
export function findChecks(bits: Int32Array, turn: Side, out: Int32Array): void {
  const them = 1 - turn;
  const king = firstSquare(bits[4 * KING + 2 * turn]!, bits[4 * KING + 2 * turn + 1]!);
  const at = 2 * king;
  const pawnsAt = (turn << 7) + at;
  const lo =
    (bits[4 * KNIGHT + 2 * them]! & KNIGHT_ATTACKS[at]!) |
    (bits[4 * PAWN + 2 * them]! & PAWN_ATTACKS[pawnsAt]!);
  const hi =
    (bits[4 * KNIGHT + 2 * them + 1]! & KNIGHT_ATTACKS[at + 1]!) |
    (bits[4 * PAWN + 2 * them + 1]! & PAWN_ATTACKS[pawnsAt + 1]!);
  out[EVASIONS] = lo;
  out[EVASIONS + 1] = hi;
  out[PINNED] = 0;
  out[PINNED + 1] = 0;
  out[CHECKERS] = (lo | hi) === 0 ? 0 : bitCount(lo) + bitCount(hi);
  const queensLo = bits[4 * QUEEN + 2 * them]!;
  const queensHi = bits[4 * QUEEN + 2 * them + 1]!;
  const slidersLo =
    ((bits[4 * ROOK + 2 * them]! | queensLo) & STRAIGHT_LINES[at]!) |
    ((bits[4 * BISHOP + 2 * them]! | queensLo) & DIAGONAL_LINES[at]!);
  const slidersHi =
    ((bits[4 * ROOK + 2 * them + 1]! | queensHi) & STRAIGHT_LINES[at + 1]!) |
    ((bits[4 * BISHOP + 2 * them + 1]! | queensHi) & DIAGONAL_LINES[at + 1]!);
  for (let left = slidersLo; left !== 0; left &= left - 1) {
    lookAlong(bits, turn, king, lowestBit(left), out);
  }
  for (let left = slidersHi; left !== 0; left &= left - 1) {
    lookAlong(bits, turn, king, 32 + lowestBit(left), out);
  }
  if (out[CHECKERS] !== 1) {
    // Nothing but the king can answer two checks; without a check everything may.
    const all = out[CHECKERS] === 0 ? -1 : 0;
    out[EVASIONS] = all;
    out[EVASIONS + 1] = all;
  }
}

/** Records a check or a pin by a slider on a line with the king, if at most one piece stands between them. */
function lookAlong(bits: Int32Array, turn: Side, king: number, slider: number, out: Int32Array): void {
  const at = 2 * ((king << 6) | slider);
  const betweenLo = BETWEEN[at]!;
  const betweenHi = BETWEEN[at + 1]!;
  const lo = betweenLo & (bits[0]! | bits[2]!);
  const hi = betweenHi & (bits[1]! | bits[3]!);
  if ((lo | hi) === 0) {
    out[CHECKERS]!++;
    const bit = 1 << slider;
    out[EVASIONS]! |= slider < 32 ? betweenLo | bit : betweenLo;
    out[EVASIONS + 1]! |= slider < 32 ? betweenHi : betweenHi | bit;
    return;
  }
  const isSingle = ((lo & (lo - 1)) | (hi & (hi - 1))) === 0 && (lo === 0 || hi === 0);
  if (!isSingle) return;
  out[PINNED]! |= lo & bits[2 * turn]!;
  out[PINNED + 1]! |= hi & bits[2 * turn + 1]!;
}

/**
 * Whether a legal move, neither castling nor en passant, gives check: by the piece that moves, or by one
 * behind it.
 */
export function givesCheck(bits: Int32Array, turn: Side, move: Move): boolean {
  const them = 1 - turn;
  const king = firstSquare(bits[4 * KING + 2 * them]!, bits[4 * KING + 2 * them + 1]!);
  const from = moveFrom(move);
  const to = moveTo(move);
  const promotion = movePromotion(move);
  const kind = promotion === 0 ? kindOf(movedPiece(move)) : promotion;
  const at = 2 * to + (king >> 5);
  const kingBit = 1 << king;
  if (kind === KNIGHT && (KNIGHT_ATTACKS[at]! & kingBit) !== 0) return true;
  if (kind === PAWN && (PAWN_ATTACKS[(turn << 7) + at]! & kingBit) !== 0) return true;

  const fromLo = from < 32 ? 1 << from : 0;
  const fromHi = from < 32 ? 0 : 1 << from;
  const toLo = to < 32 ? 1 << to : 0;
  const toHi = to < 32 ? 0 : 1 << to;
  const lines = 2 * king;
  const onLineLo = (fromLo | toLo) & (STRAIGHT_LINES[lines]! | DIAGONAL_LINES[lines]!);
  const onLineHi = (fromHi | toHi) & (STRAIGHT_LINES[lines + 1]! | DIAGONAL_LINES[lines + 1]!);
  if ((onLineLo | onLineHi) === 0) return false;
  const occupiedLo = ((bits[0]! | bits[2]!) & ~fromLo) | toLo;
  const occupiedHi = ((bits[1]! | bits[3]!) & ~fromHi) | toHi;
  const own = 2 * turn;
  const queensLo = bits[4 * QUEEN + own]! & ~fromLo;
  const queensHi = bits[4 * QUEEN + own + 1]! & ~fromHi;
  const isStraight = kind === ROOK || kind === QUEEN;
  const straightLo = queensLo | (bits[4 * ROOK + own]! & ~fromLo) | (isStraight ? toLo : 0);
  const straightHi = queensHi | (bits[4 * ROOK + own + 1]! & ~fromHi) | (isStraight ? toHi : 0);
  if (isReached(king, STRAIGHT_LINES, straightLo, straightHi, occupiedLo, occupiedHi)) return true;
  const isDiagonal = kind === BISHOP || kind === QUEEN;
  const diagonalLo = queensLo | (bits[4 * BISHOP + own]! & ~fromLo) | (isDiagonal ? toLo : 0);
  const diagonalHi = queensHi | (bits[4 * BISHOP + own + 1]! & ~fromHi) | (isDiagonal ? toHi : 0);
  return isReached(king, DIAGONAL_LINES, diagonalLo, diagonalHi, occupiedLo, occupiedHi);
}

/** Whether the piece on a square attacks another one. Not for hot code. */
export function attacks({ bits, board }: ChessState, from: number, to: number): boolean {
  const piece = board[from]!;
  const kind = kindOf(piece);
  if (kind === PAWN) return hasSquare(PAWN_ATTACKS, 64 * sideOf(piece) + from, to);
  if (kind === KNIGHT) return hasSquare(KNIGHT_ATTACKS, from, to);
  if (kind === KING) return hasSquare(KING_ATTACKS, from, to);
  const [lo, hi] = from < 32 ? [1 << from, 0] : [0, 1 << from];
  const reaches = (lines: Int32Array) =>
    isReached(to, lines, lo, hi, bits[0]! | bits[2]!, bits[1]! | bits[3]!);
  return (kind !== ROOK && reaches(DIAGONAL_LINES)) || (kind !== BISHOP && reaches(STRAIGHT_LINES));
}

function hasSquare(table: Int32Array, index: number, square: number): boolean {
  return (table[2 * index + (square >> 5)]! & (1 << square)) !== 0;
}
