import type { Language } from '../../language.js';
import { czech } from '../../typography.js';

/** The facts that the sentence about the value of a position mentions. Numbers are already text. */
interface DraughtsValueFacts {
  /** All points of White, and of Black. */
  readonly white: string;
  readonly black: string;
  /** For White, and for the side to move. */
  readonly value: string;
  readonly mover: string;
  /** 0 for White, 1 for Black. */
  readonly turn: 0 | 1;
}

type Pair = readonly [string, string];

const SIDES = ['White', 'Black'] as const;

const labCzechDraughtsEn = {
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
  /** The origin of the numbers: the source, or ours. */
  lost: 'The scan of his text keeps the digits 0 and 9 only. A man printed neither, a king printed 00, and the sums of his example have neither digit: 88 and 300 fit that, 100 for a man does not. The bonuses are his.',
  account: 'What each piece earns',
  onBoard: 'The number at a piece is its bonus for square and neighbours.',
  /** Piece, material, square, neighbours, together. */
  columns: ['Piece', 'Material', 'Square', 'Neighbours', 'Together'] as readonly [
    string,
    string,
    string,
    string,
    string,
  ],
  /** Man and king, by side. */
  pieces: [
    ['White man', 'White king'],
    ['Black man', 'Black king'],
  ] as readonly [Pair, Pair],
  sums: ['White', 'Black'] as Pair,
  value: ({ white, black, value, mover, turn }: DraughtsValueFacts) =>
    `White ${white}, Black ${black}: the position is worth ${value} for White. ${SIDES[turn]} is to move, so the evaluation is ${mover}.`,
  tables: 'His tables of squares',
  tablesHint: 'Figure 12: what a piece earns on each square. A dash marks where a man becomes a king.',
};

const TURNS = ['bílý', 'černý'] as const;

const labCzechDraughtsCs: typeof labCzechDraughtsEn = {
  intro:
    'Jak pozici ohodnotí Kührova funkce: body za každou figuru, za pole, na kterém stojí, a za vlastní figury vedle ní. Součty jsou ohodnocení, které používají minimax a alfa-beta.',
  positionHint: 'Kdo je na tahu, pak figury obou hráčů; K označuje dámu: W:Wa3,c1,Kb4:Bb8,Kd4',
  examples: 'Příklad',
  ownPosition: 'vlastní',
  exampleNames: {
    example: 'Jeho vypočtený příklad (obrázek 14)',
    neighbours: 'Sousedé (podle obrázku 13)',
    start: 'Základní postavení',
  },
  showPosition: 'Ukázat',
  weights: 'Body',
  lost: 'Ze skenu jeho textu zbyly jen číslice 0 a 9. Kámen neměl ani jednu, z dámy zbylo 00 a součty příkladu žádnou z nich nemají: 88 a 300 tomu vyhovují, 100 za kámen ne. Bonusy jsou jeho.',
  account: 'Co přináší která figura',
  onBoard: 'Číslo u figury je její bonus za pole a za sousedy.',
  columns: ['Figura', 'Materiál', 'Pole', 'Sousedé', 'Celkem'],
  pieces: [
    ['Bílý kámen', 'Bílá dáma'],
    ['Černý kámen', 'Černá dáma'],
  ],
  sums: ['Bílý', 'Černý'],
  value: ({ white, black, value, mover, turn }) =>
    `Bílý ${white}, černý ${black}: pro bílého má pozice hodnotu ${value}. Na tahu je ${TURNS[turn]}, ohodnocení je tedy ${mover}.`,
  tables: 'Jeho tabulky polí',
  tablesHint: 'Obrázek 12: co figuře přináší které pole. Pomlčka je tam, kde se kámen mění v dámu.',
};

/** The words of the Lab's page on Czech draughts. */
export function labCzechDraughtsTexts(language: Language): typeof labCzechDraughtsEn {
  return language === 'cs' ? czech(labCzechDraughtsCs) : labCzechDraughtsEn;
}
