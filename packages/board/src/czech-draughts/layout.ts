import type { Side } from '@tahoun/core';
import { DRAUGHTS_LAST_ROWS, draughtsPlaceOf, draughtsSquareName } from '@tahoun/games/czech-draughts';
import type { Point } from '../arrows.js';
import { type DrawOptions, THEMES, type Theme, type ThemeName, element } from '../drawing.js';

export const SIZE = 8;
export const CELL = 60;
/** Room for the coordinates on the left and below, and on the other edges. */
const MARGIN = 28;
const EDGE = 4;

/** Colours of the board itself; both pieces stand out from all squares in both themes. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  /** Fill of the squares where the last move began and ended. */
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
export function emptyBoard(options: DrawOptions): string {
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

/** A square in another colour. */
export function squareFill(square: number, fill: string, options: DrawOptions): string {
  return element('rect', { ...corner(square, options), width: CELL, height: CELL, fill });
}

/**
 * The way of a move from square to square, with a dot on each landing.
 * @param gap how far from the middle of the first square it begins, so that a piece there stays visible.
 */
export function path(route: readonly number[], options: DrawOptions, gap: number): string {
  const { path: colour } = coloursOf(options);
  const [start, ...landings] = route.map((square) => middle(square, options)) as [Point, ...Point[]];
  const first = landings[0] as Point;
  // Moves run along diagonals, so the gap is shared by both coordinates alike.
  const step = gap / Math.SQRT2;
  const begin = {
    x: Math.round(start.x + step * Math.sign(first.x - start.x)),
    y: Math.round(start.y + step * Math.sign(first.y - start.y)),
  };
  const line = element('path', {
    d: `M${[begin, ...landings].map(({ x, y }) => `${x} ${y}`).join('L')}`,
    fill: 'none',
    stroke: colour,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0.1 9',
  });
  const dots = landings.map(({ x, y }) => element('circle', { cx: x, cy: y, r: 6, fill: colour }));
  return line + dots.join('');
}

/** A cross where a piece was captured, or will be: seen on the board and on pieces of both sides. */
export function cross(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  const { path: colour, casing } = coloursOf(options);
  const arm = 9;
  const d = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  const stroke = (shade: string, width: number) =>
    element('path', { d, stroke: shade, 'stroke-width': width, 'stroke-linecap': 'round' });
  return stroke(casing, 9) + stroke(colour, 4.5);
}

/** A ring round a piece that has to capture. */
export function callRing(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  return element('circle', {
    cx: x,
    cy: y,
    r: CELL / 2 - 2.5,
    fill: 'none',
    stroke: coloursOf(options).call,
    'stroke-width': 4,
  });
}

/** A dot where the picked piece may go. */
export function targetDot(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  return element('circle', { cx: x, cy: y, r: 9, fill: coloursOf(options).call });
}

/** Whether a man of the side becomes a king there. */
export function isLastRow(square: number, side: Side): boolean {
  return ((DRAUGHTS_LAST_ROWS[side] >>> square) & 1) === 1;
}
