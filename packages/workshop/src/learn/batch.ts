import { Worker } from 'node:worker_threads';
import type { ExampleArrays } from './examples.js';
import { type FloatNetwork, floatNetwork } from './float-network.js';
import { Gradient } from './gradient.js';

/**
 * Parts in which a batch is computed, whatever the number of threads: the sums, and the network, are the
 * same.
 */
const PARTS = 8;

/** Places in `SharedBatch.control`. */
const NUMBER = 0;
const START = 1;
const END = 2;
const NEXT_PART = 3;
const PARTS_DONE = 4;

/** The data that the threads of a training share. */
export interface SharedBatch {
  readonly network: FloatNetwork;
  readonly examples: ExampleArrays;
  /** The examples in the order in which they are learned from. */
  readonly order: Uint32Array;
  /** Of each part: the error's gradient by each number of the network, and the squared error. */
  readonly slopes: readonly FloatNetwork[];
  readonly errors: Float64Array;
  /**
   * The batch's number, its start and end in `order`, the part to be computed next, and the number of parts
   * done.
   */
  readonly control: Int32Array;
}

/** Computes the gradient of the error of batches, in several threads. */
export class BatchWorkers {
  readonly slopes: readonly FloatNetwork[];
  readonly #batch: SharedBatch;
  readonly #gradient: Gradient;
  readonly #workers: readonly Worker[];

  constructor(work: Pick<SharedBatch, 'network' | 'examples' | 'order'>, threads: number) {
    this.slopes = Array.from({ length: PARTS }, () => floatNetwork(work.network));
    this.#batch = {
      network: work.network,
      examples: arraysOf(work.examples),
      order: work.order,
      slopes: this.slopes,
      errors: new Float64Array(new SharedArrayBuffer(8 * PARTS)),
      control: new Int32Array(new SharedArrayBuffer(4 * (PARTS_DONE + 1))),
    };
    // Nothing is to be done before the first batch.
    this.#batch.control[NEXT_PART] = PARTS;
    this.#gradient = new Gradient(work.network);
    const helpers = Math.min(threads, PARTS) - 1;
    const file = new URL('./batch-worker.js', import.meta.url);
    this.#workers = Array.from({ length: helpers }, () => new Worker(file, { workerData: this.#batch }));
  }

  /** Computes the slopes of the examples from `start` to `end - 1` of the order. @returns the squared error. */
  compute(start: number, end: number): number {
    const { control, errors } = this.#batch;
    Atomics.store(control, START, start);
    Atomics.store(control, END, end);
    Atomics.store(control, PARTS_DONE, 0);
    Atomics.store(control, NEXT_PART, 0);
    Atomics.add(control, NUMBER, 1);
    Atomics.notify(control, NUMBER);
    computeParts(this.#batch, this.#gradient);
    for (let done = 0; done < PARTS; done = Atomics.load(control, PARTS_DONE)) {
      Atomics.wait(control, PARTS_DONE, done);
    }
    return errors.reduce((sum, error) => sum + error, 0);
  }

  close(): void {
    for (const worker of this.#workers) void worker.terminate();
  }
}

/** The work of a helping thread: part after part of batch after batch, until it is ended. */
export function helpWith(batch: SharedBatch): never {
  const gradient = new Gradient(batch.network);
  for (;;) {
    const number = Atomics.load(batch.control, NUMBER);
    computeParts(batch, gradient);
    Atomics.wait(batch.control, NUMBER, number);
  }
}

/** Computes the parts of a batch that nobody else has begun. */
function computeParts(
  { network, examples, order, slopes, errors, control }: SharedBatch,
  gradient: Gradient,
) {
  let isLoaded = false;
  for (;;) {
    const part = Atomics.add(control, NEXT_PART, 1);
    if (part >= PARTS) return;
    // Once a part is taken, the network stays as it is until the part is done.
    if (!isLoaded) gradient.load(network);
    isLoaded = true;
    const start = Atomics.load(control, START);
    const length = Atomics.load(control, END) - start;
    gradient.clear();
    let error = 0;
    const end = start + Math.floor((length * (part + 1)) / PARTS);
    for (let at = start + Math.floor((length * part) / PARTS); at < end; at++) {
      error += gradient.add(examples, order[at]!);
    }
    gradient.store(slopes[part]!);
    errors[part] = error;
    Atomics.add(control, PARTS_DONE, 1);
    Atomics.notify(control, PARTS_DONE);
  }
}

const arraysOf = ({ starts, features, buckets, targets }: ExampleArrays): ExampleArrays => ({
  starts,
  features,
  buckets,
  targets,
});
