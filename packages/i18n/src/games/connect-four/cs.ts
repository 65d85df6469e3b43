import { pluralCs } from '../../language.js';
import type { GameTexts } from '../types.js';
import { connectFourTitle, spelled } from './title.js';

export const connectFourCs: GameTexts = {
  ...connectFourTitle.cs,
  rules: [
    'Žlutý a červený se střídají, začíná žlutý. Vhoďte svůj žeton do kteréhokoli ze sedmi sloupců: spadne na žetony, které v něm už leží. Do sloupce se jich vejde šest.',
    'Vyhrává, kdo má jako první čtyři žetony vedle sebe v jedné přímce: vodorovně, svisle nebo šikmo.',
    'Když je všech 42 polí plných a takovou čtveřici nemá nikdo, je remíza.',
  ],
  howToMove: 'Zvolte sloupec. Světlejší žeton ukazuje, kam by ten váš dopadl.',
  sides: [
    { name: 'Žlutý', turn: 'Na tahu je žlutý', wins: 'Vyhrál žlutý' },
    { name: 'Červený', turn: 'Na tahu je červený', wins: 'Vyhrál červený' },
  ],
  variants: {},
  reasons: { line: 'Čtyři v řadě', 'full-board': 'Deska je plná' },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'řada', 'řady', 'řad', 'řady')}`,
  labels: {
    open: ({ column, discs, cell }) =>
      discs === ''
        ? `Sloupec ${column}, prázdný`
        : `Sloupec ${column}, odspodu ${spelled(discs, 'žlutý', 'červený')}, další je ${cell}`,
    full: ({ column, discs }) => `Sloupec ${column}, plný, odspodu ${spelled(discs, 'žlutý', 'červený')}`,
  },
  figures: { left: 'Volná pole' },
  evaluations: {
    'open-fours': {
      name: 'Otevřené čtveřice',
      about: 'Čtveřice bez soupeřova kamene je otevřená; počítá se v ní každý vlastní kámen.',
      terms: {
        own: { name: 'Vlastní', help: 'Vlastní kameny v otevřených čtveřicích, za každou čtveřici jednou.' },
        other: { name: 'Soupeřovy', help: 'Totéž pro soupeře; odečítá se.' },
      },
    },
    'network-connect-four': {
      name: 'Ohodnocení neuronovou sítí',
      about:
        'S ním hraje silné prohledávání: malá neuronová síť. Ta své důvody nesděluje, a proto jsou uvedeny jiné členy (otevřené čtveřice, prostřední sloupec a trvalé hrozby) a nakonec to, co síť říká navíc.',
      terms: {
        openFours: {
          name: 'Otevřené čtveřice',
          help: 'Kameny v otevřených čtveřicích, vlastní minus soupeřovy.',
        },
        centre: {
          name: 'Prostřední sloupec',
          help: 'Kameny v prostředním sloupci, vlastní minus soupeřovy.',
        },
        threats: {
          name: 'Hrozby',
          help: 'Tři kameny ve čtveřici, jejíž poslední pole je volné; víc tam, kde se hrozba splní, až se deska zaplní.',
        },
        network: {
          name: 'Neuronová síť',
          help: 'O kolik soudí síť o pozici jinak než všechny předchozí členy dohromady.',
        },
      },
    },
  },
  errors: {
    'connect-four-floating': ({ cell, below }) =>
      `kámen na ${cell} visí ve vzduchu: pole ${below} pod ním je volné`,
    'move-column-full': ({ column }) => `sloupec ${column} je plný; zvolte sloupec, kde je místo`,
  },
};
