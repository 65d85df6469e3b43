import { type Move, NO_MOVE } from '../game.js';

/** What a stored score says about the true one. */
export const UPPER = 1;
export const LOWER = 2;
export const EXACT = 3;
export type Bound = typeof UPPER | typeof LOWER | typeof EXACT;

/*
 * One entry is five int32:
 *
 *   0 hashLo   1 hashHi   2 move   3 score   4 meta = depth << 3 | proven << 2 | bound
 *
 * Two entries make a bucket, chosen by the low bits of hashLo: the first keeps the deeper search,
 * the second always takes the newest. A meta of 0 marks an empty entry (no bound is 0).
 */
const ENTRY = 5;
const BUCKET = 2 * ENTRY;

/** A fixed-size transposition table in one typed array. Scores are relative to the stored node. */
export class TranspositionTable {
  readonly #data: Int32Array;
  readonly #mask: number;
  /** The entry found by the last successful `probe`. */
  #at = 0;

  /** @param entries wanted capacity, at least 2; rounded up to a power of two. */
  constructor(entries: number) {
    const buckets = 2 ** Math.ceil(Math.log2(Math.max(2, entries) / 2));
    this.#data = new Int32Array(buckets * BUCKET);
    this.#mask = buckets - 1;
  }

  /** Looks a position up; when true, `move`, `score`, `depth`, `bound` and `proven` are its entry's. */
  probe(lo: number, hi: number): boolean {
    const data = this.#data;
    const at = (lo & this.#mask) * BUCKET;
    if (data[at] === lo && data[at + 1] === hi && data[at + 4] !== 0) {
      this.#at = at;
      return true;
    }
    const second = at + ENTRY;
    if (data[second] === lo && data[second + 1] === hi && data[second + 4] !== 0) {
      this.#at = second;
      return true;
    }
    return false;
  }

  get move(): Move {
    return this.#data[this.#at + 2] as number;
  }
  get score(): number {
    return this.#data[this.#at + 3] as number;
  }
  get depth(): number {
    return (this.#data[this.#at + 4] as number) >> 3;
  }
  get proven(): boolean {
    return ((this.#data[this.#at + 4] as number) & 4) !== 0;
  }
  get bound(): Bound {
    return ((this.#data[this.#at + 4] as number) & 3) as Bound;
  }

  /** Stores a result. @param proven the bound holds whatever an evaluation says. */
  store(
    lo: number,
    hi: number,
    move: Move,
    score: number,
    depth: number,
    bound: Bound,
    proven: boolean,
  ): void {
    const data = this.#data;
    let at = (lo & this.#mask) * BUCKET;
    const meta = data[at + 4] as number;
    const samePosition = data[at] === lo && data[at + 1] === hi;
    const newMeta = (depth << 3) | (proven ? 4 : 0) | bound;
    // Proven results count as infinitely deep: bit 2 is compared before the depth.
    const keepsFirst = !samePosition && rank(meta) > rank(newMeta);
    if (keepsFirst) at += ENTRY;
    // A bound without a move keeps the move known from an earlier search of the same position.
    const known = data[at] === lo && data[at + 1] === hi ? (data[at + 2] as number) : NO_MOVE;
    data[at] = lo;
    data[at + 1] = hi;
    data[at + 2] = move === NO_MOVE ? known : move;
    data[at + 3] = score;
    data[at + 4] = newMeta;
  }
}

function rank(meta: number): number {
  return (meta >> 3) + ((meta & 4) << 8);
}
