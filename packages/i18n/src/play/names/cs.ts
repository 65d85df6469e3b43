import type { PlayerNames } from './en.js';

export const LEVEL_NAMES_CS = [
  'Nováček',
  'Začátečník',
  'Příležitostný hráč',
  'Klubový hráč',
  'Silný hráč',
  'Znalec',
  'Mistr',
  'Tahoun',
] as const;

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
