import type { GameDetails } from '../types.js';

const PIECES_EN: Readonly<Record<string, string>> = {
  'white-man': 'White man',
  'white-king': 'White king',
  'black-man': 'Black man',
  'black-king': 'Black king',
};

export const czechDraughtsDetailsEn: GameDetails = {
  evaluations: {
    placement: {
      name: "Kühr's evaluation",
      about: 'Material, and bonuses for squares and for pieces that stand together.',
      terms: {
        material: { name: 'Material', help: 'Men and kings by their values, own minus the other side’s.' },
        edge: { name: 'Edge', help: 'Pieces on the edge, where they cannot be jumped.' },
        backRow: { name: 'First row', help: 'Pieces on their own first row, which keep men from promotion.' },
        neighbours: { name: 'Neighbours', help: 'Pieces that touch each other, counted for both.' },
      },
    },
    patterns: {
      name: 'Learned patterns',
      about:
        'What the strong search plays with: weights learned from games for every way in which men stand in windows of 3 by 2 squares.',
      terms: {
        material: { name: 'Material', help: 'Men and kings by their values, own minus the other side’s.' },
        kings: { name: 'Kings', help: 'Where kings stand, and a bonus where only one side has any.' },
        patterns: { name: 'Patterns', help: 'The learned weights of all windows.' },
        rounding: {
          name: 'Rounding',
          help: 'The whole is blended and rounded at once, and the terms one by one: this is the difference.',
        },
      },
    },
  },
  parameters: {
    man: {
      name: 'Value of a man',
      help: 'Points for a man. The digits of the original are lost; 88 fits what is left of the text.',
    },
    king: {
      name: 'Value of a king',
      help: 'Points for a king. The original is a round number of hundreds, its first digit is lost.',
    },
    edge: {
      name: 'Edge',
      help: 'Points for a piece on the edge of the board, where it cannot be jumped.',
    },
    'back-row': {
      name: 'Own first row',
      help: 'More points for a piece on its own first row, which keeps opposing men from promotion.',
    },
    neighbour: {
      name: 'Neighbours',
      help: 'Points that a piece gets for each own piece on a square next to it. With 0 the pieces stand alone.',
    },
  },
  setUp: {
    piece: (id) => PIECES_EN[id] ?? id,
    options: {
      landing: {
        label: 'Capturing king lands',
        value: (value) =>
          value === 'free' ? 'on any free square' : 'A capturing king lands where it can capture again',
      },
    },
  },
};
