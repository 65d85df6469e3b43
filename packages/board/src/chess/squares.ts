import type { Point } from '../arrows.js';
import type { DrawOptions } from '../drawing.js';
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
