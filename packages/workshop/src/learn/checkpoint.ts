import { existsSync, readFileSync } from 'node:fs';
import { reading, replaceFile } from '../files.js';
import type { Adam } from './adam.js';
import { type FloatNetwork, numbersOf } from './float-network.js';

/** The parts of a training. */
interface Training {
  readonly network: FloatNetwork;
  /** One for each array of the network. */
  readonly descents: readonly Adam<Float32Array>[];
  /** The number of examples, held out ones included. */
  readonly examples: number;
  readonly epochs: number;
}

/*
 * A checkpoint is a file of 64-bit floats: the training's examples, passes and neurons, the pass that was completed, the
 * descents' steps, then for each array of the network its numbers and the two moments of its descent.
 */
const HEAD = 5;

/** Writes the state after a pass. */
export function save(file: string, training: Training, epoch: number): void {
  const head = [...namesOf(training), epoch, training.descents[0]!.steps];
  const arrays = [head, ...arraysOf(training)].map((numbers) => Float64Array.from(numbers));
  replaceFile(file, Buffer.concat(arrays.map(({ buffer }) => new Uint8Array(buffer))));
}

/** Goes on from a checkpoint of the same training. @returns the pass that was completed, 0 without such a file. */
export function restore(file: string, training: Training): number {
  if (!existsSync(file)) return 0;
  const numbers = new Float64Array(new Uint8Array(reading(file, () => readFileSync(file))).buffer);
  const [examples, epochs, neurons, epoch = 0, steps = 0] = numbers;
  if (namesOf(training).join() !== [examples, epochs, neurons].join()) return 0;
  for (const descent of training.descents) descent.steps = steps;
  let at = HEAD;
  for (const array of arraysOf(training)) {
    array.set(numbers.subarray(at, at + array.length));
    at += array.length;
  }
  return epoch;
}

/** The numbers that distinguish one training from another. */
const namesOf = ({ network, examples, epochs }: Training) => [examples, epochs, network.neurons];

const arraysOf = ({ network, descents }: Training): (Float32Array | Float64Array)[] =>
  numbersOf(network).flatMap((numbers, i) => [numbers, descents[i]!.first, descents[i]!.second]);
