import type { Game, Position } from './game.js';

/** The corner on the left that is a1, in games whose text form is a grid. */
export type GridCorner = 'bottom' | 'top';

export const gridColumn = (column: number): string => String.fromCharCode('a'.charCodeAt(0) + column);

/** The number of a row, the uppermost being 0. */
export function gridRow(row: number, rows: number, a1: GridCorner): number {
  return a1 === 'top' ? row + 1 : rows - row;
}

/** `b3`: columns from a, rows from 1 at the bottom. @param cell row by row from the top */
export function cellName(cell: number, width: number, height: number): string {
  return `${gridColumn(cell % width)}${gridRow(Math.floor(cell / width), height, 'bottom')}`;
}

/**
 * The image of each cell, row by row from the top, under the rotations and reflections of a board, the identity first:
 * eight of a square, four of another rectangle.
 */
export function gridSymmetries(width: number, height: number): Int16Array[] {
  const turns: ((row: number, column: number) => number)[] = [
    (row, column) => row * width + column,
    (row, column) => row * width + (width - 1 - column),
    (row, column) => (height - 1 - row) * width + column,
    (row, column) => (height - 1 - row) * width + (width - 1 - column),
  ];
  if (width === height) {
    for (const turn of turns.slice()) turns.push((row, column) => turn(column, row));
  }
  return turns.map((turn) =>
    Int16Array.from({ length: width * height }, (_, cell) => turn(Math.floor(cell / width), cell % width)),
  );
}

/** The rows of the board from the top; none where the text form is no grid of rows separated by `/`. */
export function gridRows(game: Game, position: Position): readonly string[] {
  const [board = ''] = game.formatPosition(position).split(' ');
  const rows = board.split('/');
  const width = rows[0]?.length ?? 0;
  return width <= 26 && rows.length > 1 && rows.every((row) => row.length === width) ? rows : [];
}
