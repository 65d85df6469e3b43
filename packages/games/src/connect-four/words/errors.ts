import type { GameErrors } from '@tahoun/i18n';

/** What is refused of its options, positions, moves and files. */
export const connectFourErrors: GameErrors = {
  position: {
    'connect-four-floating': [
      'A disc hangs over a free cell.',
      'x....../......./......./......./......./....... o',
    ],
  },
  move: {
    'move-column-full': ['The column is full.', 'a a a a a a a'],
  },
};
