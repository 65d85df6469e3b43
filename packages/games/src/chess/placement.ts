import type { Side } from '@tahoun/core';
import { type CastlingPlan, rookTarget, wingOf } from './castling.js';
import { PAWN, PIECE_KEYS, QUEEN, ROOK, makePiece } from './pieces.js';
import { fileOf } from './squares.js';

/** The pieces on the board, with derived data that are updated as they move. */
export interface Placement {
  /** Sets of squares by piece, and in the places of 0 and 1 all squares of White and of Black. */
  readonly bits: Int32Array;
  /** The piece on each square. */
  readonly board: Uint8Array;
  hashLo: number;
  hashHi: number;
  /** Pawns, rooks and queens of both sides: while there is one, the game can be won. */
  winners: number;
}

/** Puts a piece on an empty square. */
export function addPiece(placement: Placement, piece: number, square: number): void {
  flip(placement.bits, piece, square);
  toggleKey(placement, piece, square);
  placement.board[square] = piece;
  if (canWin(piece)) placement.winners++;
}

/** Takes a piece off its square. */
export function removePiece(placement: Placement, piece: number, square: number): void {
  flip(placement.bits, piece, square);
  toggleKey(placement, piece, square);
  placement.board[square] = 0;
  if (canWin(piece)) placement.winners--;
}

/** Moves a piece to an empty square. */
export function movePiece(placement: Placement, piece: number, from: number, to: number): void {
  flip(placement.bits, piece, from);
  flip(placement.bits, piece, to);
  toggleKey(placement, piece, from);
  toggleKey(placement, piece, to);
  placement.board[from] = 0;
  placement.board[to] = piece;
}

/** Undoes `movePiece` but for the key. @param arrived the piece on `to`, another one after a promotion. */
export function unmovePiece(
  { bits, board }: Placement,
  piece: number,
  arrived: number,
  from: number,
  to: number,
): void {
  flip(bits, arrived, to);
  flip(bits, piece, from);
  board[to] = 0;
  board[from] = piece;
}

/** Undoes `removePiece` but for the key. */
export function restorePiece({ bits, board }: Placement, piece: number, square: number): void {
  flip(bits, piece, square);
  board[square] = piece;
}

/** Both leave before either arrives: in Chess960 they may swap places. @param to the king's target. */
export function castle(
  placement: Placement,
  plan: CastlingPlan,
  king: number,
  from: number,
  to: number,
): void {
  const side = (king & 1) as Side;
  const wing = wingOf(side, fileOf(to) < 4);
  const rook = makePiece(ROOK, side);
  removePiece(placement, king, from);
  removePiece(placement, rook, plan.rooks[wing]!);
  addPiece(placement, king, to);
  addPiece(placement, rook, rookTarget(wing));
}

/** Undoes `castle` but for the key. */
export function uncastle(
  placement: Placement,
  plan: CastlingPlan,
  king: number,
  from: number,
  to: number,
): void {
  const side = (king & 1) as Side;
  const wing = wingOf(side, fileOf(to) < 4);
  const rook = makePiece(ROOK, side);
  const { bits, board } = placement;
  flip(bits, king, to);
  flip(bits, rook, rookTarget(wing));
  board[to] = 0;
  board[rookTarget(wing)] = 0;
  restorePiece(placement, king, from);
  restorePiece(placement, rook, plan.rooks[wing]!);
}

/** Adds a piece to the sets, or takes it out. */
function flip(bits: Int32Array, piece: number, square: number): void {
  const bit = 1 << square;
  const half = square >> 5;
  bits[2 * piece + half]! ^= bit;
  bits[2 * (piece & 1) + half]! ^= bit;
}

function toggleKey(placement: Placement, piece: number, square: number): void {
  const at = (piece << 7) | (square << 1);
  placement.hashLo ^= PIECE_KEYS[at]!;
  placement.hashHi ^= PIECE_KEYS[at + 1]!;
}

function canWin(piece: number): boolean {
  const kind = piece >> 1;
  return kind === PAWN || kind === ROOK || kind === QUEEN;
}
