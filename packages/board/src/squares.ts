import type { Side } from '@tahoun/core';
import { type DrawOptions, type Paint, type Point, element } from './drawing.js';
import { gridText } from './text.js';

export const SQUARES_A_SIDE = 8;
/** Paper round the squares. */
const EDGE = 4;

/** Numbering and colours of a game's squares. */
interface Squares {
  /** Side of a square on the drawing. */
  readonly cell: number;
  readonly dark: readonly number[];
  /** From a1 to h8: the names of these squares are the coordinates. */
  readonly diagonal: readonly number[];
  nameOf(square: number): string;
  /** Row and column from 0 at the top left, as the first side sees them. */
  placeOf(square: number): Spot;
  coloursOf(options: DrawOptions): SquareColours;
}

interface SquareColours {
  readonly light: string;
  readonly dark: string;
  /** The coordinates, on both. */
  readonly ink: string;
}

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A board of 8x8 squares, seen from either side. */
export function squareBoard({ cell, dark, diagonal, nameOf, placeOf, coloursOf }: Squares) {
  /** Row and column of a square as the viewer sees it, from 0 at the top left. */
  function spot(square: number, { bottom }: DrawOptions): Spot {
    const { row, column } = placeOf(square);
    return bottom === 1
      ? { row: SQUARES_A_SIDE - 1 - row, column: SQUARES_A_SIDE - 1 - column }
      : { row, column };
  }

  /** Top left corner of a square on the drawing. */
  function corner(square: number, options: DrawOptions): Point {
    const { row, column } = spot(square, options);
    const { x, y } = boardBox();
    return { x: x + column * cell, y: y + row * cell };
  }

  function middle(square: number, options: DrawOptions): Point {
    const { x, y } = corner(square, options);
    return { x: x + cell / 2, y: y + cell / 2 };
  }

  /** All the squares together. */
  function boardBox() {
    return { x: EDGE, y: EDGE, width: SQUARES_A_SIDE * cell, height: SQUARES_A_SIDE * cell };
  }

  /** Width and height of the whole drawing. */
  function extent(): number {
    return SQUARES_A_SIDE * cell + 2 * EDGE;
  }

  function squareFill(square: number, fill: string, options: DrawOptions): string {
    return element('rect', { ...corner(square, options), width: cell, height: cell, fill });
  }

  /** The empty board: one light sheet, the dark squares as one path, and the coordinates. */
  function emptyBoard(options: DrawOptions): string {
    const fill = coloursOf(options);
    const corners = dark.map((square) => corner(square, options));
    const d = corners.map(({ x, y }) => `M${x} ${y}h${cell}v${cell}h-${cell}z`).join('');
    return (
      element('rect', { ...boardBox(), fill: fill.light }) +
      element('path', { d, fill: fill.dark }) +
      (options.coordinates === false ? '' : coordinates(options))
    );
  }

  /** Letters in the lowest row and numbers in the first column, in the corners of the squares, as the viewer sees the board. */
  function coordinates(options: DrawOptions): string {
    const names = diagonal.map((square) => {
      const { x, y } = corner(square, options);
      const [file, rank] = [...nameOf(square)];
      return (
        element(
          'text',
          { x: x + cell - 2.5, y: EDGE + SQUARES_A_SIDE * cell - 3.5, 'text-anchor': 'end' },
          file,
        ) + element('text', { x: EDGE + 2.5, y: y + 14 }, rank)
      );
    });
    const { ink } = coloursOf(options);
    const style = `fill="${ink}" font-family="system-ui, sans-serif" font-size="15" font-weight="600"`;
    return `<g ${style}>${names.join('')}</g>`;
  }

  return { spot, corner, middle, boardBox, extent, squareFill, emptyBoard };
}

/**
 * The board in characters. @param cellAt the two characters of a square @param bottom the side of the viewer.
 */
export function squaresText(
  paint: Paint,
  cellAt: (row: number, column: number) => string,
  bottom: Side = 0,
): string {
  const order = Array.from({ length: SQUARES_A_SIDE }, (_, index) =>
    bottom === 0 ? index : SQUARES_A_SIDE - 1 - index,
  );
  const rows = order.map((row) => String(SQUARES_A_SIDE - row));
  const columns = order.map((column) => 'abcdefgh'.charAt(column));
  return gridText(paint, rows, columns, (row, column) => cellAt(order[row]!, order[column]!));
}
