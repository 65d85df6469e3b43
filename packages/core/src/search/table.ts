import { type Move, NO_MOVE } from '../game.js';
import type { SearchLimits } from '../limits.js';

/** The kind of bound that a stored score is for the true one. */
export const UPPER = 1;
export const LOWER = 2;
export const EXACT = 3;
export type Bound = typeof UPPER | typeof LOWER | typeof EXACT;

/** Stands where a position has not been evaluated. */
export const NO_EVALUATION = -(1 << 20);

/*
 * One entry is five int32, a bucket three entries and a spare word: 64 bytes.
 *
 *   0 check   hashLo ^ word 2 ^ word 3 ^ word 4
 *   1 hashHi
 *   2 move
 *   3 score << 6 | age
 *   4 evaluation << 11 | depth << 3 | proven << 2 | bound
 *
 * The check is Hyatt and Mann's lockless hashing (ICGA Journal 2002): an entry that two threads wrote
 * at once does not fit its key and is not found. The first two entries of a bucket keep the most valuable
 * results, the third always takes those that they refuse. A word 4 without a bound marks an empty entry.
 */
const ENTRY = 5;
const BUCKET = 16;
const AGES = 64;
/** int32 numbers of a page of memory. */
const PAGE = 1024;
/** A result of the same position stays when the new one is shallower by more than this. */
const KEPT_DEPTHS = 4;

/**
 * A fixed-size transposition table in one typed array, for one thread or, in shared memory, many.
 * Scores are relative to the stored node, so wins and losses count their plies from there.
 */
export class TranspositionTable {
  /** The memory, to hand to another thread; there `new TranspositionTable(buffer)` sees the same entries. */
  readonly buffer: ArrayBufferLike;
  readonly #data: Int32Array;
  readonly #mask: number;
  #age = 0;
  /* The entry found by the last successful `probe`. */
  move: Move = NO_MOVE;
  score = 0;
  depth = 0;
  bound: Bound = UPPER;
  proven = false;
  /** The position's own evaluation, or `NO_EVALUATION`. */
  evaluation = NO_EVALUATION;

  /**
   * @param memory the size in MiB (rounded down to a power of two, at least 1/64), or the buffer of
   * another thread's table.
   */
  constructor(memory: number | ArrayBufferLike, isShared = false) {
    if (typeof memory === 'number') {
      const bytes = tableBytes(memory);
      this.buffer = isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
    } else {
      this.buffer = memory;
    }
    this.#data = new Int32Array(this.buffer);
    this.#mask = this.#data.length / BUCKET - 1;
  }

  /** To be called before each search that uses the table again: older entries are replaced first. */
  grow(): void {
    this.#age = (this.#age + 1) % AGES;
  }

