import { type Evaluation, gridColumn } from '@tahoun/core';
import { BLUE, MAX_SIZE, RED, type ZaborPosition } from '@tahoun/games/zabor';
import type { Parameter, ParameterValues, SquareTable } from '../game-ai.js';

/** In cells: the thesis counts each cell as one. */
export const CELL_VALUES = { cell: 1 } as const;

/** A hundred cells of 50 stay within the scale of scores. */
export const CELL_PARAMETERS: readonly Parameter[] = [
  { id: 'cell', min: -5, max: 5, step: 0.5, default: CELL_VALUES.cell },
];

/** By names from `a1`, whatever the size of the board. */
const NAMES = Array.from(
  { length: MAX_SIZE ** 2 },
  (_, i) => `${gridColumn(i % MAX_SIZE)}${Math.trunc(i / MAX_SIZE) + 1}`,
);

/** The cells that people may set. */
export const CELL_TABLES: readonly SquareTable[] = [
  {
    id: 'cell',
    min: -50,
    max: 50,
    step: 1,
    isShared: true,
    squares: NAMES,
    usual: (_, values) => values.cell!,
  },
];

/**
 * The thesis's function `Value_position` (Čáp 2010, 3.2): own cells minus the opponent's. @param values of a
 * cell, and of single cells, which count in its place; a cell of value 3 counts three times.
 */
export function cellEvaluation(values: ParameterValues): Evaluation<ZaborPosition> {
  const cell = 100 * values.cell!;
  const own = NAMES.flatMap((name, i) => {
    const value = values[`cell-${name}`];
    return value === undefined
      ? []
      : [{ column: i % MAX_SIZE, row: Math.trunc(i / MAX_SIZE), value: 100 * value }];
  });
  /** Of the cells with values of their own: these, or the plain ones that they replace. */
  const sum = ({ map, cells, turn }: ZaborPosition, plain?: number): number => {
    let total = 0;
    for (const { column, row, value } of own) {
      if (column >= map.width || row >= map.height) continue;
      const at = (map.height - 1 - row) * map.width + column;
      const counted = (plain ?? value) * map.values[at]!;
      if (cells[at] === BLUE + turn) total += counted;
      else if (cells[at] === RED - turn) total -= counted;
    }
    return total;
  };
  const parts = (position: ZaborPosition) => ({
    cells: Math.round(cell * position.margin() - sum(position, cell)) + 0,
    ...(own.length === 0 ? {} : { squares: Math.round(sum(position)) + 0 }),
  });
  return {
    id: 'cell-difference',
    evaluate(position) {
      if (own.length === 0) return Math.round(cell * position.margin()) + 0;
      const { cells, squares = 0 } = parts(position);
      return cells + squares;
    },
    terms: parts,
  };
}

/** The same with the thesis's own value. */
export const cellDifference = cellEvaluation(CELL_VALUES);
