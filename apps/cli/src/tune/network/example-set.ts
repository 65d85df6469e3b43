import type { Position } from '@tahoun/core';
import type { NetworkTuning } from '@tahoun/eval/networks';
import { grown } from '../grown.js';
import { type Labels, expectedResult } from '../trace-set.js';

/** Labelled positions as a network sees them, in a few plain arrays; all values are the mover's. */
export class ExampleSet {
  /** How many positions there are. */
  count = 0;
  /**
   * The active inputs of position `i` begin at `starts[i]`: one half of those up to where the next begins is
   * the mover's view, the other the other side's.
   */
  starts = new Uint32Array(1 << 12);
  inputs = new Uint16Array(1 << 18);
  buckets = new Uint8Array(1 << 12);
  /** What the game's evaluation says, in centi-units. */
  evaluations = new Float32Array(1 << 12);
  results = new Float32Array(1 << 12);
  /** What a search found, in centi-units; the evaluation where none was asked. */
  scores = new Float32Array(1 << 12);
  /** What is to be foretold, 0 to 1. */
  targets = new Float32Array(1 << 12);
  readonly #tuning: NetworkTuning;
  readonly #active: Uint16Array;

  constructor(tuning: NetworkTuning) {
    this.#tuning = tuning;
    this.#active = new Uint16Array(2 * tuning.mostActive);
  }

  /** @param labels seen by the first side. */
  add(position: Position, { result, score }: Labels): void {
    const at = this.count;
    if (at + 1 >= this.starts.length) this.#grow();
    const active = 2 * this.#tuning.activate(position, this.#active);
    const start = this.starts[at] as number;
    if (start + active > this.inputs.length) this.inputs = grown(this.inputs);
    this.inputs.set(this.#active.subarray(0, active), start);
    const evaluation = this.#tuning.corrected.evaluate(position);
    const isFirst = position.turn === 0;
    this.buckets[at] = this.#tuning.bucketOf(position);
    this.evaluations[at] = evaluation;
    this.results[at] = isFirst ? result : 1 - result;
    this.scores[at] = score === undefined ? evaluation : isFirst ? score : 0 - score;
    this.count++;
    this.starts[this.count] = start + active;
  }

  /**
   * Sets the targets to the results mixed with what the scores foretell: a search sees further than one
   * position of a game. @param k how steeply a score foretells. @param share of the results.
   */
  setTargets(k: number, share: number): void {
    for (let at = 0; at < this.count; at++) {
      this.targets[at] =
        share * (this.results[at] as number) + (1 - share) * expectedResult(this.scores[at] as number, k);
    }
  }

  #grow(): void {
    this.starts = grown(this.starts);
    this.buckets = grown(this.buckets);
    this.evaluations = grown(this.evaluations);
    this.results = grown(this.results);
    this.scores = grown(this.scores);
    this.targets = grown(this.targets);
  }
}
