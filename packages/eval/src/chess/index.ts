import type { ChessPosition } from '@tahoun/games';
import type { EvaluationKit } from '../kit.js';
import { CHESS_WEIGHTS, taperedChess } from './tapered.js';
import { SIMPLE_WEIGHTS, simpleChess } from './textbook.js';

export type { PieceValues } from './material.js';
export { CHESS_WEIGHTS, type ChessWeights, type Tapered, taperedChess } from './tapered.js';
export { SIMPLE_WEIGHTS, type SimpleWeights, simpleChess } from './textbook.js';

export const chessKit: EvaluationKit<ChessPosition> = {
  textbook: simpleChess(SIMPLE_WEIGHTS),
  best: taperedChess(CHESS_WEIGHTS),
  levels: [
    { depth: 1, nodes: 5_000, noise: 350, exact: 0 },
    { depth: 1, nodes: 5_000, noise: 180, exact: 0 },
    { depth: 2, nodes: 20_000, noise: 110, exact: 0 },
    { depth: 3, nodes: 50_000, noise: 70, exact: 0 },
    { depth: 4, nodes: 50_000, noise: 35, exact: 0 },
    { depth: 6, nodes: 100_000, noise: 0, exact: 0 },
    { depth: 250, nodes: 250_000, noise: 0, exact: 0 },
    { depth: 250, nodes: 1_000_000, noise: 0, exact: 0 },
  ],
};
