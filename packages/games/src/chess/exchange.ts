import type { Move, Side } from '@tahoun/core';
import {
  BETWEEN,
  DIAGONAL_LINES,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  STRAIGHT_LINES,
} from './attacks.js';
import type { ChessState } from './castling.js';
import { isEnPassant, moveCaptured, moveFrom, movePromotion, moveTo, movedPiece } from './move.js';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, kindOf } from './pieces.js';
import { NO_SQUARE, firstSquare, lowestBit, rankOf } from './squares.js';

/** Worth of each kind in an exchange, in centipawns; the king is never given up. */
const EXCHANGE_VALUES = Int32Array.of(0, 100, 325, 325, 500, 975, 20_000);

/**
 * Lower bound of a move's gain: the value of the captured piece less that of the piece that may be lost on
 * its target. The lowest value where a pawn may become a queen there.
 */
export function leastExchange(move: Move): number {
  const rank = rankOf(moveTo(move));
  if (rank === 0 || rank === 7) return -EXCHANGE_VALUES[KING]!;
  return EXCHANGE_VALUES[kindOf(moveCaptured(move))]! - EXCHANGE_VALUES[kindOf(movedPiece(move))]!;
}

/** No exchange on one square is longer than both sides' pieces. */
const gains = new Int32Array(64);

/**
 * Static exchange evaluation: gain of a move, in centipawns, when both sides go on capturing on its
 * target with the least valuable piece as long as that pays. Pieces behind others join in; pins are
 * ignored; pawns that capture on the last rank become queens.
 */
export function exchangeValue(position: ChessState, move: Move): number {
  const { bits } = position;
  const to = moveTo(move);
  const from = moveFrom(move);
  let lo = bits[0]! | bits[2]!;
  let hi = bits[1]! | bits[3]!;
  if (isEnPassant(move)) {
    if (to < 32) lo &= ~(1 << (to ^ 8));
    else hi &= ~(1 << (to ^ 8));
  }
  if (from < 32) lo &= ~(1 << from);
  else hi &= ~(1 << from);
  const isLastRank = rankOf(to) === 0 || rankOf(to) === 7;
  const promotion = movePromotion(move);
  let onTarget = promotion === 0 ? kindOf(movedPiece(move)) : promotion;
  gains[0] = EXCHANGE_VALUES[kindOf(moveCaptured(move))]!;
  if (promotion !== 0) gains[0]! += EXCHANGE_VALUES[promotion]! - EXCHANGE_VALUES[PAWN]!;
  let side = (1 - position.turn) as Side;
  let depth = 0;
  for (;;) {
    const attacker = leastAttacker(bits, to, side, lo, hi);
    if (attacker === NO_SQUARE) break;
    const kind = kindOf(position.board[attacker]!);
    if (attacker < 32) lo &= ~(1 << attacker);
    else hi &= ~(1 << attacker);
    // The king may not capture a piece that is still defended.
    const other = (1 - side) as Side;
    if (kind === KING && leastAttacker(bits, to, other, lo, hi) !== NO_SQUARE) break;
    const promotes = kind === PAWN && isLastRank;
    depth++;
    gains[depth] = EXCHANGE_VALUES[onTarget]! - gains[depth - 1]!;
    if (promotes) gains[depth]! += EXCHANGE_VALUES[QUEEN]! - EXCHANGE_VALUES[PAWN]!;
    onTarget = promotes ? QUEEN : kind;
    side = other;
  }
  // Seen from the end, each side stops where going on would cost it.
  for (; depth > 0; depth--) gains[depth - 1] = Math.min(gains[depth - 1]!, 0 - gains[depth]!);
  return gains[0]!;
}

/** Square of a side's least valuable piece that attacks the square; only occupied squares count. */
function leastAttacker(bits: Int32Array, square: number, side: Side, lo: number, hi: number): number {
  const at = 2 * square;
  const pawn = ((1 - side) << 7) + at;
  let piece = 2 * PAWN + side;
  let foundLo = bits[2 * piece]! & PAWN_ATTACKS[pawn]! & lo;
  let foundHi = bits[2 * piece + 1]! & PAWN_ATTACKS[pawn + 1]! & hi;
  if ((foundLo | foundHi) !== 0) return firstSquare(foundLo, foundHi);
  piece = 2 * KNIGHT + side;
  foundLo = bits[2 * piece]! & KNIGHT_ATTACKS[at]! & lo;
  foundHi = bits[2 * piece + 1]! & KNIGHT_ATTACKS[at + 1]! & hi;
  if ((foundLo | foundHi) !== 0) return firstSquare(foundLo, foundHi);
  let slider = slidingAttacker(bits, square, 2 * BISHOP + side, DIAGONAL_LINES, lo, hi);
  if (slider !== NO_SQUARE) return slider;
  slider = slidingAttacker(bits, square, 2 * ROOK + side, STRAIGHT_LINES, lo, hi);
  if (slider !== NO_SQUARE) return slider;
  slider = slidingAttacker(bits, square, 2 * QUEEN + side, DIAGONAL_LINES, lo, hi);
  if (slider !== NO_SQUARE) return slider;
  slider = slidingAttacker(bits, square, 2 * QUEEN + side, STRAIGHT_LINES, lo, hi);
  if (slider !== NO_SQUARE) return slider;
  piece = 2 * KING + side;
  foundLo = bits[2 * piece]! & KING_ATTACKS[at]!;
  foundHi = bits[2 * piece + 1]! & KING_ATTACKS[at + 1]!;
  return ((foundLo & lo) | (foundHi & hi)) === 0 ? NO_SQUARE : firstSquare(foundLo, foundHi);
}

function slidingAttacker(
  bits: Int32Array,
  square: number,
  piece: number,
  lines: Int32Array,
  lo: number,
  hi: number,
): number {
  for (let left = bits[2 * piece]! & lines[2 * square]! & lo; left !== 0; left &= left - 1) {
    const from = lowestBit(left);
    const at = 2 * ((square << 6) | from);
    if (((BETWEEN[at]! & lo) | (BETWEEN[at + 1]! & hi)) === 0) return from;
  }
  for (let left = bits[2 * piece + 1]! & lines[2 * square + 1]! & hi; left !== 0; left &= left - 1) {
    const from = 32 + lowestBit(left);
    const at = 2 * ((square << 6) | from);
    if (((BETWEEN[at]! & lo) | (BETWEEN[at + 1]! & hi)) === 0) return from;
  }
  return NO_SQUARE;
}
