import type { GameDetails } from '../types.js';

export const chocolateDetailsEn: GameDetails = {
  evaluations: {
    blind: {
      name: "Milata's evaluation",
      about: 'It evaluates finished games only: until then every position is worth 0, and there is no term.',
      terms: {},
    },
    grundy: {
      name: 'Grundy value',
      about: 'The theory of the game: a heap is won for the side to move unless its Grundy value is 0.',
      terms: {
        outcome: {
          name: 'Outcome',
          help: 'One win, or one loss. No sum: it asks only whether the Grundy value is 0.',
        },
      },
      facts: { grundy: 'Grundy value of the heap' },
    },
  },
  setUp: {
    piece: (id) => id.replace('x', ' × '),
    options: {
      height: { label: 'Rows', value: (value) => value },
      width: { label: 'Columns', value: (value) => value },
    },
  },
};
