import type { Move } from '@tahoun/core';
import { type DraughtsPosition, draughtsPlaceOf, lastDraughtsRoute } from '@tahoun/games/czech-draughts';
import type { Paint } from '../drawing.js';
import { SIZE } from './layout.js';
import { SQUARES, pieceOn } from './places.js';

/** Men are `w` and `b`, kings `W` and `B`; a star marks where the last move ended. */
export function draughtsText(position: DraughtsPosition, paint: Paint, lastMove?: Move): string {
  const end = lastMove === undefined ? undefined : lastDraughtsRoute(position, lastMove).at(-1);
  const lines = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, () => '  ');
    for (const square of SQUARES) {
      const place = draughtsPlaceOf(square);
      if (place.row !== row) continue;
      cells[place.column] = glyph(position, square, paint) + (square === end ? paint('*', 'mark') : ' ');
    }
    return `${paint(String(SIZE - row), 'dim')} ${cells.join('')}`.trimEnd();
  });
  return [...lines, `  ${paint('a b c d e f g h', 'dim')}`].join('\n');
}

function glyph(position: DraughtsPosition, square: number, paint: Paint): string {
  const piece = pieceOn(position, square);
  if (piece === null) return paint('·', 'dim');
  const letter = piece.side === 0 ? 'w' : 'b';
  return paint(piece.isKing ? letter.toUpperCase() : letter, piece.side === 0 ? 'side0' : 'side1');
}
