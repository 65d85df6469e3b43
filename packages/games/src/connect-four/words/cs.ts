import { type GameTexts, pluralCs } from '@tahoun/i18n';
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
  setUp: { piece: (id) => (id === 'x' ? 'Žlutý' : 'Červený'), options: {} },
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
        'S ním hraje silné prohledávání: malá neuronová síť. Ohodnotí pozici znovu bez hrozeb a bez kamenů; co se tím změní, je jejich podíl.',
      terms: {
        threats: {
          name: 'Hrozby',
          help: 'Volná pole, kde další kámen doplní čtveřici jedné či druhé strany.',
        },
        middleColumn: { name: 'Prostřední sloupec', help: 'Kameny obou stran v prostředním sloupci.' },
        otherColumns: { name: 'Ostatní sloupce', help: 'Kameny obou stran v ostatních sloupcích.' },
        tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
        nextCells: {
          name: 'Další pole',
          help: 'Kam v kterém sloupci kámen dopadne; rozhoduje o tom, kdo získá které pole.',
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
