import { setImmediate } from 'node:timers/promises';
import { Random, seedOf } from '@tahoun/core';
import { Adam } from './adam.js';
import { BatchWorkers } from './batch.js';
import { restore, save } from './checkpoint.js';
import type { Examples } from './examples.js';
import { type FloatNetwork, MOST_OUTPUT, MOST_WEIGHT, numbersOf } from './float-network.js';
import { Gradient } from './gradient.js';

/** Examples between two steps. */
const BATCH = 4096;
/** The length of a step falls from the first to the last in half a wave of a cosine. */
const FIRST_RATE = 0.002;
const LAST_RATE = 0.00002;
/** Share of the examples, the last ones, that are held out to measure the learning. */
const HELD_OUT = 0.02;

interface TrainOptions {
  /** Passes over all examples. */
  readonly epochs: number;
  readonly threads: number;
  readonly seed: number;
  /** The file for the state after each pass: a training that was stopped goes on from there. */
  readonly checkpoint: string;
  /** Called after each pass. Errors are mean squares: over the pass, and of the examples held out. */
  readonly onEpoch: (epoch: number, error: number, heldOut: number) => void;
}

/**
 * Trains a network by gradient descent in small batches. The same seed gives the same network.
 * @throws the signal's reason when that is aborted
 */
export async function train(
  network: FloatNetwork,
  examples: Examples,
  { epochs, threads, seed, checkpoint, onEpoch }: TrainOptions,
  signal: AbortSignal,
): Promise<void> {
  const split = examples.count - Math.floor(HELD_OUT * examples.count);
  const order = new Uint32Array(new SharedArrayBuffer(4 * split));
  const workers = new BatchWorkers({ network, examples, order }, threads);
  const descents = numbersOf(network).map((numbers) => new Adam(numbers));
  const training = { network, descents, examples: examples.count, epochs };
  try {
    for (let epoch = 1 + restore(checkpoint, training); epoch <= epochs; epoch++) {
      shuffle(order, new Random(seedOf(seed, epoch)));
      let error = 0;
      for (let start = 0; start < split; start += BATCH) {
        // Only between tasks is a signal heard.
        await setImmediate();
        signal.throwIfAborted();
        const end = Math.min(start + BATCH, split);
        error += workers.compute(start, end);
        const rate = rateAt((epoch - 1 + start / split) / epochs);
        const means = meanOf(workers.slopes, end - start);
        for (const [i, descent] of descents.entries()) descent.step(means[i]!, rate);
        hold(network.featureWeights, MOST_WEIGHT);
        hold(network.outputWeights, MOST_OUTPUT);
      }
      onEpoch(epoch, error / split, meanError(network, examples, split));
      save(checkpoint, training, epoch);
    }
  } finally {
    workers.close();
  }
}

/** The mean slopes of a batch of `length` examples, written over those of its first part. */
function meanOf(parts: readonly FloatNetwork[], length: number): readonly Float32Array[] {
  const [means = [], ...others] = parts.map(numbersOf);
  for (const [i, numbers] of means.entries()) {
    for (const other of others) add(numbers, other[i]!);
    for (let at = 0; at < numbers.length; at++) numbers[at] = numbers[at]! / length;
  }
  return means;
}

function add(to: Float32Array, numbers: Float32Array): void {
  for (let at = 0; at < to.length; at++) to[at] = to[at]! + numbers[at]!;
}

/** Mean squared error of the predictions for the examples from `from` on. */
function meanError(network: FloatNetwork, examples: Examples, from: number): number {
  const gradient = new Gradient(network);
  gradient.load(network);
  let sum = 0;
  for (let at = from; at < examples.count; at++) {
    sum += (gradient.predict(examples, at) - examples.targets[at]!) ** 2;
  }
  return sum / Math.max(1, examples.count - from);
}

/** @param done share of all steps, 0 to 1. */
function rateAt(done: number): number {
  return LAST_RATE + (FIRST_RATE - LAST_RATE) * (0.5 + 0.5 * Math.cos(Math.PI * done));
}

/** Writes the numbers from 0 on in an order of chance. */
function shuffle(order: Uint32Array, random: Random): void {
  for (let at = 0; at < order.length; at++) order[at] = at;
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
