import {
  ATTACKS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  diagonalAttacks,
  straightAttacks,
} from './attacks.js';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, kindOf, sideOf } from './pieces.js';
import type { ChessPosition } from './position.js';
import { fileOf, rankOf } from './squares.js';

/**
 * Whether the piece on a square could go to another by the way it moves, its own king's safety and
 * castling left aside: for saying why a move is not legal. Not for hot code.
 */
export function couldReach(position: ChessPosition, from: number, to: number): boolean {
  const piece = position.pieceAt(from);
  const target = position.pieceAt(to);
  if (piece === 0 || (target !== 0 && sideOf(target) === sideOf(piece))) return false;
  return kindOf(piece) === PAWN ? pawnReaches(position, from, to) : attacks(position, from, to);
}

/** Whether the officer on a square attacks another. */
function attacks({ bits, board }: ChessPosition, from: number, to: number): boolean {
  const occupiedLo = bits[0]! | bits[2]!;
  const occupiedHi = bits[1]! | bits[3]!;
  const kind = kindOf(board[from]!);
  if (kind === KNIGHT) return has(KNIGHT_ATTACKS, from, to);
  if (kind === KING) return has(KING_ATTACKS, from, to);
  if (kind === BISHOP || kind === QUEEN) {
    diagonalAttacks(from, occupiedLo, occupiedHi);
    if (has(ATTACKS, 0, to)) return true;
  }
  if (kind === ROOK || kind === QUEEN) {
    straightAttacks(from, occupiedLo, occupiedHi);
    if (has(ATTACKS, 0, to)) return true;
  }
  return false;
}

function pawnReaches({ board, epSquare }: ChessPosition, from: number, to: number): boolean {
  const side = sideOf(board[from]!);
  if (fileOf(from) !== fileOf(to)) {
    return has(PAWN_ATTACKS, 64 * side + from, to) && (board[to] !== 0 || to === epSquare);
  }
  const step = side === 0 ? 8 : -8;
  if (board[from + step] !== 0) return false;
  const isHome = rankOf(from) === (side === 0 ? 1 : 6);
  return to === from + step || (isHome && to === from + 2 * step && board[to] === 0);
}

function has(table: Int32Array, index: number, square: number): boolean {
  return (table[2 * index + (square >> 5)]! & (1 << square)) !== 0;
}
