import { type GameTexts, pluralCs } from '@tahoun/i18n';
import { ticTacToeTitle } from './title.ts';

export const ticTacToeCs: GameTexts = {
  ...ticTacToeTitle.cs,
  rules: [
    'X a O se střídají, začíná X. Položte svůj znak na libovolné volné pole.',
    'Vyhrává, kdo má jako první tři své znaky v řadě, ve sloupci nebo na úhlopříčce.',
    'Když je deska plná a takovou trojici nemá nikdo, je remíza.',
  ],
  howToMove: 'Zvolte volné pole.',
  sides: [
    { name: 'X', turn: 'Na tahu je X', wins: 'Vyhrál X' },
    { name: 'O', turn: 'Na tahu je O', wins: 'Vyhrál O' },
  ],
  variants: {},
  reasons: { line: 'Tři v řadě', 'full-board': 'Deska je plná' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'řada', 'řady', 'řad', 'řady')}`,
  labels: {
    free: ({ cell }) => `${cell}, volné`,
    x: ({ cell }) => `${cell}, X`,
    o: ({ cell }) => `${cell}, O`,
  },
  figures: { left: 'Volná pole' },
  evaluations: {
    'open-lines': {
      name: 'Otevřené řady',
      about: 'Řady, které ještě která strana může zaplnit.',
      terms: {
        own: { name: 'Vlastní', help: 'Řady dosud otevřené straně na tahu.' },
        other: { name: 'Soupeřovy', help: 'Řady dosud otevřené soupeři; odečítají se.' },
      },
    },
  },
  errors: {
    'move-cell-holds': ({ found, holds }) => `na ${found} už je ${holds}; zvolte volné pole`,
  },
};
