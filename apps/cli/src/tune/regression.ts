import { type TraceSet, expectedResult } from './trace-set.js';

/*
 * Logistic regression of an evaluation's numbers over positions with known results (P. Österlund's
 * "Texel tuning", 2014).
 */

/** Of each number, in its own unit, a pass. */
const STEP = 0.6;

/** Positions `from` to `to - 1` of a set. */
export interface TraceRange {
  readonly set: TraceSet;
  readonly from: number;
  readonly to: number;
}

/** Mean square of what is between the results foretold and the targets. */
export function meanError({ set, from, to }: TraceRange, numbers: Float64Array, k: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    sum += (expectedResult(set.valueOf(at, numbers), k) - set.targets[at]!) ** 2;
  }
  return sum / Math.max(1, to - from);
}

/** Where a function with one minimum between `low` and `high` has it, to a part in 100,000 of the range. */
export function goldenSection(f: (x: number) => number, low: number, high: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  for (let step = 0; step < 25; step++) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (f(left) < f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** Learns the numbers. @param hold how strongly they are held to `start`. @param onEpoch called after each pass over the positions. @returns new numbers. */
export function fitNumbers(
  range: TraceRange,
  start: Float64Array,
  k: number,
  { epochs, hold }: { readonly epochs: number; readonly hold: number },
  onEpoch: (epoch: number, numbers: Float64Array) => void,
): Float64Array {
  const numbers = start.slice();
  const gradient = new Float64Array(numbers.length);
  const adam = new Adam(numbers);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    addGradient(range, numbers, k, gradient);
    for (const index of gradient.keys()) {
      gradient[index] = gradient[index]! + 2 * hold * (numbers[index]! - start[index]!);
    }
    adam.step(gradient, STEP);
    onEpoch(epoch, numbers);
  }
  return numbers;
}

/** Writes how the mean error changes with each number. */
function addGradient(
  { set, from, to }: TraceRange,
  numbers: Float64Array,
  k: number,
  out: Float64Array,
): void {
  const { starts, indexes, coefficients, targets } = set;
  out.fill(0);
  for (let position = from; position < to; position++) {
    const guess = expectedResult(set.valueOf(position, numbers), k);
    const slope = (2 * k * (guess - targets[position]!) * guess * (1 - guess)) / (to - from);
    const end = starts[position + 1]!;
    for (let at = starts[position]!; at < end; at++) {
      const index = indexes[at]!;
      out[index] = out[index]! + slope * coefficients[at]!;
    }
  }
}

const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;

/**
 * Gradient descent with momentum and a step of its own for each number (D. Kingma and J. Ba, "Adam: a method for
 * stochastic optimization", 2015).
 */
export class Adam<Numbers extends Float32Array | Float64Array> {
  /** Of each number: the mean of its gradient, and of its square. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  steps = 0;
  readonly #numbers: Numbers;

  constructor(numbers: Numbers) {
    this.#numbers = numbers;
    this.first = new Float64Array(numbers.length);
    this.second = new Float64Array(numbers.length);
  }

  /** Changes the numbers against the gradient. @param rate about how far each goes, in its own unit. */
  step(gradient: Numbers, rate: number): void {
    this.steps++;
    const numbers = this.#numbers;
    const { first, second } = this;
    const firstRate = rate / (1 - FIRST_DECAY ** this.steps);
    const secondRate = 1 / (1 - SECOND_DECAY ** this.steps);
    for (let i = 0; i < numbers.length; i++) {
      const slope = gradient[i]!;
      const mean = FIRST_DECAY * first[i]! + (1 - FIRST_DECAY) * slope;
      const square = SECOND_DECAY * second[i]! + (1 - SECOND_DECAY) * slope * slope;
      first[i] = mean;
      second[i] = square;
      if (square > 0) numbers[i] = numbers[i]! - (firstRate * mean) / Math.sqrt(secondRate * square);
    }
  }
}
