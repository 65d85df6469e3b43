import type { LabCzechDraughtsTexts } from './types.js';

const SIDES = ['White', 'Black'] as const;

export const labCzechDraughtsEn: LabCzechDraughtsTexts = {
  intro:
    'How Kühr’s function evaluates a position: points for each piece, for its square, and for its own pieces next to it. The sums are the evaluation that minimax and alpha-beta use.',
  positionHint: 'The side to move, then the pieces of both sides; K marks a king: W:Wa3,c1,Kb4:Bb8,Kd4',
  examples: 'Example',
  ownPosition: 'your own',
  exampleNames: {
    example: 'His worked example (figure 14)',
    neighbours: 'Neighbours (as in figure 13)',
    start: 'The starting position',
  },
  showPosition: 'Show',
  weights: 'Points',
  lost: 'The scan of his text keeps the digits 0 and 9 only. A man printed neither, a king printed 00, and the sums of his example have neither digit: 88 and 300 fit that, 100 for a man does not. The bonuses are his.',
  account: 'What each piece earns',
  onBoard: 'The number at a piece is its bonus for square and neighbours.',
  columns: ['Piece', 'Material', 'Square', 'Neighbours', 'Together'],
  pieces: [
    ['White man', 'White king'],
    ['Black man', 'Black king'],
  ],
  sums: ['White', 'Black'],
  value: ({ white, black, value, mover, turn }) =>
    `White ${white}, Black ${black}: the position is worth ${value} for White. ${SIDES[turn]} is to move, so the evaluation is ${mover}.`,
  tables: 'His tables of squares',
  tablesHint: 'Figure 12: what a piece earns on each square. A dash marks where a man becomes a king.',
};
