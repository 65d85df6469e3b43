import { type GameTexts, pluralEn } from '@tahoun/i18n';
import { connectFourTitle, spelled } from './title.js';

export const connectFourEn: GameTexts = {
  ...connectFourTitle.en,
  rules: [
    'Yellow and Red take turns; Yellow moves first. Drop one of your discs into any of the seven columns; it falls on top of the discs already there. A column holds six.',
    'The first player with four discs side by side in a straight line, horizontally, vertically or diagonally, wins.',
    'If all 42 cells are full and nobody has such a line, the game is a draw.',
  ],
  howToMove: 'Choose a column. The paler disc shows where yours would land.',
  sides: [
    { name: 'Yellow', turn: 'Yellow to move', wins: 'Yellow wins' },
    { name: 'Red', turn: 'Red to move', wins: 'Red wins' },
  ],
  variants: {},
  reasons: { line: 'Four in a row', 'full-board': 'The board is full' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'line', 'lines')}`,
  labels: {
    open: ({ column, discs, cell }) =>
      discs === ''
        ? `Column ${column}, empty`
        : `Column ${column}, from the bottom ${spelled(discs, 'yellow', 'red')}, next is ${cell}`,
    full: ({ column, discs }) => `Column ${column}, full, from the bottom ${spelled(discs, 'yellow', 'red')}`,
  },
  figures: { left: 'Free cells' },
  setUp: { piece: (id) => (id === 'x' ? 'Yellow' : 'Red'), options: {} },
  evaluations: {
    'open-fours': {
      name: 'Open fours',
      about: 'Fours without a disc of the other side are open; each own disc in one counts.',
      terms: {
        own: { name: 'Own', help: 'Own discs in open fours, once for every four.' },
        other: { name: 'The other side', help: 'The same for the other side; it counts against.' },
      },
    },
    'network-connect-four': {
      name: 'Evaluation by a neural network',
      about:
        'What the strong search plays with: a small neural network. It is asked again without threats, and without discs; what that changes is their share.',
      terms: {
        threats: {
          name: 'Threats',
          help: 'Free cells in which one more disc completes a four, of either side.',
        },
        middleColumn: { name: 'Middle column', help: 'Discs in the middle column, of either side.' },
        otherColumns: { name: 'Other columns', help: 'Discs in the other columns, of either side.' },
        tempo: { name: 'Tempo', help: 'For having the move.' },
        nextCells: {
          name: 'Next cells',
          help: 'Where a disc would land in each column; decides who gets which cell.',
        },
      },
    },
  },
};
