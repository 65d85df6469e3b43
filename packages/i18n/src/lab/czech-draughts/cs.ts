import type { labCzechDraughtsEn } from './en.js';

const TURNS = ['bílý', 'černý'] as const;

export const labCzechDraughtsCs: typeof labCzechDraughtsEn = {
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
};
