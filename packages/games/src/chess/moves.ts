import type { ChessState } from './castling.js';
import { CHECKERS, EVASIONS, PINNED } from './checks.js';
import { castlingMoves, kingMoves } from './king-moves.js';
import { pawnMoves } from './pawn-moves.js';
import { diagonalMoves, knightMoves, straightMoves } from './piece-moves.js';
import { BISHOP, KING, PAWN, QUEEN, ROOK } from './pieces.js';
import { firstSquare } from './squares.js';

/*
 * A legal generator: pins and checks are known before the first move is written, so nothing is ever
 * made and taken back to see whether the king survives. The order: pawns (straight on, two squares,
 * captures towards a, towards h, en passant), knights, bishops, rooks, queens (diagonals first), the
 * king, castling; within each from a1 to h8. Promotions: queen, rook, bishop, knight.
 */

/**
 * @param checks of the position, from `findChecks`.
 * @param noisyOnly only moves for which `isNoisy` is true.
 */
export function generateLegal(
  position: ChessState,
  checks: Int32Array,
  out: Int32Array,
  at: number,
  noisyOnly: boolean,
): number {
  const { bits, turn } = position;
  const them = 1 - turn;
  const king = firstSquare(bits[4 * KING + 2 * turn]!, bits[4 * KING + 2 * turn + 1]!);
  const theirsLo = bits[2 * them]!;
  const theirsHi = bits[2 * them + 1]!;
  const occupiedLo = bits[2 * turn]! | theirsLo;
  const occupiedHi = bits[2 * turn + 1]! | theirsHi;
  const wantedLo = noisyOnly ? theirsLo : ~bits[2 * turn]!;
  const wantedHi = noisyOnly ? theirsHi : ~bits[2 * turn + 1]!;
  let end = at;
  if (checks[CHECKERS]! < 2) {
    end = pawnMoves(position, checks, king, out, end, noisyOnly);
    const lo = wantedLo & checks[EVASIONS]!;
    const hi = wantedHi & checks[EVASIONS + 1]!;
    end = knightMoves(position, checks, out, end, lo, hi);
    end = diagonalMoves(position, checks, king, 2 * BISHOP + turn, out, end, lo, hi);
    end = straightMoves(position, checks, king, 2 * ROOK + turn, out, end, lo, hi);
    end = diagonalMoves(position, checks, king, 2 * QUEEN + turn, out, end, lo, hi);
    end = straightMoves(position, checks, king, 2 * QUEEN + turn, out, end, lo, hi);
  }
  end = kingMoves(position, king, out, end, wantedLo, wantedHi, occupiedLo, occupiedHi);
  const mayCastle = !noisyOnly && position.castlingRights !== 0 && checks[CHECKERS] === 0;
  return mayCastle ? castlingMoves(position, king, out, end, occupiedLo, occupiedHi) : end;
}

/** For the rare positions in which the quick look finds no move. */
const scratch = new Int32Array(256);

/** Whether there is a legal move; most positions have a pawn that can step forward. */
export function hasLegalMove(position: ChessState, checks: Int32Array): boolean {
  if (checks[CHECKERS] === 0) {
    const { bits, turn } = position;
    const lo = bits[4 * PAWN + 2 * turn]! & ~checks[PINNED]!;
    const hi = bits[4 * PAWN + 2 * turn + 1]! & ~checks[PINNED + 1]!;
    const freeLo = ~(bits[0]! | bits[2]!);
    const freeHi = ~(bits[1]! | bits[3]!);
    const stepsLo = turn === 0 ? lo << 8 : (lo >>> 8) | (hi << 24);
    const stepsHi = turn === 0 ? (hi << 8) | (lo >>> 24) : hi >>> 8;
    if (((stepsLo & freeLo) | (stepsHi & freeHi)) !== 0) return true;
  }
  return generateLegal(position, checks, scratch, 0, false) > 0;
}
