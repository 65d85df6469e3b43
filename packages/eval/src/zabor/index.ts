import type { ZaborPosition } from '@tahoun/games/zabor';
import type { GameAi } from '../game-ai.js';
import { networkAi } from '../network-ai.js';
import { CELL_PARAMETERS, CELL_TABLES, cellDifference, cellEvaluation } from './cells.js';
import { networkZabor } from './network-evaluation.js';

export { CELL_VALUES, cellDifference, cellEvaluation } from './cells.js';
export { zaborFeatures } from './features.js';
export { networkZabor } from './network-evaluation.js';

/** @param network makes the bytes of a network for `zaborFeatures`: `zaborNetwork`. Called when they are needed. */
export const zaborAi = (network: () => Uint8Array): GameAi<ZaborPosition> =>
  networkAi(() => networkZabor(network()), {
    textbook: cellDifference,
    source: { parameters: CELL_PARAMETERS, tables: CELL_TABLES, evaluation: cellEvaluation },
    levels: [
      { depth: 1, nodes: 2_000, noise: 300, exact: 0 },
      { depth: 1, nodes: 2_000, noise: 120, exact: 0 },
      { depth: 2, nodes: 20_000, noise: 80, exact: 0 },
      { depth: 3, nodes: 200_000, noise: 40, exact: 0 },
      { depth: 4, nodes: 20_000, noise: 0, exact: 0 },
      { depth: 6, nodes: 60_000, noise: 0, exact: 0 },
      { depth: 250, nodes: 200_000, noise: 0, exact: 0 },
      { depth: 250, nodes: 1_000_000, noise: 0, exact: 0 },
    ],
  });
