import { pluralEn } from '../../language.js';
import type { GameTexts } from '../types.js';
import { chocolateTitle, written } from './title.js';

export const chocolateEn: GameTexts = {
  ...chocolateTitle.en,
  rules: [
    'A and B take turns; A moves first. Take any piece of the chocolate and break it along one straight line into two rectangles.',
    'No break may leave a single square (1×1), so 1×2 and 1×3 cannot be broken any further.',
    'A player who has nothing left to break loses.',
  ],
  lessons: 'Learn: rules, mathematics, problems',
  sourcePlayer: "Milata's player (2007)",
  sourcePlayerNote: "Plays by symmetry where it can, otherwise by Milata's recursion.",
  textbookNote: 'This search only recognises finished games. It does not know that halving wins.',
  howToMove: 'Choose a line on a piece: the piece breaks along that line.',
  sides: [
    { name: 'A', turn: 'A to move', wins: 'A wins' },
    { name: 'B', turn: 'B to move', wins: 'B wins' },
  ],
  variants: { size: { label: 'Bar', values: {} } },
  reasons: { 'no-break': 'Nothing is left to break' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'win', 'wins')}`,
  labels: {
    vertical: ({ piece, first, second }) =>
      `Break ${written(piece)} into ${written(first)} and ${written(second)}, vertical line`,
    horizontal: ({ piece, first, second }) =>
      `Break ${written(piece)} into ${written(first)} and ${written(second)}, horizontal line`,
    piece: ({ piece }) => `Piece ${written(piece)}`,
  },
  figures: { pieces: 'Pieces', left: 'Pieces that can be broken' },
};
