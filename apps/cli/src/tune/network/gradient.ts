import { type FloatNetwork, emptyNetwork } from '@tahoun/eval/networks';
import { expectedResult } from '../trace-set.js';
import type { ExampleSet } from './example-set.js';

/** Works out what a network foretells, and how the squared error grows with each of its numbers. */
export class Gradient {
  /** The slopes added up since `clear`. */
  readonly slopes: FloatNetwork;
  /** The hidden layer of the two views, one after the other. */
  readonly #sums: Float64Array;
  /** The neurons of a view that are between their cuts, and how the error grows with each. */
  readonly #moving: Uint16Array;
  readonly #slopes: Float64Array;
  readonly #network: FloatNetwork;
  /** How much of the game's evaluation is added before the network, in log-odds a centi-unit. */
  readonly #evaluationShare: number;

  /** @param evaluationShare 0 for a network that judges alone. */
  constructor(network: FloatNetwork, evaluationShare: number) {
    this.#network = network;
    this.#evaluationShare = evaluationShare;
    this.slopes = emptyNetwork(network);
    this.#sums = new Float64Array(2 * network.hidden);
    this.#moving = new Uint16Array(network.hidden);
    this.#slopes = new Float64Array(network.hidden);
  }

  clear(): void {
    for (const numbers of numbersOf(this.slopes)) numbers.fill(0);
  }

  /** The result that the network foretells for an example, 0 to 1. */
  foretell(set: ExampleSet, example: number): number {
    const { hidden, outputWeights, outputBiases } = this.#network;
    const start = set.starts[example] as number;
    const end = set.starts[example + 1] as number;
    const middle = (start + end) >> 1;
    this.#sumUp(set.inputs, start, middle, 0);
    this.#sumUp(set.inputs, middle, end, hidden);
    const bucket = set.buckets[example] as number;
    const from = 2 * hidden * bucket;
    let output = outputBiases[bucket] as number;
    for (let i = 0; i < 2 * hidden; i++) {
      const cut = Math.max(0, Math.min(1, this.#sums[i] as number));
      output += (outputWeights[from + i] as number) * cut * cut;
    }
    return expectedResult(output + this.#evaluationShare * (set.evaluations[example] as number), 1);
  }

  /** Writes one view's hidden layer at `to`, four neurons at a time: their sums stay in registers. */
  #sumUp(inputs: Uint16Array, start: number, end: number, to: number): void {
    const { hidden, inputWeights, hiddenBiases } = this.#network;
    const sums = this.#sums;
    for (let i = 0; i < hidden; i += 4) {
      let first = hiddenBiases[i] as number;
      let second = hiddenBiases[i + 1] as number;
      let third = hiddenBiases[i + 2] as number;
      let fourth = hiddenBiases[i + 3] as number;
      for (let at = start; at < end; at++) {
        const row = (inputs[at] as number) * hidden + i;
        first += inputWeights[row] as number;
        second += inputWeights[row + 1] as number;
        third += inputWeights[row + 2] as number;
        fourth += inputWeights[row + 3] as number;
      }
      sums[to + i] = first;
      sums[to + i + 1] = second;
      sums[to + i + 2] = third;
      sums[to + i + 3] = fourth;
    }
  }

  /** Adds the slopes of an example's squared error. @returns the squared error. */
  add(set: ExampleSet, example: number): number {
    const guess = this.foretell(set, example);
    const error = guess - (set.targets[example] as number);
    const slope = 2 * error * guess * (1 - guess);
    const { hidden } = this.#network;
    const { inputs, starts, buckets } = set;
    const start = starts[example] as number;
    const end = starts[example + 1] as number;
    const middle = (start + end) >> 1;
    const bucket = buckets[example] as number;
    const { outputBiases } = this.slopes;
    outputBiases[bucket] = (outputBiases[bucket] as number) + slope;
    this.#addView(inputs, start, middle, 0, 2 * hidden * bucket, slope);
    this.#addView(inputs, middle, end, hidden, 2 * hidden * bucket + hidden, slope);
    return error * error;
  }

  /** @param from where the view is in the hidden layer. @param output where its output weights are. */
  #addView(
    inputs: Uint16Array,
    start: number,
    end: number,
    from: number,
    output: number,
    slope: number,
  ): void {
    const { hidden, outputWeights } = this.#network;
    const { inputWeights, hiddenBiases, outputWeights: out } = this.slopes;
    const moving = this.#moving;
    const slopes = this.#slopes;
    let count = 0;
    for (let i = 0; i < hidden; i++) {
      const sum = this.#sums[from + i] as number;
      if (sum <= 0) continue;
      const cut = Math.min(1, sum);
      out[output + i] = (out[output + i] as number) + slope * cut * cut;
      // Beyond the cut a neuron's sum changes nothing.
      if (sum >= 1) continue;
      const own = slope * (outputWeights[output + i] as number) * 2 * sum;
      hiddenBiases[i] = (hiddenBiases[i] as number) + own;
      moving[count] = i;
      slopes[count++] = own;
    }
    for (let at = start; at < end; at++) {
      const row = (inputs[at] as number) * hidden;
      for (let k = 0; k < count; k++) {
        const i = row + (moving[k] as number);
        inputWeights[i] = (inputWeights[i] as number) + (slopes[k] as number);
      }
    }
  }
}

/** All numbers of a network, in the order of a file. */
export function numbersOf(network: FloatNetwork): readonly Float32Array[] {
  return [network.inputWeights, network.hiddenBiases, network.outputWeights, network.outputBiases];
}
