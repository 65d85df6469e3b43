import { DRAW, type Game, ONGOING, type Side, WON } from '@tahoun/core';
import { checkVariants } from '../variants.js';
import { formatTicTacToe, formatTicTacToeCell, parseTicTacToe, parseTicTacToeMove } from './notation.js';
import { TicTacToePosition } from './position.js';

export { formatTicTacToeCell, parseTicTacToe } from './notation.js';
export { TIC_TAC_TOE_LINES, TIC_TAC_TOE_SIZE, TicTacToePosition } from './position.js';

/** Tic-tac-toe on 3x3: the smallest example of a game. */
export const ticTacToe: Game<TicTacToePosition> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  sides: [
    { id: 'x', name: 'X' },
    { id: 'o', name: 'O' },
  ],
  unit: 'line',
  variants: [],

  initial(variants = {}) {
    checkVariants('tic-tac-toe', [], variants);
    return new TicTacToePosition(0, 0, 0);
  },

  parsePosition(text, variants = {}) {
    checkVariants('tic-tac-toe', [], variants);
    return parseTicTacToe(text);
  },
  formatPosition: formatTicTacToe,
  parseMove: parseTicTacToeMove,
  formatMove: (_position, move) => formatTicTacToeCell(move),

  withTurn: ({ sets }, turn) => new TicTacToePosition(sets[0]!, sets[1]!, turn),

  result(position) {
    const outcome = position.outcome();
    if (outcome === ONGOING) return null;
    if (outcome === DRAW) return { winner: null, reason: 'full-board' };
    return { winner: (outcome === WON ? position.turn : 1 - position.turn) as Side, reason: 'line' };
  },

  figures: (position) => ({ left: 9 - countCells(position.taken()) }),

  targets: (_position, move) => [[formatTicTacToeCell(move)]],
};

function countCells(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
