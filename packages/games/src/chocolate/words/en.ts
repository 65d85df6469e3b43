import { type GameTexts, pluralEn } from '@tahoun/i18n';
import { chocolateTitle, written } from './title.js';

export const chocolateEn: GameTexts = {
  ...chocolateTitle.en,
  rules: [
    'The players take turns. Take any piece of the chocolate and break it along one straight line into two rectangles.',
    'No break may leave a single square (1×1), so 1×2 and 1×3 cannot be broken any further.',
    'A player who has nothing left to break loses.',
  ],
  lessons: 'Learn: rules, mathematics, problems',
  sourcePlayer: "Milata's player (2007)",
  sourcePlayerNote: "Plays by symmetry where it can, otherwise by Milata's recursion.",
  textbookNote: 'This search only recognises finished games. It does not know that halving wins.',
  howToMove:
    'Choose a line on a piece: the piece breaks along it. Faded pieces, 1×2 and 1×3, can no longer be broken.',
  sides: [
    { name: 'First', turn: 'The first player to move', wins: 'The first player wins' },
    { name: 'Second', turn: 'The second player to move', wins: 'The second player wins' },
  ],
  variants: { size: { label: 'Bar', values: {} } },
  reasons: { 'no-break': 'The last piece is broken' },
  ownReasons: {
    'no-break': ['You broke the last piece: you win', 'Your opponent broke the last piece: you lose'],
  },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'win', 'wins')}`,
  labels: {
    vertical: ({ piece, first, second }) =>
      `Break ${written(piece)} into ${written(first)} and ${written(second)}, vertical line`,
    horizontal: ({ piece, first, second }) =>
      `Break ${written(piece)} into ${written(first)} and ${written(second)}, horizontal line`,
    piece: ({ piece }) => `Piece ${written(piece)}`,
  },
  figures: { pieces: 'Pieces', left: 'Pieces that can be broken' },
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
  lab: {
    source: 'Milata 2007, breaking chocolate',
    examples: {
      'milata-table': {
        title: 'The winner of every bar',
        text: 'The paper’s table with its gaps filled; it can be extended.',
      },
      'milata-tree': { title: 'A 1×7 bar', text: 'The whole game: the second player wins.' },
    },
  },
};
