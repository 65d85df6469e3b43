import { type GameTexts, pluralEn } from '@tahoun/i18n';
import { zaborTitle } from './title.js';

export const zaborEn: GameTexts = {
  ...zaborTitle.en,
  rules: [
    'Blue and Red take turns; Blue moves first. Choose any free cell: it becomes yours, and so do the cells directly above, below, left and right of it, even if they were your opponent’s.',
    'Blocked cells belong to nobody and never change. Nobody may pass.',
    'The game ends when no free cell is left. The player who owns more cells wins; equal numbers are a draw.',
    'A variant gives cells different values: a cell with a 3 counts as three cells.',
  ],
  lessons: 'Learn: rules in pictures, ideas, problems',
  sourcePlayer: "Čáp's player (2010)",
  sourceDepth: (plies) => `Čáp's depth ${plies - 1}`,
  howToMove: 'Choose a free cell. Coloured cells show what you would take.',
  sides: [
    { name: 'Blue', turn: 'Blue to move', wins: 'Blue wins' },
    { name: 'Red', turn: 'Red to move', wins: 'Red wins' },
  ],
  variants: {
    map: {
      label: 'Map',
      values: {
        lake: 'Lake',
        cross: 'Cross',
        diamond: 'Diamond',
        hourglass: 'Hourglass',
        islands: 'Islands',
        river: 'River',
        fortress: 'Fortress',
        pinwheel: 'Pinwheel',
      },
    },
    values: {
      label: 'Values of the cells',
      values: {
        equal: 'All count one',
        pyramid: 'The middle counts more',
        rim: 'The edge counts more',
        chequered: 'One and two in turn',
        'random:1': 'By lot',
      },
    },
  },
  reasons: { 'no-free-cell': 'No free cell is left' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'cell', 'cells')}`,
  labels: {
    free: ({ cell, gain, value }) => `${cell}, free, ${value ? `value ${value}, ` : ''}worth ${gain}`,
    blue: ({ cell, value }) => `${cell}, blue${value ? `, value ${value}` : ''}`,
    red: ({ cell, value }) => `${cell}, red${value ? `, value ${value}` : ''}`,
    blocked: ({ cell }) => `${cell}, blocked`,
  },
  figures: { side0: 'Blue cells', side1: 'Red cells', left: 'Free cells' },
};
