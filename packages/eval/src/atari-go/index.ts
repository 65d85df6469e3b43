import type { AtariGoPosition } from '@tahoun/games/atari-go';
import type { GameAi } from '../game-ai.js';
import { networkAi } from '../network-ai.js';
import { networkAtariGo } from './network-evaluation.js';
import { byLiberties, ruledMove } from './rules.js';
import { STARY_CONSTANTS, STARY_PARAMETERS, STARY_SETTINGS, staryEvaluation } from './stary.js';

export { type StaryAccount, type StarySide, staryAccount } from './account.js';
export { QUAD_WEIGHTS, type Quad, type QuadWeights, type Quads, SCANS, type Scan } from './euler.js';
export { atariGoFeatures, networkAtariGo } from './network-evaluation.js';
export { attackRule, defenceRule } from './rules.js';
export {
  STARY_CONSTANTS,
  STARY_PARAMETERS,
  STARY_SETTINGS,
  type StaryConstants,
  quadWeightsOf,
  staryEvaluation,
} from './stary.js';
export { STRENGTH_WEIGHTS, strength } from './strength.js';

/** @param network makes the bytes of a network for `atariGoFeatures`: `atariGoNetwork`. Called when they are needed. */
export const atariGoAi = (network: () => Uint8Array): GameAi<AtariGoPosition> =>
  networkAi(() => networkAtariGo(network()), {
    textbook: staryEvaluation(STARY_CONSTANTS),
    source: {
      parameters: STARY_PARAMETERS,
      settings: STARY_SETTINGS,
      evaluation: (values) => staryEvaluation({ ...STARY_CONSTANTS, ...values }),
      ruledMove,
      order: byLiberties,
    },
    levels: [
      { depth: 1, nodes: 5_000, noise: 800, exact: 0, blunders: 0.95 },
      { depth: 1, nodes: 5_000, noise: 400, exact: 0, blunders: 0.65 },
      { depth: 2, nodes: 20_000, noise: 200, exact: 0, blunders: 0.35 },
      { depth: 4, nodes: 50_000, noise: 60, exact: 0, blunders: 0.12 },
      { depth: 6, nodes: 50_000, noise: 30, exact: 0, blunders: 0.04 },
      { depth: 7, nodes: 100_000, noise: 10, exact: 0, blunders: 0.015 },
      { depth: 9, nodes: 200_000, noise: 0, exact: 0, blunders: 0.004 },
      { depth: 250, nodes: 1_000_000, noise: 0, exact: 0 },
    ],
  });
