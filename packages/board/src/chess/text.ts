import type { Move } from '@tahoun/core';
import { type ChessPosition, chessMoveFrom, chessMoveTo } from '@tahoun/games/chess';
import type { Paint } from '../drawing.js';
import type { PieceKind } from './pieces.js';
import { pieceOn } from './rules.js';
import { SIZE } from './squares.js';

const LETTERS: Readonly<Record<PieceKind, string>> = {
  pawn: 'P',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  king: 'K',
};

/** The board in letters, upper case for White. `*` follows the squares of the last move. */
export function chessText(position: ChessPosition, paint: Paint, lastMove?: Move): string {
  const moved = lastMove === undefined ? [] : [chessMoveFrom(lastMove), chessMoveTo(lastMove)];
  const lines: string[] = [];
  for (let rank = SIZE - 1; rank >= 0; rank--) {
    let line = `${paint(String(rank + 1), 'dim')} `;
    for (let file = 0; file < SIZE; file++) {
      const square = rank * SIZE + file;
      line += squareText(position, square, paint) + (moved.includes(square) ? paint('*', 'mark') : ' ');
    }
    lines.push(line.trimEnd());
  }
  return [...lines, `  ${paint('a b c d e f g h', 'dim')}`].join('\n');
}

function squareText(position: ChessPosition, square: number, paint: Paint): string {
  const piece = pieceOn(position, square);
  if (piece === null) return paint('·', 'dim');
  const letter = LETTERS[piece.kind];
  return piece.side === 0 ? paint(letter, 'side0') : paint(letter.toLowerCase(), 'side1');
}
