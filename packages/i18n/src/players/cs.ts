import type { PlayerWords } from './types.js';

export const playerWordsCs: PlayerWords = {
  names: {
    random: 'Náhodný',
    greedy: 'Hladový',
    minimax: 'Minimax',
    'minimax-quiescence': 'Minimax s výměnami',
    'alpha-beta': 'Alfa-beta',
    source: 'Podle pramene',
    'second-search': 'Druhotné prohledávání',
    'second-look': 'Druhý pohled',
    mcts: 'Monte Carlo',
    strong: 'Silný, do hloubky',
    nodes: 'Silný, na počet tahů',
    time: 'Silný, na čas',
  },
  numbers: {
    depth: { label: 'Hloubka', value: (plies) => `Hloubka ${plies}` },
    verifyDepth: { label: 'Druhá hloubka', value: (plies) => `pak ${plies}` },
    nodes: { label: 'Zkoušené tahy', value: (moves) => `tahů: ${moves}` },
    timeMs: { label: 'Čas', value: (ms) => `${ms} ms` },
  },
};
