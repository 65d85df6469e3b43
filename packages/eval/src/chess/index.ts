import type { ChessPosition } from '@tahoun/games/chess';
import type { GameAi } from '../game-ai.js';
import { networkAi } from '../network-ai.js';
import { networkChess } from './network-evaluation.js';
import { CHESS_PARAMETERS, CHESS_TABLES, simpleChess, simpleEvaluation } from './textbook.js';

/**
 * The estimated strength of the levels 1 to 8, in Elo points on the scale of engines of limited
 * strength (`UCI_Elo`). Levels 5 to 8 were measured against those to about 150 points (docs/measurements.md), 8 at 100 ms
 * a move; 3 and 4 in the same way, and 1 and 2 by games against the next one, with the evaluation before the
 * network.
 */
const CHESS_LEVEL_ELO: readonly number[] = [700, 880, 940, 1210, 1400, 1950, 2540, 2900];

/*
 * Reading order: `network-evaluation.ts` plays and explains, after `endings.ts` and `kpk.ts`, which contain the known
 * endings; `textbook.ts` is the evaluation of the textbook searches.
 */
export { chessFeatures, networkChess } from './network-evaluation.js';
export { CHESS_VALUES, simpleChess, simpleEvaluation } from './textbook.js';

/** @param network makes the bytes of a network for `chessFeatures`: `chessNetwork`. Called when they are needed. */
export const chessAi = (network: () => Uint8Array): GameAi<ChessPosition> =>
  networkAi(() => networkChess(network()), {
    textbook: simpleChess,
    source: { parameters: CHESS_PARAMETERS, tables: CHESS_TABLES, evaluation: simpleEvaluation },
    elo: CHESS_LEVEL_ELO,
    levels: [
      { depth: 1, nodes: 5_000, noise: 450, exact: 0, blunders: 0.9 },
      { depth: 1, nodes: 5_000, noise: 220, exact: 0, blunders: 0.7 },
      { depth: 1, nodes: 5_000, noise: 150, exact: 0, blunders: 0.6 },
      { depth: 3, nodes: 50_000, noise: 50, exact: 0, blunders: 0.27 },
      { depth: 4, nodes: 50_000, noise: 30, exact: 0, blunders: 0.15 },
      { depth: 6, nodes: 100_000, noise: 8, exact: 0, blunders: 0.05 },
      { depth: 8, nodes: 150_000, noise: 0, exact: 0, blunders: 0.02 },
      { depth: 250, nodes: 1_000_000, noise: 0, exact: 0 },
    ],
  });
