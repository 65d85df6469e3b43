import { type FloatNetwork, emptyNetwork } from '@tahoun/eval/networks';
import { expectedResult } from '../trace-set.js';
import type { ExampleSet } from './example-set.js';

/** Works out what a network foretells, and how the squared error grows with each of its numbers. */
export class Gradient {
  /** The slopes added up since `clear`. */
  readonly slopes: FloatNetwork;
  /** The hidden layer of the two views, one after the other: sums, and what the error grows by with each. */
  readonly #sums: Float64Array;
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
    this.#slopes = new Float64Array(2 * network.hidden);
  }

  clear(): void {
    for (const numbers of numbersOf(this.slopes)) numbers.fill(0);
  }

  /** The result that the network foretells for an example, 0 to 1. */
  foretell(set: ExampleSet, example: number): number {
    const { hidden, inputWeights, hiddenBiases, outputWeights, outputBiases } = this.#network;
    const { inputs, starts } = set;
    const sums = this.#sums;
    const end = starts[example + 1] as number;
    const middle = ((starts[example] as number) + end) >> 1;
    sums.set(hiddenBiases, 0);
    sums.set(hiddenBiases, hidden);
    for (let at = starts[example] as number; at < end; at++) {
      const row = (inputs[at] as number) * hidden;
      const to = at < middle ? 0 : hidden;
      for (let i = 0; i < hidden; i++) {
        sums[to + i] = (sums[to + i] as number) + (inputWeights[row + i] as number);
      }
    }
    const bucket = set.buckets[example] as number;
    const from = 2 * hidden * bucket;
    let output = outputBiases[bucket] as number;
    for (let i = 0; i < 2 * hidden; i++) {
      const cut = Math.max(0, Math.min(1, sums[i] as number));
      output += (outputWeights[from + i] as number) * cut * cut;
    }
    return expectedResult(output + this.#evaluationShare * (set.evaluations[example] as number), 1);
  }

  /** Adds the slopes of an example's squared error. @returns the squared error. */
  add(set: ExampleSet, example: number): number {
    const guess = this.foretell(set, example);
    const error = guess - (set.targets[example] as number);
    const slope = 2 * error * guess * (1 - guess);
    this.#addOutput(set.buckets[example] as number, slope);
    this.#addInputs(set, example);
    return error * error;
  }

  #addOutput(bucket: number, slope: number): void {
    const { hidden, outputWeights } = this.#network;
    const out = this.slopes.outputWeights;
    const { outputBiases, hiddenBiases } = this.slopes;
    outputBiases[bucket] = (outputBiases[bucket] as number) + slope;
    const from = 2 * hidden * bucket;
    for (let i = 0; i < 2 * hidden; i++) {
      const sum = this.#sums[i] as number;
      const cut = Math.max(0, Math.min(1, sum));
      out[from + i] = (out[from + i] as number) + slope * cut * cut;
      // Beyond the cut a neuron's value changes nothing.
      const own = sum === cut ? slope * (outputWeights[from + i] as number) * 2 * cut : 0;
      this.#slopes[i] = own;
      const bias = i < hidden ? i : i - hidden;
      hiddenBiases[bias] = (hiddenBiases[bias] as number) + own;
    }
  }

  #addInputs({ inputs, starts }: ExampleSet, example: number): void {
    const { hidden } = this.#network;
    const { inputWeights } = this.slopes;
    const slopes = this.#slopes;
    const end = starts[example + 1] as number;
    const middle = ((starts[example] as number) + end) >> 1;
    for (let at = starts[example] as number; at < end; at++) {
      const row = (inputs[at] as number) * hidden;
      const from = at < middle ? 0 : hidden;
      for (let i = 0; i < hidden; i++) {
        inputWeights[row + i] = (inputWeights[row + i] as number) + (slopes[from + i] as number);
      }
    }
  }
}

/** All numbers of a network, in the order of a file. */
export function numbersOf(network: FloatNetwork): readonly Float32Array[] {
  return [network.inputWeights, network.hiddenBiases, network.outputWeights, network.outputBiases];
}
