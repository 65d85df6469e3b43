import { pluralCs } from '../../language.js';
import type { GameTexts } from '../types.js';
import { connectFourTitle, spelled } from './title.js';

export const connectFourCs: GameTexts = {
  ...connectFourTitle.cs,
  rules: [
    'X a O se střídají, začíná X. Vhoďte svůj žeton do kteréhokoli ze sedmi sloupců: spadne na žetony, které v něm už leží. Do sloupce se jich vejde šest.',
    'Vyhrává, kdo má jako první čtyři žetony vedle sebe v jedné přímce: vodorovně, svisle nebo šikmo.',
    'Když je všech 42 polí plných a takovou čtveřici nemá nikdo, je remíza.',
  ],
  howToMove: 'Zvolte sloupec. Světlejší žeton ukazuje, kam by ten váš dopadl.',
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
