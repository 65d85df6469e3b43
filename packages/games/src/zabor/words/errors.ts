import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const zaborErrors: GameErrors = {
  position: {
    'zabor-size': ['The board is too wide or too high.', '........................................ b'],
    'zabor-row-length': ['A row is shorter or longer than the first.', '../... b'],
    'zabor-bad-values': ['The values of the cells are not a digit for each cell.', '../.. b 12,3'],
    'zabor-bad-cell': ['A cell has a character that means nothing there.', '..q/... b'],
  },
  move: {
    'move-cell-taken': ['The cell is taken.', 'a1 a1'],
    'move-cell-blocked': ['The cell is blocked.', 'a4', '#.../..../..../.... b'],
  },
  shared: {
    'variant-bad-value': { variant: { size: '99' } },
    'position-side-missing': { position: '../..' },
    'position-bad-side': { position: '../.. x' },
    'position-extra-text': { position: '../.. b b' },
    'move-off-board': { played: ['z9'] },
  },
};
