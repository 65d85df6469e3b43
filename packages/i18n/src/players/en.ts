import type { PlayerWords } from './types.js';

export const playerWordsEn: PlayerWords = {
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
  numbers: {
    depth: { label: 'Depth', value: (plies) => `Depth ${plies}` },
    verifyDepth: { label: 'Second depth', value: (plies) => `then ${plies}` },
    nodes: { label: 'Moves tried', value: (moves) => `${moves} moves` },
    timeMs: { label: 'Time', value: (ms) => `${ms} ms` },
  },
};