  /**
   * Has the system give out all of the memory now. Left to the search that costs twice as much: a page is first mapped
   * empty when it is looked into, and again when it is written to; among several threads the second time
   * interrupts all of them.
   */
  touch(): void {
    for (let at = 0; at < this.#data.length; at += PAGE) Atomics.or(this.#data, at, 0);
  }

  clear(): void {
    this.#data.fill(0);
    this.#age = 0;
  }

  /** Looks a position up; when true, the fields are its entry's. */
  probe(lo: number, hi: number): boolean {
    const data = this.#data;
    const bucket = (lo & this.#mask) * BUCKET;
    for (let at = bucket; at < bucket + BUCKET - 1; at += ENTRY) {
      if (data[at + 1] !== hi) continue;
      const move = data[at + 2]!;
      const aged = data[at + 3]!;
      const meta = data[at + 4]!;
      if ((data[at]! ^ move ^ aged ^ meta) !== lo || (meta & 3) === 0) continue;
      this.move = move;
      this.score = aged >> 6;
      this.evaluation = meta >> 11;
      this.depth = (meta >> 3) & 0xff;
      this.proven = (meta & 4) !== 0;
      this.bound = (meta & 3) as Bound;
      return true;
    }
    return false;
  }

  /**
   * Stores a result. @param proven whether the bound holds independently of the evaluation.
   * @param depth plies it was searched, 0 to 255.
   */
  store(
    lo: number,
    hi: number,
    move: Move,
    score: number,
    depth: number,
    bound: Bound,
    proven: boolean,
    evaluation = NO_EVALUATION,
  ): void {
    const data = this.#data;
    const bucket = (lo & this.#mask) * BUCKET;
    const meta = (evaluation << 11) | (depth << 3) | (proven ? 4 : 0) | bound;
    let at = bucket + 2 * ENTRY;
    let known = NO_MOVE;
    let least = this.#worth(meta, this.#age);
    for (let i = bucket; i < bucket + BUCKET - 1; i += ENTRY) {
      const storedMove = data[i + 2]!;
      const storedAged = data[i + 3]!;
      const storedMeta = data[i + 4]!;
      const isSame = data[i + 1] === hi && (data[i]! ^ storedMove ^ storedAged ^ storedMeta) === lo;
      if (isSame && (storedMeta & 3) !== 0) {
        // Quiescence and other shallow bounds do not replace the result of a deep search.
        const isDeeper = ((storedMeta >> 3) & 0xff) > depth + KEPT_DEPTHS;
        if (isDeeper && bound !== EXACT && !proven && (storedAged & (AGES - 1)) === this.#age) return;
        // A bound without a move keeps the move known from an earlier search of the same position.
        known = storedMove;
        at = i;
        break;
      }
      const worth = this.#worth(storedMeta, storedAged & (AGES - 1));
      if (i < bucket + 2 * ENTRY && worth <= least) {
        least = worth;
        at = i;
      }
    }
    const keptMove = move === NO_MOVE ? known : move;
    const aged = (score << 6) | this.#age;
    data[at] = lo ^ keptMove ^ aged ^ meta;
    data[at + 1] = hi;
    data[at + 2] = keptMove;
    data[at + 3] = aged;
    data[at + 4] = meta;
  }

  /** Deep results are worth more than shallow ones, proofs more than all, and each age costs. */
  #worth(meta: number, age: number): number {
    if ((meta & 3) === 0) return -(1 << 20);
    const years = (this.#age - age + AGES) % AGES;
    return ((meta >> 3) & 0xff) + ((meta & 4) << 6) - 8 * years;
  }

  /** Share of the table that holds results of this search, in thousandths, from a sample. */
  fullness(): number {
    const data = this.#data;
    const sampled = Math.min(data.length, 1000 * BUCKET);
    let [entries, used] = [0, 0];
    for (let bucket = 0; bucket < sampled; bucket += BUCKET) {
      for (let at = bucket; at < bucket + BUCKET - 1; at += ENTRY) {
        entries++;
        const isOfNow = (data[at + 3]! & (AGES - 1)) === this.#age;
        if ((data[at + 4]! & 3) !== 0 && isOfNow) used++;
      }
    }
    return Math.floor((1000 * used) / entries);
  }
}

const BYTES_A_NODE = 32;
const MIB = 2 ** 20;
const LEAST_MIB = 1 / 64;
const LARGEST_MIB = 64;
/** About the most nodes that a search makes in a millisecond. */
const NODES_A_MS = 1500;

/** Bytes of a table of so many MiB, which is rounded down to a power of two. */
export function tableBytes(mib: number): number {
  return 2 ** Math.floor(Math.log2(Math.max(mib, LEAST_MIB))) * MIB;
}

/**
 * MiB that a search within these limits makes use of: at most 64. A larger table than needed slows
 * a short search down, because every page of it has to be cleared first.
 */
export function tableMibFor({ nodes, timeMs }: SearchLimits): number {
  const byNodes = nodes ?? Number.POSITIVE_INFINITY;
  const byTime = (timeMs ?? Number.POSITIVE_INFINITY) * NODES_A_MS;
  return Math.min((Math.min(byNodes, byTime) * BYTES_A_NODE) / MIB, LARGEST_MIB);
}
