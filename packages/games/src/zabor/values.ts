import { Random } from '@tahoun/core';

/*
 * Cells of different value, the design that Čáp tried and left (2010, 3.3), because on paper it was hard to
 * survey. A cell of value 3 counts as three cells.
 */

export const MAX_VALUE = 9;

/** The value of a cell by its place. @param rim steps to the nearest edge, 0 on it. @param most the largest `rim` of the board */
type Layout = (row: number, column: number, rim: number, most: number) => number;

const LAYOUTS: Readonly<Record<string, Layout>> = {
  equal: () => 1,
  pyramid: (_row, _column, rim) => 1 + rim,
  rim: (_row, _column, rim, most) => 1 + most - rim,
  chequered: (row, column) => 1 + ((row + column) % 2),
};

export const LAYOUT_NAMES: readonly string[] = Object.keys(LAYOUTS);
export const LAYOUTS_ACCEPTED = `${LAYOUT_NAMES.join(', ')}, or random:SEED with a number from 0 to 999999`;

/** The values of the cells, row by row from the top; undefined for a name that is none of `LAYOUTS_ACCEPTED`. */
export function valuesOf(name: string, width: number, height: number): Uint8Array | undefined {
  const seed = /^random:(\d{1,6})$/.exec(name)?.[1];
  const random = new Random(Number(seed));
  const layout = seed === undefined ? LAYOUTS[name] : () => 1 + random.below(MAX_VALUE);
  if (layout === undefined || (seed === undefined && !Object.hasOwn(LAYOUTS, name))) return undefined;
  const most = Math.floor((Math.min(width, height) - 1) / 2);
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    return layout(row, column, Math.min(row, column, height - 1 - row, width - 1 - column), most);
  });
}
