import { CONNECT_FOUR_HEIGHT, CONNECT_FOUR_WIDTH, type ConnectFourPosition } from './position.js';

/** Columns and rows that one step along a line goes. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

export interface Cell {
  readonly column: number;
  /** From 0 at the bottom. */
  readonly row: number;
}

/** Every four in a row on the board, for drawings; looked for cell by cell, as the rules say it. */
export function fourCells(position: ConnectFourPosition): Cell[][] {
  const fours: Cell[][] = [];
  for (let column = 0; column < CONNECT_FOUR_WIDTH; column++) {
    for (let row = 0; row < CONNECT_FOUR_HEIGHT; row++) {
      for (const [right, up] of STEPS) {
        const cells = [0, 1, 2, 3].map((i) => ({ column: column + i * right, row: row + i * up }));
        const owners = cells.map((cell) => ownerAt(position, cell));
        if (owners[0] !== null && owners.every((owner) => owner === owners[0])) fours.push(cells);
      }
    }
  }
  return fours;
}

function ownerAt(position: ConnectFourPosition, { column, row }: Cell) {
  const isInside = column >= 0 && column < CONNECT_FOUR_WIDTH && row >= 0 && row < CONNECT_FOUR_HEIGHT;
  return isInside ? position.ownerOf(column, row) : null;
}
