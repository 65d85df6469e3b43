import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

export const connectFourEn: GameTexts = {
  name: 'Connect Four',
  tagline: 'Drop discs and line up four',
  rules: [
    'X and O take turns; X begins. Drop one disc of yours into any of the seven columns: it falls onto the discs that lie there. A column holds six.',
    'Whoever first has four discs side by side in a straight line, across, up or on a diagonal, wins.',
    'When all 42 cells are full and nobody has such a line, the game is a draw.',
  ],
  howToMove: 'Choose a column. The pale disc shows where yours would land.',
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

export const connectFourCs: GameTexts = {
  name: 'Čtyři v řadě',
  tagline: 'Pouštějte kameny a spojte čtyři',
  rules: [
    'X a O se střídají, začíná X. Vhoďte svůj kámen do kteréhokoli ze sedmi sloupců: spadne na kameny, které v něm už leží. Do sloupce se jich vejde šest.',
    'Vyhrává, kdo má jako první čtyři kameny vedle sebe v jedné přímce: vodorovně, svisle nebo šikmo.',
    'Když je všech 42 polí plných a takovou čtveřici nemá nikdo, je remíza.',
  ],
  howToMove: 'Zvolte sloupec. Bledý kámen ukazuje, kam by váš dopadl.',
  sides: [
    { name: 'X', turn: 'Na tahu je X', wins: 'Vyhrál X' },
    { name: 'O', turn: 'Na tahu je O', wins: 'Vyhrál O' },
  ],
  variants: {},
  reasons: { line: 'Čtyři v řadě', 'full-board': 'Deska je plná' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'řada', 'řady', 'řad', 'řady')}`,
  labels: {
    open: ({ column, discs, cell }) =>
      discs === ''
        ? `Sloupec ${column}, prázdný`
        : `Sloupec ${column}, odspodu ${spelled(discs)}, další je ${cell}`,
    full: ({ column, discs }) => `Sloupec ${column}, plný, odspodu ${spelled(discs)}`,
  },
  figures: { left: 'Volná pole' },
};

/** `xo` as `X O`, so that readers say the letters. */
function spelled(discs: string | number | undefined): string {
  return [...String(discs)].join(' ').toUpperCase();
}
