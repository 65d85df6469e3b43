import type { EvaluationTexts } from './types.js';

type ChocolateEvaluations = Readonly<Record<'blind' | 'grundy', EvaluationTexts>>;

export const chocolateEvaluationsEn: ChocolateEvaluations = {
  blind: {
    name: "Milata's evaluation",
    about: 'It evaluates finished games only: until then every position is worth 0, and there is no term.',
    terms: {},
  },
  grundy: {
    name: 'Grundy value',
    about: 'The theory of the game: a heap is won for the side to move unless its Grundy value is 0.',
    terms: {
      outcome: {
        name: 'Outcome',
        help: 'One win, or one loss. No sum: it asks only whether the Grundy value is 0.',
      },
    },
    facts: { grundy: 'Grundy value of the heap' },
  },
};

export const chocolateEvaluationsCs: ChocolateEvaluations = {
  blind: {
    name: 'Milatovo ohodnocení',
    about: 'Hodnotí jen skončenou partii: do té doby má každá pozice cenu 0 a žádný člen.',
    terms: {},
  },
  grundy: {
    name: 'Grundyho hodnota',
    about: 'Teorie hry: hromádku vyhrává strana na tahu, pokud její Grundyho hodnota není 0.',
    terms: {
      outcome: {
        name: 'Výsledek',
        help: 'Jedna výhra, nebo jedna prohra. Není to součet: záleží jen na tom, zda je Grundyho hodnota 0.',
      },
    },
    facts: { grundy: 'Grundyho hodnota hromádky' },
  },
};
