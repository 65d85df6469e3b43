/*
 * Evaluations that were learned: the input of a network (`features.ts`), its file (`file.ts`), and its use
 * (`evaluator.ts`, whose inner loops are `kernel.ts`).
 */
export { type CellBoard, cellFeatures, squareImages } from './cell-features.js';
export { NetworkEvaluator, networkEvaluation } from './evaluator.js';
export { type NetworkFeatures, activeFeatures } from './features.js';
export {
  HIDDEN_ONE,
  MOST_NEURONS,
  MOST_OUTPUT_WEIGHT,
  NEURON_STEP,
  type Network,
  type NetworkShape,
  OUTPUT_WEIGHT_ONE,
  decodeNetwork,
  emptyNetwork,
  encodeNetwork,
} from './file.js';
export { useKernel } from './kernel.js';
export { textFeatures } from './text-features.js';
