import { pluralEn } from '../../language.js';
import type { GameTexts } from '../types.js';
import { connectFourTitle, spelled } from './title.js';

export const connectFourEn: GameTexts = {
  ...connectFourTitle.en,
  rules: [
    'X and O take turns; X moves first. Drop one of your discs into any of the seven columns; it falls on top of the discs already there. A column holds six.',
    'The first player with four discs side by side in a straight line, horizontally, vertically or diagonally, wins.',
    'If all 42 cells are full and nobody has such a line, the game is a draw.',
  ],
  howToMove: 'Choose a column. The paler disc shows where yours would land.',
  sides: [
    { name: 'X', turn: 'X to move', wins: 'X wins' },
    { name: 'O', turn: 'O to move', wins: 'O wins' },
  ],
  variants: {},
  reasons: { line: 'Four in a row', 'full-board': 'The board is full' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'line', 'lines')}`,
  labels: {
    open: ({ column, discs, cell }) =>
      discs === ''
        ? `Column ${column}, empty`
        : `Column ${column}, from the bottom ${spelled(discs)}, next is ${cell}`,
    full: ({ column, discs }) => `Column ${column}, full, from the bottom ${spelled(discs)}`,
  },
  figures: { left: 'Free cells' },
};
