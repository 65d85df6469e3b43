import type { PlayerNames } from './en.js';

export const playerNamesCs: PlayerNames = {
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
};
