import { type Game, type NetworkFeatures, activeFeatures } from '@tahoun/core';
import { type Labelled, readLabelled } from './labelled-file.js';

/**
 * Factor of the steepness: later mistakes decide many quick games, so their results grow too slowly with the
 * score.
 */
const SHARPER = 2;
const LEAST_STEEPNESS = 0.0005;
const MOST_STEEPNESS = 0.02;
/** Positions to which the steepness is fitted. */
const STEEPNESS_SAMPLE = 100_000;

/** The data of positions that training reads, in arrays that threads can share. */
export interface ExampleArrays {
  /** The active features of position `i` begin at `starts[i]`: the side to move's, then as many of the other side's. */
  readonly starts: Float64Array;
  readonly features: Uint16Array;
  readonly buckets: Uint8Array;
  /** The results to be predicted, 0 to 1. */
  readonly targets: Float32Array;
}

/** Labelled positions as a network sees them; all values are the side to move's. */
export class Examples implements ExampleArrays {
  positions = 0;
  /** The number of examples: one for each image of a position. */
  count = 0;
  starts = new Float64Array(new SharedArrayBuffer(1 << 15));
  features = new Uint16Array(new SharedArrayBuffer(1 << 19));
  buckets = new Uint8Array(new SharedArrayBuffer(1 << 12));
  /** At first the results of the games, not a number where there was none. */
  targets = new Float32Array(new SharedArrayBuffer(1 << 14));
  /** The score by a search or a teacher, in centi-units; not a number where none was asked. */
  scores = new Float32Array(1 << 12);
  /**
   * The margins by which the games were won, in centi-units; not a number where the margin does not count.
   */
  margins = new Float32Array(1 << 12);
  /** The part of the scores that is settled, so that no network has to learn it, in centi-units. */
  settled = new Float32Array(1 << 12);
  readonly #seen: NetworkFeatures;
  readonly #active: Uint16Array;

  constructor(features: NetworkFeatures) {
    this.#seen = features;
    this.#active = new Uint16Array(features.places);
  }

  /** Adds the positions of a file. @throws CliError as `readLabelled` */
  read(file: string, game: Game): void {
    readLabelled(file, game, (labelled) => this.#add(labelled));
  }

  /**
   * Mixes the results with the predictions by the scores: a search sees further than one game shows.
   * @param share part of a target that is the result; the rest is the prediction by the score.
   * @param scale centi-units for one unit of log-odds; by default fitted to the results of the games.
   * @returns the steepness of the targets over the score, in log-odds per centi-unit.
   */
  setTargets(share: number, scale?: number): number {
    const predictionError = (steepness: number) => this.#predictionError(steepness);
    const k =
      scale === undefined
        ? SHARPER * goldenSection(predictionError, LEAST_STEEPNESS, MOST_STEEPNESS)
        : 1 / scale;
    for (let at = 0; at < this.count; at++) {
      const settled = this.settled[at]!;
      const expected = expectedResult(this.scores[at]! - settled, k);
      const margin = this.margins[at]!;
      const result = Number.isNaN(margin) ? this.targets[at]! : expectedResult(margin - settled, k);
      if (Number.isNaN(expected)) this.targets[at] = result;
      else this.targets[at] = Number.isNaN(result) ? expected : share * result + (1 - share) * expected;
    }
    return k;
  }

  /** The squared error of the results predicted by the scores, summed over a sample. */
  #predictionError(k: number): number {
    let sum = 0;
    const step = Math.max(1, Math.floor(this.count / STEEPNESS_SAMPLE));
    for (let at = 0; at < this.count; at += step) {
      const error = expectedResult(this.scores[at]!, k) - this.targets[at]!;
      if (!Number.isNaN(error)) sum += error ** 2;
    }
    return sum;
  }

  #add({ position, result = Number.NaN, margin = Number.NaN, score = Number.NaN }: Labelled): void {
    const isFirst = position.turn === 0;
    const settled = this.#seen.settled?.(position) ?? 0;
    this.positions++;
    for (const board of this.#seen.images?.(position) ?? [this.#seen.board(position)]) {
      const at = this.#next();
      this.targets[at] = isFirst ? result : 1 - result;
      this.scores[at] = isFirst ? score : 0 - score;
      this.margins[at] = 100 * (isFirst ? margin : 0 - margin);
      this.settled[at] = settled;
      this.buckets[at] = this.#seen.bucketOf(position);
      let end = this.starts[at] as number;
      for (const side of [position.turn, 1 - position.turn] as const) {
        const active = activeFeatures(this.#seen, position, side as 0 | 1, this.#active, board);
        if (end + active > this.features.length) this.features = grown(this.features);
        this.features.set(this.#active.subarray(0, active), end);
        end += active;
      }
      this.starts[this.count] = end;
    }
  }

  /** Makes room. @returns the number of the next example. */
  #next(): number {
    const at = this.count++;
    if (this.count >= this.starts.length) {
      this.starts = grown(this.starts);
      this.buckets = grown(this.buckets);
      this.targets = grown(this.targets);
      this.scores = grown(this.scores);
      this.margins = grown(this.margins);
      this.settled = grown(this.settled);
    }
    return at;
  }
}

type Numbers = Uint8Array | Uint16Array | Float32Array | Float64Array;

/** A typed array of twice the length that begins with the same numbers; threads share it if they did. */
function grown<T extends Numbers>(from: T): T {
  const Kind = from.constructor as new (source: number | ArrayBufferLike) => T;
  const length = 2 * from.length;
  const isShared = from.buffer instanceof SharedArrayBuffer;
  const to = new Kind(isShared ? new SharedArrayBuffer(length * from.BYTES_PER_ELEMENT) : length);
  to.set(from);
  return to;
}

/**
 * The place of the only minimum of a function between `low` and `high`, to a part in 100,000 of the range.
 */
function goldenSection(f: (x: number) => number, low: number, high: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  for (let step = 0; step < 25; step++) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (f(left) < f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** The result that a value predicts, 0 to 1. @param k its steepness, in log-odds per unit of the value. */
export function expectedResult(value: number, k: number): number {
  return 1 / (1 + Math.exp(-k * value));
}
