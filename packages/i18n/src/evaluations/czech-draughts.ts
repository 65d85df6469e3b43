import type { EvaluationTexts } from './types.js';

type DraughtsEvaluations = Readonly<Record<'placement' | 'patterns', EvaluationTexts>>;

export const czechDraughtsEvaluationsEn: DraughtsEvaluations = {
  placement: {
    name: "Kühr's evaluation",
    about: 'Material, and bonuses for squares and for pieces that stand together.',
    terms: {
      material: { name: 'Material', help: 'Men and kings by their values, own minus the other side’s.' },
      edge: { name: 'Edge', help: 'Pieces on the edge, where they cannot be jumped.' },
      backRow: { name: 'First row', help: 'Pieces on their own first row, which keep men from promotion.' },
      neighbours: { name: 'Neighbours', help: 'Pieces that touch each other, counted for both.' },
    },
  },
  patterns: {
    name: 'Learned patterns',
    about:
      'What the strong search plays with: weights learned from games for every way in which men stand in windows of 3 by 2 squares.',
    terms: {
      material: { name: 'Material', help: 'Men and kings by their values, own minus the other side’s.' },
      kings: { name: 'Kings', help: 'Where kings stand, and a bonus where only one side has any.' },
      patterns: { name: 'Patterns', help: 'The learned weights of all windows.' },
      rounding: {
        name: 'Rounding',
        help: 'The whole is blended and rounded at once, and the terms one by one: this is the difference.',
      },
    },
  },
};

export const czechDraughtsEvaluationsCs: DraughtsEvaluations = {
  placement: {
    name: 'Kührovo ohodnocení',
    about: 'Materiál a přirážky za pole a za figury, které stojí pohromadě.',
    terms: {
      material: { name: 'Materiál', help: 'Kameny a dámy podle ceny, vlastní minus soupeřovy.' },
      edge: { name: 'Okraj', help: 'Figury na okraji, kde je nelze přeskočit.' },
      backRow: {
        name: 'První řada',
        help: 'Figury na vlastní první řadě, které brání proměně soupeřových kamenů.',
      },
      neighbours: { name: 'Sousedé', help: 'Figury, které se dotýkají; každá dvojice se počítá oběma.' },
    },
  },
  patterns: {
    name: 'Naučené vzory',
    about:
      'S nimi hraje silné prohledávání: váhy naučené z partií pro každé rozestavení kamenů v okénkách 3 × 2 pole.',
    terms: {
      material: { name: 'Materiál', help: 'Kameny a dámy podle ceny, vlastní minus soupeřovy.' },
      kings: { name: 'Dámy', help: 'Kde dámy stojí, a přirážka, má-li je jen jedna strana.' },
      patterns: { name: 'Vzory', help: 'Naučené váhy všech okének.' },
      rounding: {
        name: 'Zaokrouhlení',
        help: 'Celek se mísí a zaokrouhluje najednou, členy po jednom: toto je rozdíl.',
      },
    },
  },
};
