import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

export const ticTacToeEn: GameTexts = {
  name: 'Tic-tac-toe',
  tagline: 'Three in a row on nine cells',
  rules: [
    'X and O take turns; X begins. Put your sign on any free cell.',
    'Whoever first has three of their signs in a row, a column or a diagonal wins.',
    'When the board is full and nobody has such a line, the game is a draw.',
  ],
  howToMove: 'Choose a free cell.',
  sides: [
    { name: 'X', turn: 'X to move', wins: 'X wins' },
    { name: 'O', turn: 'O to move', wins: 'O wins' },
  ],
  variants: {},
  reasons: { line: 'Three in a row', 'full-board': 'The board is full' },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'line', 'lines')}`,
  labels: {
    free: ({ cell }) => `${cell}, free`,
    x: ({ cell }) => `${cell}, X`,
    o: ({ cell }) => `${cell}, O`,
  },
  figures: { left: 'Free cells' },
};

export const ticTacToeCs: GameTexts = {
  name: 'Piškvorky 3 × 3',
  tagline: 'Tři v řadě na devíti polích',
  rules: [
    'X a O se střídají, začíná X. Položte svůj znak na libovolné volné pole.',
    'Vyhrává, kdo má jako první tři své znaky v řadě, ve sloupci nebo na úhlopříčce.',
    'Když je deska plná a takovou trojici nemá nikdo, je remíza.',
  ],
  howToMove: 'Zvolte volné pole.',
  sides: [
    { name: 'X', turn: 'Na tahu je X', wins: 'Vyhrál X' },
    { name: 'O', turn: 'Na tahu je O', wins: 'Vyhrál O' },
  ],
  variants: {},
  reasons: { line: 'Tři v řadě', 'full-board': 'Deska je plná' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'řada', 'řady', 'řad', 'řady')}`,
  labels: {
    free: ({ cell }) => `${cell}, volné`,
    x: ({ cell }) => `${cell}, X`,
    o: ({ cell }) => `${cell}, O`,
  },
  figures: { left: 'Volná pole' },
};
