import type { NetworkShape } from '@tahoun/core';
import { type ExampleArrays, expectedResult } from './examples.js';
import { type FloatNetwork, floatNetwork, lengthOf, numbersOf } from './float-network.js';
import { KERNEL_BASE64 } from './kernel-bytes.js';

const PAGE = 65_536;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/** The functions of `kernel/training.ts`. */
interface TrainingKernel {
  sumUp(sums: number, list: number, end: number, weights: number, biases: number, bytes: number): void;
  output(sums: number, weights: number, bytes: number): number;
  backOutput(sums: number, weights: number, slopes: number, bytes: number, slope: number): void;
  backSum(sums: number, list: number, end: number, slopes: number, biases: number, bytes: number): void;
}

/**
 * Computes the predictions of a network, and the gradient of their squared error by each of its numbers. It
 * works on a copy of the network, in the memory of a WebAssembly module.
 */
export class Gradient {
  readonly #kernel: TrainingKernel;
  readonly #network: FloatNetwork;
  /** The gradient of the error, summed since `clear`. */
  readonly #slopes: FloatNetwork;
  /** Bytes of a row. The hidden layers of the two views begin at 0 and `#row`. */
  readonly #row: number;
  /** The offsets of the rows of the active features of both views, one list after the other. */
  readonly #list: Uint32Array;

  constructor(shape: NetworkShape) {
    const { neurons, count } = shape;
    this.#row = FLOAT * neurons;
    let end = 2 * this.#row;
    const bytes = end + FLOAT * 2 * (count + lengthOf(shape));
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    this.#list = new Uint32Array(memory.buffer, end, 2 * count);
    end += this.#list.byteLength;
    const allocate = (length: number) => {
      const numbers = new Float32Array(memory.buffer, end, length);
      end += numbers.byteLength;
      return numbers;
    };
    this.#network = floatNetwork(shape, allocate);
    this.#slopes = floatNetwork(shape, allocate);
    const module = new WebAssembly.Module(Buffer.from(KERNEL_BASE64, 'base64'));
    this.#kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as TrainingKernel;
  }

  /** Copies a network, whose numbers are used until the next call. */
  load(network: FloatNetwork): void {
    copy(network, this.#network);
  }

  clear(): void {
    for (const numbers of numbersOf(this.#slopes)) numbers.fill(0);
  }

  /** Writes the gradient of the error, summed over the examples added. */
  store(slopes: FloatNetwork): void {
    copy(this.#slopes, slopes);
  }

  /** The result that the network predicts for an example, 0 to 1. */
  predict({ starts, features, buckets }: ExampleArrays, example: number): number {
    const { featureWeights, hiddenBiases, outputWeights, outputBiases } = this.#network;
    const row = this.#row;
    const start = starts[example]!;
    const active = starts[example + 1]! - start;
    for (let i = 0; i < active; i++) this.#list[i] = features[start + i]! * row;
    const bucket = buckets[example]!;
    let output = outputBiases[bucket]!;
    for (let view = 0; view < 2; view++) {
      const [list, end] = this.#listOf(view, active);
      const sums = view * row;
      this.#kernel.sumUp(sums, list, end, featureWeights.byteOffset, hiddenBiases.byteOffset, row);
      output += this.#kernel.output(sums, outputWeights.byteOffset + (2 * bucket + view) * row, row);
    }
    return expectedResult(output, 1);
  }

  /** Adds the slopes of an example's squared error. @returns the squared error. */
  add(examples: ExampleArrays, example: number): number {
    const guess = this.predict(examples, example);
    const error = guess - examples.targets[example]!;
    const slope = 2 * error * guess * (1 - guess);
    const { featureWeights, hiddenBiases, outputWeights, outputBiases } = this.#slopes;
    const row = this.#row;
    const active = examples.starts[example + 1]! - examples.starts[example]!;
    const bucket = examples.buckets[example]!;
    outputBiases[bucket] = outputBiases[bucket]! + slope;
    for (let view = 0; view < 2; view++) {
      const [list, end] = this.#listOf(view, active);
      const sums = view * row;
      const output = (2 * bucket + view) * row;
      const weights = this.#network.outputWeights.byteOffset + output;
      this.#kernel.backOutput(sums, weights, outputWeights.byteOffset + output, row, slope);
      this.#kernel.backSum(sums, list, end, featureWeights.byteOffset, hiddenBiases.byteOffset, row);
    }
    return error * error;
  }

  /** The start and the end of the list of a view, when both views together have so many active features. */
  #listOf(view: number, active: number): readonly [number, number] {
    const bytes = (FLOAT * active) / 2;
    const list = this.#list.byteOffset + view * bytes;
    return [list, list + bytes];
  }
}

function copy(from: FloatNetwork, to: FloatNetwork): void {
  const target = numbersOf(to);
  for (const [i, numbers] of numbersOf(from).entries()) target[i]!.set(numbers);
}
