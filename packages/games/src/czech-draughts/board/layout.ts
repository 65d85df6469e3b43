import {
  type DrawOptions,
  type Look,
  type Point,
  type ThemeName,
  cross,
  element,
  squareBoard,
} from '@tahoun/board';
import type { Side } from '@tahoun/core';
import { LAST_ROWS, placeOf, squareName } from '../index.js';

export const CELL = 60;

/** Colours of the board itself; both sides' pieces contrast with all squares, in every look. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  /** Fill of the squares where the last move began and ended. */
  readonly moved: string;
  /** The way of a move, and the crosses on the captured pieces. */
  readonly path: string;
  /** Round these crosses. */
  readonly casing: string;
  readonly picked: string;
  /** Round a piece that has to capture, and on the targets of the picked one. */
  readonly call: string;
}

export const BOARD_COLOURS: Readonly<Record<Look, Readonly<Record<ThemeName, BoardColours>>>> = {
  wood: {
    light: {
      light: '#f3ead8',
      dark: '#b48d68',
      ink: '#3d2407',
      moved: '#cfa94f',
      path: '#5c3a14',
      casing: '#f3ead8',
      picked: '#8fae6d',
      call: '#fff04a',
    },
    dark: {
      light: '#97897a',
      dark: '#66523f',
      ink: '#120c05',
      moved: '#8a6b2c',
      path: '#e9cf9a',
      casing: '#3b2d20',
      picked: '#5f7d46',
      call: '#ffd83a',
    },
  },
  paper: {
    light: {
      light: '#fbfaf5',
      dark: '#b3aea1',
      ink: '#33302a',
      moved: '#d3bd63',
      path: '#4a3a12',
      casing: '#fbfaf5',
      picked: '#93b98b',
      call: '#6b4500',
    },
    dark: {
      light: '#a5a094',
      dark: '#6f6a5f',
      ink: '#12110d',
      moved: '#8c7b36',
      path: '#efe4c4',
      casing: '#2e2b25',
      picked: '#60805a',
      call: '#ffe45a',
    },
  },
  slate: {
    light: {
      light: '#e9e5da',
      dark: '#8797a6',
      ink: '#1d2833',
      moved: '#c4ad55',
      path: '#1d2f42',
      casing: '#e9e5da',
      picked: '#7fae7a',
      call: '#fff04a',
    },
    dark: {
      light: '#8e99a6',
      dark: '#525e6b',
      ink: '#0b1015',
      moved: '#82722f',
      path: '#e3ebf3',
      casing: '#252d36',
      picked: '#527751',
      call: '#ffd83a',
    },
  },
};

/** A board for draughts is of wood by default. */
export function coloursOf({ theme = 'light', look = 'wood' }: DrawOptions): BoardColours {
  return BOARD_COLOURS[look][theme];
}

/** The dark squares, by number from the top left. */
export const SQUARES = Array.from({ length: 32 }, (_, square) => square);

export const { spot, corner, middle, extent, squareFill, emptyBoard } = squareBoard({
  cell: CELL,
  dark: SQUARES,
  diagonal: [28, 24, 21, 17, 14, 10, 7, 3],
  nameOf: squareName,
  placeOf,
  coloursOf,
});

/**
 * The way of a move from square to square, with a dot on each landing.
 * @param gap its distance from the middle of the first square, so that a piece there stays visible.
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
export function captureCross(square: number, options: DrawOptions): string {
  const { path: stroke, casing } = coloursOf(options);
  return cross(middle(square, options), 9, { stroke: casing, width: 9 }, { stroke, width: 4.5 });
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
  return ((LAST_ROWS[side] >>> square) & 1) === 1;
}
