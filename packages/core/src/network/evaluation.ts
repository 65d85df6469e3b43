import type { Evaluation, Position } from '../game.js';
import { NetworkEvaluator } from './evaluator.js';
import type { NetworkFeatures } from './features.js';
import { decodeNetwork } from './file.js';

/** The evaluation by a network that `tahoun learn` has made. @throws InputError when these are no bytes of one. */
export function networkEvaluation<P extends Position>(
  features: NetworkFeatures<P>,
  bytes: Uint8Array,
): Evaluation<P> {
  const network = new NetworkEvaluator(features, decodeNetwork(bytes, features));
  const evaluate = (position: P) => network.evaluate(position);
  return {
    id: 'network',
    evaluate,
    futilityMargin: 120,
    terms: (position) => ({ network: evaluate(position) }),
  };
}
