import type { Position } from '@tahoun/core';
import type { NetworkTuning } from '@tahoun/eval/networks';
import { grown } from '../grown.js';
import { type Labels, expectedResult } from '../trace-set.js';

/** How much of a target is the result of the game where a score is known. */
const RESULT_SHARE = 0.1;

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
  /** The result to be foretold, 0 to 1. */
  targets = new Float32Array(1 << 12);
  readonly #tuning: NetworkTuning;
  readonly #active: Uint16Array;

  constructor(tuning: NetworkTuning) {
    this.#tuning = tuning;
    this.#active = new Uint16Array(2 * tuning.mostActive);
  }

  /** @param labels seen by the first side. */
  add(position: Position, labels: Labels): void {
    const at = this.count;
    if (at + 1 >= this.starts.length) this.#grow();
    const active = 2 * this.#tuning.activate(position, this.#active);
    const start = this.starts[at] as number;
    if (start + active > this.inputs.length) this.inputs = grown(this.inputs);
    this.inputs.set(this.#active.subarray(0, active), start);
    const target = targetOf(labels, this.#tuning.steepness);
    this.buckets[at] = this.#tuning.bucketOf(position);
    this.evaluations[at] = this.#tuning.corrected.evaluate(position);
    this.targets[at] = position.turn === 0 ? target : 1 - target;
    this.count++;
    this.starts[this.count] = start + active;
  }

  #grow(): void {
    this.starts = grown(this.starts);
    this.buckets = grown(this.buckets);
    this.evaluations = grown(this.evaluations);
    this.targets = grown(this.targets);
  }
}

/**
 * The result mixed with what the score foretells: a search sees further than one position of a game.
 * @param k how steeply a score foretells.
 */
function targetOf({ result, score }: Labels, k: number): number {
  if (score === undefined) return result;
  return RESULT_SHARE * result + (1 - RESULT_SHARE) * expectedResult(score, k);
}
