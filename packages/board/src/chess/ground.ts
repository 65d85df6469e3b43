import { chessSquareName } from '@tahoun/games/chess';
import { type DrawOptions, THEMES, element } from '../drawing.js';
import { BOARD_COLOURS } from './colours.js';
import { CELL, SIZE, boardBox, corner, extent, isDark } from './squares.js';

/** The empty board: one light sheet, the dark squares as one path, and the coordinates. */
export function ground(options: DrawOptions): string {
  const colours = BOARD_COLOURS[options.theme ?? 'light'];
  const sheet = element('rect', { ...boardBox(options), fill: colours.light });
  let squares = '';
  for (let square = 0; square < SIZE * SIZE; square++) {
    const at = corner(square, options);
    if (isDark(square)) squares += `M${at.x} ${at.y}h${CELL}v${CELL}h-${CELL}z`;
  }
  const names = options.coordinates === false ? '' : coordinates(options);
  return sheet + element('path', { d: squares, fill: colours.dark }) + names;
}

/** Letters below and numbers on the left, as the viewer sees the board. */
function coordinates(options: DrawOptions): string {
  const names: string[] = [];
  for (let i = 0; i < SIZE; i++) {
    const onDiagonal = i * (SIZE + 1);
    const { x, y } = corner(onDiagonal, options);
    const [file, rank] = [...chessSquareName(onDiagonal)];
    names.push(element('text', { x: x + CELL / 2, y: extent(options) - 9, 'text-anchor': 'middle' }, file));
    names.push(
      element('text', { x: boardBox(options).x - 9, y: y + CELL / 2 + 5, 'text-anchor': 'end' }, rank),
    );
  }
  const style = `fill="${THEMES[options.theme ?? 'light'].ink}" fill-opacity="0.65"`;
  return `<g ${style} font-family="system-ui, sans-serif" font-size="15">${names.join('')}</g>`;
}
