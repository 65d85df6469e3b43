import type { TracedPosition } from '@tahoun/eval';

/** What is known of a position: how its game ended, 0 to 1, and what a search found, in centi-units. */
export interface Labels {
  readonly result: number;
  readonly score?: number;
}

/** The result that a value foretells, 0 to 1. @param k how steeply it grows with the value. */
export function expectedResult(value: number, k: number): number {
  return 1 / (1 + Math.exp(-k * value));
}

/** Traced positions with the results of their games, in a few plain arrays. */
export class TraceSet {
  /** How many positions there are. */
  count = 0;
  /** Where position `i` begins in `indexes` and `coefficients`; it ends where the next begins. */
  starts = new Uint32Array(1024);
  indexes = new Uint32Array(1 << 16);
  coefficients = new Float32Array(1 << 16);
  /** What the evaluation says besides the numbers that are learned: the value less their part. */
  rests = new Float32Array(1024);
  /** What the value should foretell, for the first side: 0 to 1. At first the results of the games. */
  targets = new Float32Array(1024);
  /** What a search found, in centi-units; not a number where none was asked. */
  scores = new Float32Array(1024);

  /** @param numbers those the position was traced with. */
  add({ value, indexes, coefficients }: TracedPosition, labels: Labels, numbers: Float64Array): void {
    const start = this.starts[this.count]!;
    const end = start + indexes.length;
    if (this.count + 1 >= this.starts.length) {
      this.starts = grown(this.starts);
      this.rests = grown(this.rests);
      this.targets = grown(this.targets);
      this.scores = grown(this.scores);
    }
    if (end > this.indexes.length) {
      this.indexes = grown(this.indexes, 2 * end);
      this.coefficients = grown(this.coefficients, 2 * end);
    }
    this.indexes.set(indexes, start);
    this.coefficients.set(coefficients, start);
    let rest = value;
    for (const [at, index] of indexes.entries()) {
      rest -= coefficients[at]! * numbers[index]!;
    }
    this.rests[this.count] = rest;
    this.targets[this.count] = labels.result;
    this.scores[this.count] = labels.score ?? Number.NaN;
    this.count++;
    this.starts[this.count] = end;
  }

  /**
   * Moves each target towards the result that the score foretells: a search sees further than the
   * evaluation, and one game's result says little of one position. @param k how steeply a score foretells.
   * @param resultShare how much of a target the result remains.
   */
  blendScores(k: number, resultShare: number): void {
    for (let at = 0; at < this.count; at++) {
      const score = this.scores[at]!;
      if (Number.isNaN(score)) continue;
      const result = this.targets[at]!;
      this.targets[at] = resultShare * result + (1 - resultShare) * expectedResult(score, k);
    }
  }

  /** What the evaluation with other numbers says of a position. */
  valueOf(position: number, numbers: Float64Array): number {
    const { indexes, coefficients } = this;
    const end = this.starts[position + 1]!;
    let value = this.rests[position]!;
    for (let at = this.starts[position]!; at < end; at++) {
      value += coefficients[at]! * numbers[indexes[at]!]!;
    }
    return value;
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A typed array of at least twice the length that begins with the same numbers; threads share it if they did. */
export function grown<T extends Numbers>(from: T, length = 2 * from.length): T {
  const Kind = from.constructor as new (source: number | ArrayBufferLike) => T;
  const isShared = from.buffer instanceof SharedArrayBuffer;
  const to = new Kind(isShared ? new SharedArrayBuffer(length * from.BYTES_PER_ELEMENT) : length);
  to.set(from);
  return to;
}
