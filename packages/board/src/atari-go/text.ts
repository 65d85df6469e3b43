import type { Move } from '@tahoun/core';
import type { AtariGoPosition } from '@tahoun/games/atari-go';
import type { Paint } from '../drawing.js';
import { nameOf } from './layout.js';
import { libertiesAt, sideOn } from './places.js';

/** Black stones are `X`, white ones `O`, a star follows the last one, and `!` those in atari. */
export function atariGoText(position: AtariGoPosition, paint: Paint, lastMove?: Move): string {
  const { size } = position.goban;
  const rows = Array.from({ length: size }, (_, row) => {
    let line = `${paint(String(size - row).padStart(2), 'dim')} `;
    for (let column = 0; column < size; column++) {
      const point = row * size + column;
      const side = sideOn(position, point);
      if (side === null) line += paint('·', 'dim');
      else line += paint(side === 0 ? 'X' : 'O', side === 0 ? 'side0' : 'side1');
      const isInAtari = side !== null && libertiesAt(position, point) === 1;
      line += point === lastMove ? paint('*', 'mark') : isInAtari ? paint('!', 'mark') : ' ';
    }
    return line.trimEnd();
  });
  const letters = Array.from({ length: size }, (_, column) => nameOf(position, column).charAt(0));
  return [...rows, `   ${paint(letters.join(' '), 'dim')}`].join('\n');
}
