import {
  HIDDEN_ONE,
  type Network,
  type NetworkFeatures,
  ONGOING,
  OUTPUT_WEIGHT_ONE,
  type Position,
  Random,
  activeFeatures,
  emptyNetwork,
  otherSide,
  playRandomMove,
} from '@tahoun/core';

const NEURONS = 32;
export const SCALE = 200;

function fill(numbers: Int16Array | Int32Array, most: number, random: Random): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = random.below(2 * most + 1) - most;
}

/** A network of chance, with neurons on both sides of their cuts. */
export function randomNetwork<P extends Position>(features: NetworkFeatures<P>, seed: number): Network {
  const random = new Random(seed);
  const network = emptyNetwork({ ...features, neurons: NEURONS }, SCALE);
  fill(network.featureWeights, 60, random);
  fill(network.hiddenBiases, 90, random);
  fill(network.outputWeights, 181, random);
  fill(network.outputBiases, 1_000_000, random);
  return network;
}

/** Output of a network for a position, computed by the definition. */
export function judged<P extends Position>(
  features: NetworkFeatures<P>,
  network: Network,
  position: P,
): number {
  const bucket = features.bucketOf(position);
  const active = new Uint16Array(features.places);
  let sum = network.outputBiases[bucket]!;
  for (const [half, side] of [position.turn, otherSide(position.turn)].entries()) {
    const count = activeFeatures(features, position, side, active);
    for (let i = 0; i < NEURONS; i++) {
      let value = network.hiddenBiases[i]!;
      for (const feature of active.subarray(0, count)) {
        value += network.featureWeights[feature * NEURONS + i]!;
      }
      const cut = Math.max(0, Math.min(HIDDEN_ONE, value));
      sum += cut * cut * network.outputWeights[(2 * bucket + half) * NEURONS + i]!;
    }
  }
  const rest = Math.trunc((sum * SCALE) / (HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE));
  return rest + (features.settled?.(position) ?? 0);
}

/** Walks about from a position as a search does, now deeper, now back. */
export function wander(position: Position, random: Random, steps: number, visit: () => void): void {
  let depth = 0;
  for (let step = 0; step < steps; step++) {
    if (depth > 0 && (random.below(3) === 0 || position.outcome() !== ONGOING)) {
      for (let back = 1 + random.below(depth); back > 0; back--, depth--) position.undoMove();
    } else if (position.outcome() === ONGOING) {
      playRandomMove(position, random);
      depth++;
    }
    visit();
  }
}
