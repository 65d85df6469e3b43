import type { AtariGoPosition } from '@tahoun/games';
import type { EvaluationKit } from '../kit.js';
import { ruledMove } from './rules.js';
import { STARY_CONSTANTS, STARY_PARAMETERS, staryEvaluation } from './stary.js';
import { STRENGTH_WEIGHTS, strength } from './strength.js';

export { attackRule, defenceRule } from './rules.js';
export { STARY_CONSTANTS, STARY_PARAMETERS, type StaryConstants, staryEvaluation } from './stary.js';
export { type Filling, STRENGTH_WEIGHTS, type StrengthWeights, strength } from './strength.js';

export { atariGoTuning } from './tuning.js';

export const atariGoKit: EvaluationKit<AtariGoPosition> = {
  textbook: staryEvaluation(STARY_CONSTANTS),
  source: {
    parameters: STARY_PARAMETERS,
    evaluation: (values) => staryEvaluation({ ...STARY_CONSTANTS, ...values }),
    ruledMove,
  },
  best: strength(STRENGTH_WEIGHTS),
  levels: [
    { depth: 1, nodes: 2_000, noise: 900, exact: 0 },
    { depth: 1, nodes: 2_000, noise: 400, exact: 0 },
    { depth: 2, nodes: 20_000, noise: 300, exact: 0 },
    { depth: 2, nodes: 20_000, noise: 100, exact: 0 },
    { depth: 3, nodes: 50_000, noise: 50, exact: 0 },
    { depth: 5, nodes: 100_000, noise: 0, exact: 0 },
    { depth: 250, nodes: 200_000, noise: 0, exact: 0 },
    { depth: 250, nodes: 1_000_000, noise: 0, exact: 0 },
  ],
};
