import { draughtsPlaceOf, draughtsSquareName } from '@tahoun/games/czech-draughts';
import type { Point } from '../arrows.js';
import type { DrawOptions, Theme, ThemeName } from '../drawing.js';
import { THEMES, element } from '../drawing.js';

export const SIZE = 8;
export const CELL = 60;
/** Room for the coordinates on the left and below, and on the other edges. */
const MARGIN = 28;
const EDGE = 4;

/** Colours of the board itself; both pieces stand out from all grounds in both themes. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  /** Ground of the squares where the last move began and ended. */
  readonly moved: string;
  /** The way of a move, and what it captured. */
  readonly path: string;
  /** Round the crosses on what it captured. */
  readonly casing: string;
  readonly picked: string;
  /** Round a piece that has to capture, and on squares where the picked one may go. */
  readonly call: string;
}

export const BOARD_COLOURS: Readonly<Record<ThemeName, BoardColours>> = {
  light: {
    light: '#f3ead8',
    dark: '#b48d68',
    moved: '#cfa94f',
    path: '#5c3a14',
    casing: '#f3ead8',
    picked: '#8fae6d',
    call: '#fff04a',
  },
  dark: {
    light: '#97897a',
    dark: '#66523f',
    moved: '#8a6b2c',
    path: '#e9cf9a',
    casing: '#3b2d20',
    picked: '#5f7d46',
    call: '#ffd83a',
  },
};

function themeOf({ theme }: DrawOptions): Theme {
  return THEMES[theme ?? 'light'];
}

export function coloursOf({ theme }: DrawOptions): BoardColours {
  return BOARD_COLOURS[theme ?? 'light'];
}

/** Row and column of a square as the viewer sees it, from 0 at the top left. */
export function spot(square: number, { bottom }: DrawOptions): { row: number; column: number } {
  const { row, column } = draughtsPlaceOf(square);
  return bottom === 1 ? { row: SIZE - 1 - row, column: SIZE - 1 - column } : { row, column };
}

/** Top left corner of a square on the drawing. */
export function corner(square: number, options: DrawOptions): Point {
  const { row, column } = spot(square, options);
  return { x: margin(options) + column * CELL, y: EDGE + row * CELL };
}

export function middle(square: number, options: DrawOptions): Point {
  const { x, y } = corner(square, options);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Width and height of the drawing. */
export function extent(options: DrawOptions): number {
  return SIZE * CELL + margin(options) + EDGE;
}

function margin({ coordinates }: DrawOptions): number {
  return coordinates === false ? EDGE : MARGIN;
}

/** The empty board: one light sheet, the dark squares as one path, and the coordinates. */
export function ground(options: DrawOptions): string {
  const { light, dark } = coloursOf(options);
  const board = { x: margin(options), y: EDGE, width: SIZE * CELL, height: SIZE * CELL };
  let squares = '';
  for (let square = 0; square < 32; square++) {
    const { x, y } = corner(square, options);
    squares += `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
  }
  return (
    element('rect', { ...board, fill: light }) +
    element('path', { d: squares, fill: dark }) +
    (options.coordinates === false ? '' : coordinates(options))
  );
}

/** Letters below and numbers on the left. The squares of the long diagonal lend them. */
function coordinates(options: DrawOptions): string {
  const names: string[] = [];
  for (const square of [28, 24, 21, 17, 14, 10, 7, 3]) {
    const { x, y } = middle(square, options);
    const [file, rank] = [...draughtsSquareName(square)];
    names.push(element('text', { x, y: extent(options) - 9, 'text-anchor': 'middle' }, file));
    names.push(element('text', { x: MARGIN - 9, y: y + 5, 'text-anchor': 'end' }, rank));
  }
  const style = `fill="${themeOf(options).ink}" fill-opacity="0.65"`;
  return `<g ${style} font-family="system-ui, sans-serif" font-size="15">${names.join('')}</g>`;
}
