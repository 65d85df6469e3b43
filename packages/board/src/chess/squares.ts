import { chessSquareName } from '@tahoun/games/chess';
import type { Point } from '../arrows.js';
import { type DrawOptions, THEMES, type ThemeName, element } from '../drawing.js';
import { PIECE_BOX } from './pieces.js';

export const SIZE = 8;
/** Side of a square: the box of a piece. */
export const CELL = PIECE_BOX;
/** Room for the coordinates on the left and below, and on the other edges. */
const MARGIN = 28;
const EDGE = 4;

/** Squares are numbered from a1 = 0 along the ranks to h8 = 63; a1 is dark. */
export function isDark(square: number): boolean {
  return (square + Math.floor(square / SIZE)) % 2 === 0;
}

/** Row and column of a square as the viewer sees it, from 0 at the top left. */
export function spot(square: number, { bottom }: DrawOptions): { row: number; column: number } {
  const [rank, file] = [Math.floor(square / SIZE), square % SIZE];
  return bottom === 1 ? { row: rank, column: SIZE - 1 - file } : { row: SIZE - 1 - rank, column: file };
}

/** Top left corner of a square on the drawing. */
export function corner(square: number, options: DrawOptions): Point {
  const { row, column } = spot(square, options);
  const { x, y } = boardBox(options);
  return { x: x + column * CELL, y: y + row * CELL };
}

export function middle(square: number, options: DrawOptions): Point {
  const { x, y } = corner(square, options);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Room left of and below the squares: for the coordinates, if they are shown. */
function margin({ coordinates }: DrawOptions): number {
  return coordinates === false ? EDGE : MARGIN;
}

/** All the squares together. */
export function boardBox(options: DrawOptions) {
  return { x: margin(options), y: EDGE, width: SIZE * CELL, height: SIZE * CELL };
}

/** Width and height of the whole drawing. */
export function extent(options: DrawOptions): number {
  return margin(options) + SIZE * CELL + EDGE;
}

/** Colours of the board itself; both pieces stand out from all squares in both themes. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  /** Fill of the squares that the last move left and reached, light and dark. */
  readonly moved: readonly [light: string, dark: string];
  /** Fill of the square that was picked. */
  readonly picked: string;
  /** Where the picked piece may go. */
  readonly target: string;
  /** Glow behind a king in check. */
  readonly check: string;
  /** Arrow of a suggested move. */
  readonly arrow: string;
}

export const BOARD_COLOURS: Readonly<Record<ThemeName, BoardColours>> = {
  light: {
    light: '#e9e5da',
    dark: '#9dabb8',
    moved: ['#f0dd92', '#c9b565'],
    picked: '#8fbf8a',
    target: '#1f5a3a',
    check: '#d8321f',
    arrow: '#c9760a',
  },
  dark: {
    light: '#b3bcc7',
    dark: '#6f7c8b',
    moved: ['#d3c584', '#a59658'],
    picked: '#7fae7b',
    target: '#123824',
    check: '#d8321f',
    arrow: '#f0a531',
  },
};

/** The empty board: one light sheet, the dark squares as one path, and the coordinates. */
export function emptyBoard(options: DrawOptions): string {
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
