import type { GameDetails } from '../types.js';

export const connectFourDetailsEn: GameDetails = {
  evaluations: {
    'open-fours': {
      name: 'Open fours',
      about: 'Fours without a disc of the other side are open; each own disc in one counts.',
      terms: {
        own: { name: 'Own', help: 'Own discs in open fours, once for every four.' },
        other: { name: 'The other side', help: 'The same for the other side; it counts against.' },
      },
    },
    threats: {
      name: 'Threats',
      about: 'What the strong search plays with: open fours, the middle column, and threats that last.',
      terms: {
        openFours: { name: 'Open fours', help: 'Discs in open fours, own minus the other side’s.' },
        centre: { name: 'Middle column', help: 'Discs in the middle column, own minus the other side’s.' },
        threats: {
          name: 'Threats',
          help: 'Three discs in a four whose last cell is free; more where it comes true when the board fills up.',
        },
      },
    },
  },
};
