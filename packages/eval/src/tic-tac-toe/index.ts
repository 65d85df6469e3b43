import type { TicTacToePosition } from '@tahoun/games/tic-tac-toe';
import type { GameAi } from '../game-ai.js';
import { openLines } from './open-lines.js';

export { openLines } from './open-lines.js';

/** Level 8 sees every game to its end, so nothing needs to be judged better than the schoolbook does. */
export const ticTacToeAi: GameAi<TicTacToePosition> = {
  textbook: openLines,
  best: openLines,
  levels: [
    { depth: 1, nodes: 10_000, noise: 800, exact: 0 },
    { depth: 1, nodes: 10_000, noise: 300, exact: 0 },
    { depth: 1, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 2, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 3, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 4, nodes: 20_000, noise: 50, exact: 0 },
    { depth: 6, nodes: 40_000, noise: 0, exact: 0 },
    { depth: 9, nodes: 100_000, noise: 0, exact: 0 },
  ],
};
