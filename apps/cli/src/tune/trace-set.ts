import type { TracedPosition } from '@tahoun/eval';

/** Traced positions with the results of their games, in a few plain arrays. */
export class TraceSet {
  /** How many positions there are. */
  count = 0;
  /** Where the numbers of position `i` begin in `indexes` and `coefficients`; they end where the next begin. */
  starts = new Uint32Array(1024);
  indexes = new Uint16Array(1 << 16);
  coefficients = new Float32Array(1 << 16);
  /** What the evaluation says besides the numbers that are learned: the value less their part. */
  rests = new Float32Array(1024);
  /** For the first side: 0, 0.5 or 1. */
  results = new Float32Array(1024);

  /** @param numbers those the position was traced with. */
  add({ value, indexes, coefficients }: TracedPosition, result: number, numbers: Float64Array): void {
    const start = this.starts[this.count] as number;
    const end = start + indexes.length;
    if (this.count + 1 >= this.starts.length) {
      this.starts = grown(this.starts, new Uint32Array(2 * this.starts.length));
      this.rests = grown(this.rests, new Float32Array(2 * this.rests.length));
      this.results = grown(this.results, new Float32Array(2 * this.results.length));
    }
    if (end > this.indexes.length) {
      this.indexes = grown(this.indexes, new Uint16Array(2 * end));
      this.coefficients = grown(this.coefficients, new Float32Array(2 * end));
    }
    this.indexes.set(indexes, start);
    this.coefficients.set(coefficients, start);
    let rest = value;
    for (const [at, index] of indexes.entries()) {
      rest -= (coefficients[at] as number) * (numbers[index] as number);
    }
    this.rests[this.count] = rest;
    this.results[this.count] = result;
    this.count++;
    this.starts[this.count] = end;
  }

  /** What the evaluation with other numbers says of a position. */
  valueOf(position: number, numbers: Float64Array): number {
    const { indexes, coefficients } = this;
    const end = this.starts[position + 1] as number;
    let value = this.rests[position] as number;
    for (let at = this.starts[position] as number; at < end; at++) {
      value += (coefficients[at] as number) * (numbers[indexes[at] as number] as number);
    }
    return value;
  }
}

function grown<T extends Uint16Array | Uint32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
