import type { ChocolatePosition } from '@tahoun/games/chocolate';
import type { GameAi } from '../game-ai.js';
import { blindEvaluation, grundyEvaluation, solveChocolate } from './grundy.js';
import { MILATA_BREAKS, milataSearch } from './milata.js';
import { solveLongBar } from './periods.js';

export { type Heap, heapOfBar } from './cuts.js';
export * from './grundy.js';
export { type BarPeriod, barPeriod, firstWinningBreak, grundyOfBar } from './periods.js';
export { type HeapCount, type Recursion, countHeaps, playerWins } from './player-wins.js';

export const chocolateAi: GameAi<ChocolatePosition> = {
  textbook: blindEvaluation,
  source: {
    parameters: [],
    evaluation: () => blindEvaluation,
    search: milataSearch,
    usualNodes: MILATA_BREAKS,
  },
  best: grundyEvaluation,
  levels: [
    { depth: 1, nodes: 4_000, noise: 100, exact: 0 },
    { depth: 3, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 5, nodes: 40_000, noise: 100, exact: 0 },
    { depth: 5, nodes: 40_000, noise: 100, exact: 0.25 },
    { depth: 7, nodes: 40_000, noise: 100, exact: 0.5 },
    { depth: 7, nodes: 40_000, noise: 100, exact: 0.75 },
    { depth: 9, nodes: 40_000, noise: 100, exact: 0.9 },
    { depth: 9, nodes: 40_000, noise: 0, exact: 1 },
  ],
  solve: solveChocolate,
  solveLarge: solveLongBar,
};
