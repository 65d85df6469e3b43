import {
  HIDDEN_ONE,
  MOST_OUTPUT_WEIGHT,
  type Network,
  type NetworkShape,
  OUTPUT_WEIGHT_ONE,
  type Random,
  emptyNetwork,
} from '@tahoun/core';

/** The numbers of a network while it is trained, laid out as in `Network`. */
export interface FloatNetwork extends NetworkShape {
  readonly featureWeights: Float32Array;
  readonly hiddenBiases: Float32Array;
  readonly outputWeights: Float32Array;
  readonly outputBiases: Float32Array;
}

/** Greatest first weights: some thirty features are active, and neurons have to begin between their cuts. */
const FIRST_WEIGHT = 0.1;
const FIRST_BIAS = 0.25;
/** Features that may be active with the greatest weights before an int16 overflows. */
const MOST_ACTIVE = 64;

/** Greatest absolute values of the weights, so that they can be stored. */
export const MOST_WEIGHT = 32_767 / HIDDEN_ONE / (MOST_ACTIVE + 1);
export const MOST_OUTPUT = MOST_OUTPUT_WEIGHT / OUTPUT_WEIGHT_ONE;

/** A network of zeros, by default one that threads can share. */
export function floatNetwork(
  { count, neurons, buckets }: NetworkShape,
  allocate: (length: number) => Float32Array = sharedZeros,
): FloatNetwork {
  return {
    count,
    neurons,
    buckets,
    featureWeights: allocate(count * neurons),
    hiddenBiases: allocate(neurons),
    outputWeights: allocate(buckets * 2 * neurons),
    outputBiases: allocate(buckets),
  };
}

const sharedZeros = (length: number) =>
  new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));

/** The count of numbers in a network. */
export const lengthOf = ({ count, neurons, buckets }: NetworkShape): number =>
  (count + 1 + 2 * buckets) * neurons + buckets;

/** A network that knows nothing. The same seed gives the same one. */
export function firstNetwork(shape: NetworkShape, random: Random): FloatNetwork {
  const network = floatNetwork(shape);
  scatter(network.featureWeights, FIRST_WEIGHT, random);
  scatter(network.outputWeights, 1 / Math.sqrt(2 * shape.neurons), random);
  network.hiddenBiases.fill(FIRST_BIAS);
  return network;
}

function scatter(numbers: Float32Array, most: number, random: Random): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = most * (2 * random.next() - 1);
}

/** The arrays of a network, in the order of a file. */
export function numbersOf(network: FloatNetwork): readonly Float32Array[] {
  return [network.featureWeights, network.hiddenBiases, network.outputWeights, network.outputBiases];
}

/** Rounds a network to its stored form. @param scale centi-units for one unit of log-odds. */
export function rounded(network: FloatNetwork, scale: number): Network {
  const stored = emptyNetwork(network, scale);
  const round = (from: Float32Array, to: Int16Array | Int32Array, one: number) => {
    for (const [i, value] of from.entries()) to[i] = Math.round(value * one);
  };
  round(network.featureWeights, stored.featureWeights, HIDDEN_ONE);
  round(network.hiddenBiases, stored.hiddenBiases, HIDDEN_ONE);
  round(network.outputWeights, stored.outputWeights, OUTPUT_WEIGHT_ONE);
  round(network.outputBiases, stored.outputBiases, HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE);
  return stored;
}
