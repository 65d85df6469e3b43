import { type AtariGoPosition, formatAtariGoPoint } from '@tahoun/games/atari-go';
import type { Point } from '../arrows.js';
import type { DrawOptions, ThemeName } from '../drawing.js';

/** Between two lines. */
export const CELL = 48;
export const STONE_RADIUS = 22;
/** Of the wood round the outermost lines: with coordinates on the left and below, and without. */
const BROAD = 48;
const NARROW = 32;
/** Paper round the wood; below it the board's edge shows. */
const PAPER = 4;
export const EDGE = 5;

export interface WoodColours {
  readonly wood: string;
  readonly grain: string;
  readonly edge: string;
  readonly line: string;
}

const WOOD: Readonly<Record<ThemeName, WoodColours>> = {
  light: { wood: '#e6bd7c', grain: '#c8964f', edge: '#a97a3d', line: '#4f3718' },
  dark: { wood: '#b88a51', grain: '#956a37', edge: '#5c4122', line: '#2f1f0c' },
};

export function woodOf({ theme }: DrawOptions): WoodColours {
  return WOOD[theme ?? 'light'];
}

/** A point's place on the drawing. */
export function spotOf({ goban }: AtariGoPosition, point: number, options: DrawOptions): Point {
  const { size } = goban;
  return { x: left(options) + (point % size) * CELL, y: PAPER + NARROW + Math.floor(point / size) * CELL };
}

/** The wood, which is as wide as it is high. */
export function woodBox({ goban }: AtariGoPosition, options: DrawOptions) {
  const side = (goban.size - 1) * CELL + left(options) - PAPER + NARROW;
  return { x: PAPER, y: PAPER, width: side, height: side };
}

export function extentOf(position: AtariGoPosition, options: DrawOptions) {
  const { width, height } = woodBox(position, options);
  return { width: width + 2 * PAPER, height: height + 2 * PAPER + EDGE };
}

export function nameOf({ goban }: AtariGoPosition, point: number): string {
  return formatAtariGoPoint(goban.size, point);
}

/** Where the leftmost line runs. */
function left({ coordinates }: DrawOptions): number {
  return PAPER + (coordinates === false ? NARROW : BROAD);
}
