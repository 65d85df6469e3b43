import { pluralEn } from '../../language.js';
import { TITLES } from '../titles.js';
import type { GameTexts } from '../types.js';

export const chocolateEn: GameTexts = {
  ...TITLES.en.chocolate,
  rules: [
    'A and B take turns; A begins. Take any piece of the chocolate and break it along one straight line into two rectangles.',
    'A break may never leave a single square, so pieces of 1x1, 1x2 and 1x3 cannot be broken any more.',
    'Whoever has nothing left to break loses.',
  ],
  lessons: 'Learn: rules, mathematics, problems',
  sourcePlayer: "Milata's player (2007)",
  sourcePlayerNote: "Plays by symmetry where it can, otherwise by Milata's recursion.",
  textbookNote: 'This search only recognises finished games. It does not know that halving wins.',
  howToMove: 'Choose a line on a piece: the piece breaks along it.',
  sides: [
    { name: 'A', turn: 'A to move', wins: 'A wins' },
    { name: 'B', turn: 'B to move', wins: 'B wins' },
  ],
  variants: { size: { label: 'Bar', values: {} } },
  reasons: { 'no-break': 'Nothing is left to break' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'win', 'wins')}`,
  labels: {
    vertical: ({ piece, first, second }) => `Break ${piece} into ${first} and ${second}, line down`,
    horizontal: ({ piece, first, second }) => `Break ${piece} into ${first} and ${second}, line across`,
    piece: ({ piece }) => `Piece ${piece}`,
  },
  figures: { pieces: 'Pieces', left: 'Pieces that can be broken' },
};
