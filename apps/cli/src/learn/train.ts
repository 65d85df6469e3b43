import type { Random } from '@tahoun/core';
import { Adam } from '../tune/regression.js';
import type { Examples } from './examples.js';
import { type FloatNetwork, MOST_OUTPUT, MOST_WEIGHT, numbersOf } from './float-network.js';
import { Gradient } from './gradient.js';

/** Examples between two steps. */
const BATCH = 4096;
/** The length of a step falls from the first to the last in half a wave of a cosine. */
const FIRST_RATE = 0.002;
const LAST_RATE = 0.00002;
/** Share of the examples, the last ones, that are not learned from but tell how much was learned. */
const HELD_OUT = 0.02;

export interface TrainOptions {
  /** Passes over all examples. */
  readonly epochs: number;
  readonly random: Random;
  /** Called after each pass. Errors are mean squares: over the pass, and of the examples held out. */
  readonly onEpoch: (epoch: number, error: number, heldOut: number) => void;
}

/** Trains a network by gradient descent in small batches. The same seed gives the same network. */
export function train(
  network: FloatNetwork,
  examples: Examples,
  { epochs, random, onEpoch }: TrainOptions,
): void {
  const split = examples.count - Math.floor(HELD_OUT * examples.count);
  const gradient = new Gradient(network);
  const slopes = numbersOf(gradient.slopes);
  const descents = numbersOf(network).map((numbers) => new Adam(numbers));
  const order = Uint32Array.from({ length: split }, (_, i) => i);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    let error = 0;
    for (let start = 0; start < split; start += BATCH) {
      const batch = order.subarray(start, start + BATCH);
      gradient.clear();
      for (const example of batch) error += gradient.add(examples, example);
      const rate = rateAt((epoch - 1 + start / split) / epochs);
      for (const [i, descent] of descents.entries()) {
        const mean = slopes[i] as Float32Array;
        for (let at = 0; at < mean.length; at++) mean[at] = mean[at]! / batch.length;
        descent.step(mean, rate);
      }
      hold(network.featureWeights, MOST_WEIGHT);
      hold(network.outputWeights, MOST_OUTPUT);
    }
    onEpoch(epoch, error / split, meanError(gradient, examples, split, examples.count));
  }
}

/** Mean square of what is between the predictions for examples `from` to `to - 1` and their targets. */
function meanError(gradient: Gradient, examples: Examples, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (gradient.predict(examples, at) - examples.targets[at]!) ** 2;
  return sum / Math.max(1, to - from);
}

/** @param done share of all steps, 0 to 1. */
function rateAt(done: number): number {
  return LAST_RATE + (FIRST_RATE - LAST_RATE) * (0.5 + 0.5 * Math.cos(Math.PI * done));
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let left = order.length; left > 1; left--) {
    const other = random.below(left);
    const last = order[left - 1]!;
    order[left - 1] = order[other]!;
    order[other] = last;
  }
}

function hold(numbers: Float32Array, most: number): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = Math.max(-most, Math.min(most, numbers[i]!));
}
