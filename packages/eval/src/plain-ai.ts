import { type Evaluation, type Game, figuresEvaluation } from '@tahoun/core';
import type { GameAi, Level } from './game-ai.js';

/** From a beginner to full strength, by moves looked at and misjudgement alone. */
const LEVELS: readonly Level[] = [
  { depth: 1, nodes: 1_000, noise: 300, exact: 0, blunders: 0.5 },
  { depth: 1, nodes: 1_000, noise: 150, exact: 0, blunders: 0.3 },
  { depth: 2, nodes: 2_000, noise: 80, exact: 0, blunders: 0.2 },
  { depth: 2, nodes: 5_000, noise: 30, exact: 0, blunders: 0.1 },
  { depth: 4, nodes: 10_000, noise: 10, exact: 0 },
  { depth: 6, nodes: 50_000, noise: 0, exact: 0 },
  { depth: 10, nodes: 150_000, noise: 0, exact: 0 },
  { depth: 200, nodes: 1_000_000, noise: 0, exact: 0 },
];

const NOTHING: Evaluation = { id: 'none', evaluate: () => 0, terms: () => ({}) };

/**
 * How a game is played that brings no evaluation. A game that counts something for both sides (the figures `side0`
 * and `side1`: pieces, cells) is judged by their difference, any other not at all before its end.
 */
export function plainAi(game: Game): GameAi {
  const figures = game.figures(game.initial());
  const counts = figures.side0 !== undefined && figures.side1 !== undefined;
  const evaluation = counts ? figuresEvaluation(game, { side0: 1, side1: -1 }, 0) : NOTHING;
  return { textbook: evaluation, best: evaluation, levels: LEVELS };
}
