import { type GameTexts, pluralEn } from '@tahoun/i18n';
import { ticTacToeTitle } from './title.ts';

export const ticTacToeEn: GameTexts = {
  ...ticTacToeTitle.en,
  rules: [
    'X and O take turns; X moves first. Put your mark on any free cell.',
    'The first player with three marks in a row, a column or a diagonal wins.',
    'If the board is full and nobody has such a line, the game is a draw.',
  ],
  howToMove: 'Choose a free cell.',
  sides: [
    { name: 'X', turn: 'X to move', wins: 'X wins' },
    { name: 'O', turn: 'O to move', wins: 'O wins' },
  ],
  variants: {},
  reasons: { line: 'Three in a row', 'full-board': 'The board is full' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'line', 'lines')}`,
  labels: {
    free: ({ cell }) => `${cell}, free`,
    x: ({ cell }) => `${cell}, X`,
    o: ({ cell }) => `${cell}, O`,
  },
  figures: { left: 'Free cells' },
  evaluations: {
    'open-lines': {
      name: 'Open lines',
      about: 'Lines that each side can still fill.',
      terms: {
        own: { name: 'Own', help: 'Lines still open to the side to move.' },
        other: { name: 'The other side', help: 'Lines still open to the other side; they count against.' },
      },
    },
  },
};
