import type { EvaluationTexts } from './types.js';

type ConnectFourEvaluations = Readonly<Record<'open-fours' | 'threats', EvaluationTexts>>;

export const connectFourEvaluationsEn: ConnectFourEvaluations = {
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
};

export const connectFourEvaluationsCs: ConnectFourEvaluations = {
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
      centre: { name: 'Prostřední sloupec', help: 'Kameny v prostředním sloupci, vlastní minus soupeřovy.' },
      threats: {
        name: 'Hrozby',
        help: 'Tři kameny ve čtveřici, jejíž poslední pole je volné; víc tam, kde se hrozba splní, až se deska zaplní.',
      },
    },
  },
};
