import type { Random } from '@tahoun/core';
import { type FloatNetwork, type NetworkShape, emptyNetwork } from '@tahoun/eval/networks';
import { Adam } from '../adam.js';
import type { ExampleSet } from './example-set.js';
import { Gradient, numbersOf } from './gradient.js';

/** Examples between two steps. */
const BATCH = 2048;
/** Of a step: falls from the first to the last in half a wave of a cosine. */
const FIRST_RATE = 0.002;
const LAST_RATE = 0.00002;

/** Greatest first weights: about thirty inputs are active, and neurons have to begin between their cuts. */
const FIRST_INPUT_WEIGHT = 0.1;
const FIRST_BIAS = 0.25;

/** Examples `from` to `to - 1` of a set. */
export interface ExampleRange {
  readonly set: ExampleSet;
  readonly from: number;
  readonly to: number;
}

export interface FitOptions {
  readonly epochs: number;
  readonly random: Random;
  /** Log-odds a centi-unit of the game's evaluation that the network is added to; 0 when it judges alone. */
  readonly evaluationShare: number;
  /** Greatest absolute values of the weights. */
  readonly limits: { readonly input: number; readonly output: number };
  /** Called after each pass over the examples. @param error mean square over the pass. */
  readonly onEpoch: (epoch: number, network: FloatNetwork, error: number) => void;
}

/** Learns a network by gradient descent in small batches. The same seed gives the same network. */
export function fitNetwork(range: ExampleRange, shape: NetworkShape, options: FitOptions): FloatNetwork {
  const { epochs, random, limits } = options;
  const network = firstNetwork(shape, random);
  const gradient = new Gradient(network, options.evaluationShare);
  const slopes = numbersOf(gradient.slopes);
  const descents = numbersOf(network).map((numbers) => new Adam(numbers));
  const order = Uint32Array.from({ length: range.to - range.from }, (_, i) => range.from + i);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    let error = 0;
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.subarray(start, start + BATCH);
      gradient.clear();
      for (const example of batch) error += gradient.add(range.set, example);
      const rate = rateAt((epoch - 1 + start / order.length) / epochs);
      for (const [i, descent] of descents.entries()) {
        const mean = slopes[i] as Float32Array;
        for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) / batch.length;
        descent.step(mean, rate);
      }
      hold(network.inputWeights, limits.input);
      hold(network.outputWeights, limits.output);
    }
    options.onEpoch(epoch, network, error / order.length);
  }
  return network;
}

/** Mean square of what is between what a network foretells and the targets. */
export function networkError(range: ExampleRange, network: FloatNetwork, evaluationShare: number): number {
  const gradient = new Gradient(network, evaluationShare);
  const { set, from, to } = range;
  let sum = 0;
  for (let at = from; at < to; at++) sum += (gradient.foretell(set, at) - (set.targets[at] as number)) ** 2;
  return sum / Math.max(1, to - from);
}

function firstNetwork(shape: NetworkShape, random: Random): FloatNetwork {
  const network = emptyNetwork(shape);
  scatter(network.inputWeights, FIRST_INPUT_WEIGHT, random);
  scatter(network.outputWeights, 1 / Math.sqrt(2 * shape.hidden), random);
  network.hiddenBiases.fill(FIRST_BIAS);
  return network;
}

function scatter(numbers: Float32Array, limit: number, random: Random): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = limit * (2 * random.next() - 1);
}

/** @param done share of all steps, 0 to 1. */
function rateAt(done: number): number {
  return LAST_RATE + (FIRST_RATE - LAST_RATE) * (0.5 + 0.5 * Math.cos(Math.PI * done));
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let left = order.length; left > 1; left--) {
    const other = random.below(left);
    const last = order[left - 1] as number;
    order[left - 1] = order[other] as number;
    order[other] = last;
  }
}

function hold(numbers: Float32Array, limit: number): void {
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = Math.max(-limit, Math.min(limit, numbers[i] as number));
  }
}
