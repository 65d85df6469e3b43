import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const ticTacToeErrors: GameErrors = {
  move: {
    'move-cell-holds': ['The cell is taken.', 'b2 b2'],
  },
  shared: {
    'variant-none': { variant: { size: '3' } },
    'position-both-won': { position: 'xxx/ooo/... x' },
    'board-row-count': { position: 'xo./... x' },
    'board-row-length': { position: 'xo/.../... x' },
    'board-bad-cell': { position: 'q../.../... x' },
    'move-game-over': { played: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] },
    'parameters-none': { evaluation: 'textbook', parameters: { alpha: 2 } },
  },
};
