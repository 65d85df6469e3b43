import { DRAW, type Game } from '@tahoun/core';
import { plainResult } from '../plain-game.js';
import { checkVariants } from '../variants.js';
import { formatColumn, formatConnectFour, parseConnectFour, parseConnectFourMove } from './notation.js';
import { ConnectFourPosition, HEIGHT, WIDTH } from './position.js';

export { formatColumn, formatConnectFourCell } from './notation.js';
export { BOARD_HI, BOARD_LO, ConnectFourPosition, HEIGHT, WIDTH } from './position.js';

/** Connect Four on 7x6, the example of a game on bitboards. */
export const connectFour: Game<ConnectFourPosition> = {
  id: 'connect-four',
  name: 'Connect Four',
  sides: [
    { id: 'x', name: 'X' },
    { id: 'o', name: 'O' },
  ],
  unit: 'line',
  variants: [],

  initial(variants = {}) {
    checkVariants('connect-four', [], variants);
    return new ConnectFourPosition(0, 0, 0, 0, 0);
  },

  parsePosition(text, variants = {}) {
    checkVariants('connect-four', [], variants);
    return parseConnectFour(text);
  },
  formatPosition: formatConnectFour,
  parseMove: parseConnectFourMove,
  formatMove: (_position, move) => formatColumn(move),

  withTurn(position, turn) {
    const [xLo, xHi] = position.discsOf(0);
    const [oLo, oHi] = position.discsOf(1);
    return new ConnectFourPosition(xLo, xHi, oLo, oHi, turn);
  },

  result: (position) => plainResult(position, position.outcome() === DRAW ? 'full-board' : 'line'),

  figures(position) {
    let left = WIDTH * HEIGHT;
    for (let column = 0; column < WIDTH; column++) left -= position.heightOf(column);
    return { left };
  },

  targets: (_position, move) => [[formatColumn(move)]],
};

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

/** Every four in a row on the board, for drawings; found cell by cell, straight from the rules. */
export function fourCells(position: ConnectFourPosition): Cell[][] {
  const fours: Cell[][] = [];
  for (let column = 0; column < WIDTH; column++) {
    for (let row = 0; row < HEIGHT; row++) {
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
  const isInside = column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT;
  return isInside ? position.ownerOf(column, row) : null;
}
