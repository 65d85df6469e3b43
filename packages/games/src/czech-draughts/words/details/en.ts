import { type GameDetails, sentence } from '@tahoun/i18n';

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
        lone: { name: 'Lone pieces', help: 'Pieces that touch none of their own.' },
        squares: { name: 'Your squares', help: 'Pieces on squares that have a number of their own.' },
      },
    },
    'network-czech-draughts': {
      name: 'Evaluation by a neural network',
      about:
        'What the strong search plays with: a small neural network that sees the pieces on their squares. Each term is what the network changes its mind by when those pieces are taken away.',
      terms: {
        ownMen: { name: 'Own men', help: 'What the own men are worth where they stand.' },
        otherMen: { name: 'Other side’s men', help: 'What the other side’s men take away.' },
        ownKings: { name: 'Own kings', help: 'What the own kings are worth where they stand.' },
        otherKings: { name: 'Other side’s kings', help: 'What the other side’s kings take away.' },
        tempo: { name: 'Tempo', help: 'For having the move.' },
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
      help: 'Points that a piece gets for each own piece on a square next to it. Below 0 the pieces keep apart.',
    },
    lone: {
      name: 'Lone piece',
      help: 'Points for a piece without any own piece next to it; below 0 a penalty. Kühr suggests it and gives no number.',
    },
  },
  tables: { man: 'Man', king: 'King' },
  setUp: {
    piece: sentence,
    options: {
      landing: {
        label: 'Capturing king lands',
        value: (value) =>
          value === 'free' ? 'on any free square' : 'A capturing king lands where it can capture again',
      },
    },
  },
  lab: {
    source: 'Kühr, minimax and Czech draughts',
    examples: {
      'kuhr-game-tree': {
        title: 'Figures 4 and 5: a game tree',
        text: 'Two men and the captures that follow. The figure leaves out what follows d2-e3.',
      },
      'kuhr-minimax-root': {
        title: 'Figures 6 and 7: minimax to depth 4',
        text: 'Fifteen branches and a forced win: 99 all the way up, with values as Black sees them at the root.',
      },
      'kuhr-minimax-simplified': {
        title: 'Figure 8: the simplified minimax',
        text: 'Values are those of the side to move, and a win keeps its 99 however far it is.',
      },
      'kuhr-minimax': {
        title: 'Figure 9: with steps towards the root',
        text: 'With MAX = 99 the win is worth 98 a step up, then −97, and 97 at the root.',
      },
      'kuhr-abstract': {
        title: 'Figures 15 and 16: a beta cut and an alpha cut',
        text: 'The node worth 9 or more is cut first, the second child of the root later. Only the nines are his: the other digits are lost.',
      },
      'kuhr-alpha-beta': {
        title: 'Figures 17 and 18: alpha-beta to depth 3',
        text: 'Eighteen branches in his order, e3-d4 first; after e3-f4 the answers d6-e5 and a5-b4 are cut.',
      },
      'kuhr-alpha-beta-numbers': {
        title: 'The same tree with his numbers',
        text: 'Zeros as he prints them, windows that begin at 0, and 1 for each lost digit. His evaluation makes the zeros 0.88, a man ahead.',
      },
      'kuhr-evaluation': {
        title: 'Figures 12 to 14: the evaluation',
        text: 'His tables and the position that he works out: 9 points of place for White, 3 for Black.',
      },
      'kuhr-own': {
        title: 'Tables of your own',
        text: 'Bonuses and penalties for each kind and square, and for lone pieces, as he advises. Change them, and play against them.',
      },
      'kuhr-horizon': {
        title: 'Figures 10 and 11: the horizon',
        text: 'At depth 2 minimax plays f8-g7: it stops in the middle of an exchange.',
      },
      'kuhr-exchanges': {
        title: 'The horizon with exchanges finished',
        text: 'The cure that he names, beside plain minimax: two plies are enough for e7-f6.',
      },
      'kuhr-horizon-deeper': {
        title: 'The horizon, a ply further',
        text: 'The same position one ply deeper: now it is e7-f6.',
      },
    },
  },
};
