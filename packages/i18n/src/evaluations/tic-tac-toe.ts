import type { EvaluationTexts } from './types.js';

type TicTacToeEvaluations = Readonly<Record<'open-lines', EvaluationTexts>>;

export const ticTacToeEvaluationsEn: TicTacToeEvaluations = {
  'open-lines': {
    name: 'Open lines',
    about: 'Lines that each side can still fill.',
    terms: {
      own: { name: 'Own', help: 'Lines still open to the side to move.' },
      other: { name: 'The other side', help: 'Lines still open to the other side; they count against.' },
    },
  },
};

export const ticTacToeEvaluationsCs: TicTacToeEvaluations = {
  'open-lines': {
    name: 'Otevřené řady',
    about: 'Řady, které ještě která strana může zaplnit.',
    terms: {
      own: { name: 'Vlastní', help: 'Řady dosud otevřené straně na tahu.' },
      other: { name: 'Soupeřovy', help: 'Řady dosud otevřené soupeři; odečítají se.' },
    },
  },
};
