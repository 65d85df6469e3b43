import {
  FALLING_LINE,
  FILE_TO_TOP,
  KNIGHT_ATTACKS,
  LINE_ATTACKS,
  LINE_THROUGH,
  RISING_LINE,
  TOP_TO_FILE,
} from './attacks.js';
import type { ChessState } from './castling.js';
import { PINNED } from './checks.js';
import { CAPTURED_SHIFT, PIECE_SHIFT, TO_SHIFT } from './move.js';
import { KNIGHT } from './pieces.js';
import { FILE_A, lowestBit } from './squares.js';

/** Writes the knights' moves to wanted squares; a pinned knight has none. */
export function knightMoves(
  { bits, board, turn }: ChessState,
  checks: Int32Array,
  out: Int32Array,
  at: number,
  wantedLo: number,
  wantedHi: number,
): number {
  const piece = 2 * KNIGHT + turn;
  let end = at;
  for (let half = 0; half < 2; half++) {
    for (let left = bits[2 * piece + half]! & ~checks[PINNED + half]!; left !== 0; left &= left - 1) {
      const from = (half << 5) | lowestBit(left);
      const lo = KNIGHT_ATTACKS[2 * from]! & wantedLo;
      const hi = KNIGHT_ATTACKS[2 * from + 1]! & wantedHi;
      end = writeMoves(out, end, board, from | (piece << PIECE_SHIFT), lo, hi);
    }
  }
  return end;
}

/** Writes the moves to wanted squares of all bishops, or of the queens as bishops. */
export function diagonalMoves(
  { bits, board }: ChessState,
  checks: Int32Array,
  king: number,
  piece: number,
  out: Int32Array,
  at: number,
  wantedLo: number,
  wantedHi: number,
): number {
  const occupiedLo = bits[0]! | bits[2]!;
  const occupiedHi = bits[1]! | bits[3]!;
  let end = at;
  for (let half = 0; half < 2; half++) {
    const pinned = checks[PINNED + half]!;
    for (let left = bits[2 * piece + half]!; left !== 0; left &= left - 1) {
      const from = (half << 5) | lowestBit(left);
      const file = (from & 7) << 8;
      const risingLo = RISING_LINE[2 * from]!;
      const risingHi = RISING_LINE[2 * from + 1]!;
      const fallingLo = FALLING_LINE[2 * from]!;
      const fallingHi = FALLING_LINE[2 * from + 1]!;
      // A diagonal meets each file once, so adding up its ranks leaves one bit a file, in the top byte.
      const rising = Math.imul((occupiedLo & risingLo) | (occupiedHi & risingHi), FILE_A) >>> 24;
      const falling = Math.imul((occupiedLo & fallingLo) | (occupiedHi & fallingHi), FILE_A) >>> 24;
      const up = Math.imul(LINE_ATTACKS[file | rising]!, FILE_A);
      const down = Math.imul(LINE_ATTACKS[file | falling]!, FILE_A);
      let lo = ((up & risingLo) | (down & fallingLo)) & wantedLo;
      let hi = ((up & risingHi) | (down & fallingHi)) & wantedHi;
      if ((pinned & (1 << from)) !== 0) {
        lo &= LINE_THROUGH[2 * ((king << 6) | from)]!;
        hi &= LINE_THROUGH[2 * ((king << 6) | from) + 1]!;
      }
      end = writeMoves(out, end, board, from | (piece << PIECE_SHIFT), lo, hi);
    }
  }
  return end;
}

/** Writes the moves to wanted squares of all rooks, or of the queens as rooks. */
export function straightMoves(
  { bits, board }: ChessState,
  checks: Int32Array,
  king: number,
  piece: number,
  out: Int32Array,
  at: number,
  wantedLo: number,
  wantedHi: number,
): number {
  const occupiedLo = bits[0]! | bits[2]!;
  const occupiedHi = bits[1]! | bits[3]!;
  let end = at;
  for (let half = 0; half < 2; half++) {
    const pinned = checks[PINNED + half]!;
    const occupied = half === 0 ? occupiedLo : occupiedHi;
    for (let left = bits[2 * piece + half]!; left !== 0; left &= left - 1) {
      const bit = lowestBit(left);
      const from = (half << 5) | bit;
      const file = bit & 7;
      const below = Math.imul((occupiedLo >>> file) & FILE_A, FILE_TO_TOP) >>> 28;
      const above = Math.imul((occupiedHi >>> file) & FILE_A, FILE_TO_TOP) >>> 28;
      const column = LINE_ATTACKS[((from >> 3) << 8) | (above << 4) | below]!;
      const shift = bit & 24;
      const along = LINE_ATTACKS[(file << 8) | ((occupied >>> shift) & 255)]! << shift;
      let lo = (Math.imul(column & 15, TOP_TO_FILE) & FILE_A) << file;
      let hi = (Math.imul(column >> 4, TOP_TO_FILE) & FILE_A) << file;
      if (half === 0) lo |= along;
      else hi |= along;
      lo &= wantedLo;
      hi &= wantedHi;
      if ((pinned & (1 << bit)) !== 0) {
        lo &= LINE_THROUGH[2 * ((king << 6) | from)]!;
        hi &= LINE_THROUGH[2 * ((king << 6) | from) + 1]!;
      }
      end = writeMoves(out, end, board, from | (piece << PIECE_SHIFT), lo, hi);
    }
  }
  return end;
}

function writeMoves(
  out: Int32Array,
  at: number,
  board: Uint8Array,
  base: number,
  lo: number,
  hi: number,
): number {
  let end = at;
  for (let left = lo; left !== 0; left &= left - 1) {
    const to = lowestBit(left);
    out[end++] = base | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT);
  }
  for (let left = hi; left !== 0; left &= left - 1) {
    const to = 32 + lowestBit(left);
    out[end++] = base | (to << TO_SHIFT) | (board[to]! << CAPTURED_SHIFT);
  }
  return end;
}
