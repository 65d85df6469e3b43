import type { Evaluation } from '@tahoun/core';
import type { ZaborPosition } from '@tahoun/games/zabor';
import type { GameAi } from '../game-ai.js';
import { networkZabor } from './network.js';

export { zaborFeatures } from './features.js';
export { networkZabor } from './network.js';

/** The thesis's function `Value_position` (Čáp 2010, 3.2): own cells minus the opponent's. */
export const cellDifference: Evaluation<ZaborPosition> = {
  id: 'cell-difference',
  evaluate: (position) => 100 * position.margin(),
  terms: (position) => ({ cells: 100 * position.margin() }),
};

/** @param network the bytes of a network for `zaborFeatures`, such as `zaborNetwork()`. */
export const zaborAi = (network: Uint8Array): GameAi<ZaborPosition> => ({
  textbook: cellDifference,
  best: networkZabor(network),
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
