import { type DraughtsPosition, czechDraughtsEndgames } from '@tahoun/games/czech-draughts';
import opening from '../../books/czech-draughts.json' with { type: 'json' };
import type { GameAi } from '../game-ai.js';
import { networkAi } from '../network-ai.js';
import { networkDraughts } from './network-evaluation.js';
import { PIECE_SQUARE_PARAMETERS, PIECE_SQUARE_WEIGHTS, pieceSquares } from './piece-squares.js';
import { DRAUGHTS_TABLES } from './square-tables.js';

export { type PieceAccount, type PieceSquareAccount, pieceSquareAccount } from './account.js';
export { czechDraughtsFeatures, networkDraughts } from './network-evaluation.js';
export {
  PIECE_SQUARE_PARAMETERS,
  PIECE_SQUARE_WEIGHTS,
  type PieceSquareWeights,
  pieceSquares,
} from './piece-squares.js';
export { DRAUGHTS_TABLES, squareBonus } from './square-tables.js';

/** @param network makes the bytes of a network for `czechDraughtsFeatures`: `czechDraughtsNetwork`. Called when they are needed. */
export const czechDraughtsAi = (network: () => Uint8Array): GameAi<DraughtsPosition> =>
  networkAi(() => networkDraughts(network()), {
    textbook: pieceSquares(PIECE_SQUARE_WEIGHTS),
    source: {
      parameters: PIECE_SQUARE_PARAMETERS,
      tables: DRAUGHTS_TABLES,
      evaluation: (values) => pieceSquares({ ...PIECE_SQUARE_WEIGHTS, ...values }),
    },
    levels: [
      { depth: 1, nodes: 10_000, noise: 140, exact: 0, blunders: 0.8 },
      { depth: 1, nodes: 10_000, noise: 70, exact: 0, blunders: 0.5 },
      { depth: 3, nodes: 20_000, noise: 50, exact: 0, blunders: 0.4 },
      { depth: 4, nodes: 50_000, noise: 20, exact: 0, blunders: 0.18 },
      { depth: 5, nodes: 100_000, noise: 12, exact: 0, blunders: 0.1 },
      { depth: 6, nodes: 100_000, noise: 6, exact: 0, blunders: 0.05 },
      { depth: 8, nodes: 200_000, noise: 0, exact: 1, book: true },
      { depth: 250, nodes: 1_000_000, noise: 0, exact: 1, book: true },
    ],
    // 2,000 positions; docs/opening-books.md has the command that grew them.
    book: opening.book,
    endgames: czechDraughtsEndgames,
  });
