import { expectedResult } from '../tune/trace-set.js';
import type { ExampleArrays } from './examples.js';
import { type FloatNetwork, numbersOf } from './float-network.js';

/** Computes what a network predicts, and how the squared error grows with each of its numbers. */
export class Gradient {
  /** The slopes added up since `clear`. */
  readonly slopes: FloatNetwork;
  readonly #network: FloatNetwork;
  /** The hidden layer of the two views, one after the other. */
  readonly #sums: Float64Array;
  /** The neurons of a view that are between their cuts, and how the error grows with each. */
  readonly #moving: Uint16Array;
  readonly #slopes: Float64Array;

  constructor(network: FloatNetwork, slopes: FloatNetwork) {
    this.#network = network;
    this.slopes = slopes;
    this.#sums = new Float64Array(2 * network.neurons);
    this.#moving = new Uint16Array(network.neurons);
    this.#slopes = new Float64Array(network.neurons);
  }

  clear(): void {
    for (const numbers of numbersOf(this.slopes)) numbers.fill(0);
  }

  /** The result that the network predicts for an example, 0 to 1. */
  predict({ starts, features, buckets }: ExampleArrays, example: number): number {
    const { neurons, outputWeights, outputBiases } = this.#network;
    const start = starts[example]!;
    const end = starts[example + 1]!;
    const middle = start + (end - start) / 2;
    this.#sumUp(features, start, middle, 0);
    this.#sumUp(features, middle, end, neurons);
    const bucket = buckets[example]!;
    const from = 2 * neurons * bucket;
    let output = outputBiases[bucket]!;
    for (let i = 0; i < 2 * neurons; i++) {
      const cut = Math.max(0, Math.min(1, this.#sums[i]!));
      output += outputWeights[from + i]! * cut * cut;
    }
    return expectedResult(output, 1);
  }

  /** Adds the slopes of an example's squared error. @returns the squared error. */
  add(examples: ExampleArrays, example: number): number {
    const guess = this.predict(examples, example);
    const error = guess - examples.targets[example]!;
    const slope = 2 * error * guess * (1 - guess);
    const { neurons } = this.#network;
    const start = examples.starts[example]!;
    const end = examples.starts[example + 1]!;
    const middle = start + (end - start) / 2;
    const bucket = examples.buckets[example]!;
    this.slopes.outputBiases[bucket] = this.slopes.outputBiases[bucket]! + slope;
    const output = 2 * neurons * bucket;
    this.#addView(examples.features, start, middle, 0, output, slope);
    this.#addView(examples.features, middle, end, neurons, output + neurons, slope);
    return error * error;
  }

  /** Writes one view's hidden layer at `to`, four neurons at a time: their sums stay in registers. */
  #sumUp(features: Uint16Array, start: number, end: number, to: number): void {
    const { neurons, featureWeights, hiddenBiases } = this.#network;
    const sums = this.#sums;
    for (let i = 0; i < neurons; i += 4) {
      let first = hiddenBiases[i]!;
      let second = hiddenBiases[i + 1]!;
      let third = hiddenBiases[i + 2]!;
      let fourth = hiddenBiases[i + 3]!;
      for (let at = start; at < end; at++) {
        const row = features[at]! * neurons + i;
        first += featureWeights[row]!;
        second += featureWeights[row + 1]!;
        third += featureWeights[row + 2]!;
        fourth += featureWeights[row + 3]!;
      }
      sums[to + i] = first;
      sums[to + i + 1] = second;
      sums[to + i + 2] = third;
      sums[to + i + 3] = fourth;
    }
  }

  /**
   * @param hidden where the view is in the hidden layer. @param output where its output weights are.
   * @param slope how the error grows with the output.
   */
  #addView(features: Uint16Array, start: number, end: number, hidden: number, output: number, slope: number) {
    const { neurons, outputWeights } = this.#network;
    const { featureWeights, hiddenBiases, outputWeights: out } = this.slopes;
    const moving = this.#moving;
    const slopes = this.#slopes;
    let count = 0;
    for (let i = 0; i < neurons; i++) {
      const sum = this.#sums[hidden + i]!;
      if (sum <= 0) continue;
      const cut = Math.min(1, sum);
      out[output + i] = out[output + i]! + slope * cut * cut;
      // Beyond the cut a neuron's sum changes nothing.
      if (sum >= 1) continue;
      const own = slope * outputWeights[output + i]! * 2 * sum;
      hiddenBiases[i] = hiddenBiases[i]! + own;
      moving[count] = i;
      slopes[count++] = own;
    }
    for (let at = start; at < end; at++) {
      const row = features[at]! * neurons;
      for (let k = 0; k < count; k++) {
        const i = row + moving[k]!;
        featureWeights[i] = featureWeights[i]! + slopes[k]!;
      }
    }
  }
}
