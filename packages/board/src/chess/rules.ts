import type { Move, Side } from '@tahoun/core';
import {
  CHESS_KIND_NAMES,
  type ChessPosition,
  chessKindOf,
  chessMovePiece,
  chessMovePromotion,
  chessSideOf,
} from '@tahoun/games/chess';
import type { PieceKind } from './pieces.js';

export interface ChessPiece {
  readonly kind: PieceKind;
  readonly side: Side;
}

/** Null for an empty square. */
export function pieceOn(position: ChessPosition, square: number): ChessPiece | null {
  const code = position.pieceAt(square);
  return code === 0 ? null : pieceOfCode(code);
}

/** The piece that stands on the target square after the move. */
export function pieceAfter(move: Move): ChessPiece {
  const mover = pieceOfCode(chessMovePiece(move));
  const promotion = chessMovePromotion(move);
  return promotion === 0 ? mover : { ...mover, kind: CHESS_KIND_NAMES[promotion] as PieceKind };
}

function pieceOfCode(code: number): ChessPiece {
  return { kind: CHESS_KIND_NAMES[chessKindOf(code)] as PieceKind, side: chessSideOf(code) };
}
