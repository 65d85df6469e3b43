import { type Move, afterPlaying, legalMoves } from '@tahoun/core';
import { kingTarget } from './castling.js';
import { CHECKERS } from './checks.js';
import { isCastling, moveCaptured, moveFrom, movePromotion, moveTo, movedPiece } from './move.js';
import { hasLegalMove } from './moves.js';
import { PAWN, kindLetter, kindOf } from './pieces.js';
import type { ChessPosition } from './position.js';
import { fileOf, rankOf, squareName } from './squares.js';

/** A legal move in Standard Algebraic Notation: `Nbd7`, `exd8=Q+`, `O-O`. */
export function formatSan(position: ChessPosition, move: Move): string {
  return bareSan(position, move) + checkSign(position, move);
}

/**
 * A move as the Universal Chess Interface writes it: `e7d8q`. Castling is `e1g1`, in Chess960 the
 * king's and the rook's square.
 */
export function formatUci(position: ChessPosition, move: Move): string {
  const to = isCastling(move) && position.isChess960 ? castlingRook(position, move) : moveTo(move);
  return squareName(moveFrom(move)) + squareName(to) + kindLetter(movePromotion(move)).trim().toLowerCase();
}

/** Square of the rook before a castling. */
export function castlingRook({ castling, turn }: ChessPosition, move: Move): number {
  return castling.rooks[2 * turn + (moveTo(move) === kingTarget((2 * turn) as 0 | 2) ? 0 : 1)]!;
}

/** SAN without the sign of check or mate. */
function bareSan(position: ChessPosition, move: Move): string {
  const [from, to] = [moveFrom(move), moveTo(move)];
  if (isCastling(move)) return fileOf(to) === 6 ? 'O-O' : 'O-O-O';
  const takes = moveCaptured(move) === 0 ? '' : 'x';
  const kind = kindOf(movedPiece(move));
  if (kind === PAWN) {
    const origin = takes === '' ? '' : squareName(from).charAt(0);
    const promotion = movePromotion(move);
    return `${origin}${takes}${squareName(to)}${promotion === 0 ? '' : `=${kindLetter(promotion)}`}`;
  }
  return `${kindLetter(kind)}${origin(position, move)}${takes}${squareName(to)}`;
}

/** The part of the origin that distinguishes the move from those of like pieces to the same square. */
function origin(position: ChessPosition, move: Move): string {
  const from = moveFrom(move);
  const rivals = legalMoves(position)
    .filter((other) => movedPiece(other) === movedPiece(move) && moveTo(other) === moveTo(move))
    .map(moveFrom)
    .filter((square) => square !== from);
  if (rivals.length === 0) return '';
  const name = squareName(from);
  if (rivals.every((square) => fileOf(square) !== fileOf(from))) return name.charAt(0);
  return rivals.every((square) => rankOf(square) !== rankOf(from)) ? name.charAt(1) : name;
}

function checkSign(position: ChessPosition, move: Move): string {
  return afterPlaying(position, move, () => {
    const checks = position.checks();
    if (checks[CHECKERS] === 0) return '';
    return hasLegalMove(position, checks) ? '+' : '#';
  });
}
