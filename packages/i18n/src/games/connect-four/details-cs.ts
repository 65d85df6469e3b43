import type { GameDetails } from '../types.js';

export const connectFourDetailsCs: GameDetails = {
  evaluations: {
    'open-fours': {
      name: 'Otevřené čtveřice',
      about: 'Čtveřice bez soupeřova kamene je otevřená; počítá se v ní každý vlastní kámen.',
      terms: {
        own: { name: 'Vlastní', help: 'Vlastní kameny v otevřených čtveřicích, za každou čtveřici jednou.' },
        other: { name: 'Soupeřovy', help: 'Totéž pro soupeře; odečítá se.' },
      },
    },
    threats: {
      name: 'Hrozby',
      about: 'S ním hraje silné prohledávání: otevřené čtveřice, prostřední sloupec a trvalé hrozby.',
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
      },
    },
  },
  errors: {
    'connect-four-floating': ({ cell, below }) =>
      `kámen na ${cell} visí ve vzduchu: pole ${below} pod ním je volné`,
    'move-column-full': ({ column }) => `sloupec ${column} je plný; zvolte sloupec, kde je místo`,
  },
};
