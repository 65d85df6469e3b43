import type { ChocolatePosition } from '@tahoun/games';
import type { EvaluationKit } from '../kit.js';
import { blindEvaluation, grundyEvaluation, solveChocolate } from './grundy.js';

export * from './grundy.js';

export const chocolateKit: EvaluationKit<ChocolatePosition> = {
  textbook: blindEvaluation,
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
};
