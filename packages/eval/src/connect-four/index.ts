import type { ConnectFourPosition } from '@tahoun/games/connect-four';
import type { GameAi } from '../game-ai.js';
import { networkAi } from '../network-ai.js';
import { networkConnectFour } from './network-evaluation.js';
import { openFours } from './open-fours.js';

export { connectFourFeatures, networkConnectFour } from './network-evaluation.js';
export { openFours } from './open-fours.js';

/** @param network makes the bytes of a network for `connectFourFeatures`: `connectFourNetwork`. Called when they are needed. */
export const connectFourAi = (network: () => Uint8Array): GameAi<ConnectFourPosition> =>
  networkAi(() => networkConnectFour(network()), {
    textbook: openFours,
    levels: [
      { depth: 1, nodes: 10_000, noise: 600, exact: 0 },
      { depth: 2, nodes: 10_000, noise: 400, exact: 0 },
      { depth: 2, nodes: 10_000, noise: 150, exact: 0 },
      { depth: 3, nodes: 50_000, noise: 100, exact: 0 },
      { depth: 4, nodes: 50_000, noise: 50, exact: 0 },
      { depth: 6, nodes: 100_000, noise: 0, exact: 0 },
      { depth: 42, nodes: 200_000, noise: 0, exact: 0 },
      { depth: 42, nodes: 1_000_000, noise: 0, exact: 0 },
    ],
  });
