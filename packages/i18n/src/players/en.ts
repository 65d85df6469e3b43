import type { PlayerNames } from './types.js';

export const playerNamesEn: PlayerNames = {
  names: {
    random: 'Random',
    greedy: 'Greedy',
    minimax: 'Minimax',
    'minimax-quiescence': 'Minimax with exchanges',
    'alpha-beta': 'Alpha-beta',
    source: 'As in the source',
    'second-search': 'Second search',
    'second-look': 'Second look',
    mcts: 'Monte Carlo',
    strong: 'Strong, by depth',
    nodes: 'Strong, by moves',
    time: 'Strong, by time',
  },
};
