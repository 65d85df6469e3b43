import type { EvaluationTexts } from './types.js';

type ZaborEvaluations = Readonly<Record<'cell-difference' | 'territory', EvaluationTexts>>;

export const zaborEvaluationsEn: ZaborEvaluations = {
  'cell-difference': {
    name: "Čáp's evaluation",
    about: 'Own cells minus those of the other side.',
    terms: { cells: { name: 'Cells', help: 'Own cells minus those of the other side.' } },
  },
  territory: {
    name: 'Cells that last',
    about: 'What the strong search plays with: cells weighed by how long they will be kept.',
    terms: {
      cells: { name: 'Cells', help: 'Own cells minus those of the other side.' },
      exposure: {
        name: 'Exposure',
        help: 'What cells lose of their value because free cells are next to them.',
      },
      tempo: { name: 'Tempo', help: 'For having the move.' },
    },
  },
};

export const zaborEvaluationsCs: ZaborEvaluations = {
  'cell-difference': {
    name: 'Čápovo ohodnocení',
    about: 'Vlastní pole minus soupeřova.',
    terms: { cells: { name: 'Pole', help: 'Vlastní pole minus soupeřova.' } },
  },
  territory: {
    name: 'Trvalá pole',
    about: 'S ním hraje silné prohledávání: pole mají cenu podle toho, jak dlouho je strana udrží.',
    terms: {
      cells: { name: 'Pole', help: 'Vlastní pole minus soupeřova.' },
      exposure: { name: 'Odkrytost', help: 'O kolik cenu polí snižují volná pole v sousedství.' },
      tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
    },
  },
};
