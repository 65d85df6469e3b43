import type { GameErrors } from '../types.js';

/** What is refused of its options, positions, moves and files. */
export const ticTacToeErrors: GameErrors = {
  move: {
    'move-cell-holds': ['The cell is taken.', 'b2 b2'],
  },
};
