import { type Move, NO_MOVE } from '../contract/game.js';
import type { SearchLimits } from '../request/limits.js';

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
 * results, the third always takes those that they refuse, and any while it is empty. A word 4 without a bound marks an empty entry.
 */
const ENTRY = 5;
const BUCKET = 16;
const AGES = 64;
/** int32 numbers of a page of memory. */
const PAGE = 1024;
/** A result of the same position stays when the new one is shallower by more than this. */
const KEPT_DEPTHS = 4;

/*
 * The spare words of the first buckets are the state of the table, so that a thread that is handed its memory goes
 * on where another one has stopped. All zeros are an empty table.
 */
/** Buckets in use; 0 in a new table. */
const USED = BUCKET - 1;
const AGE = 2 * BUCKET - 1;
/** Entries in use, while the table can still grow. */
const TAKEN = 3 * BUCKET - 1;
/** 1 once the table has its largest size for good. */
const IS_FIXED = 4 * BUCKET - 1;
/** 1 once the system has given out all of the memory. */
const IS_MAPPED = 5 * BUCKET - 1;
/** Mixed into every key of a fixed table, so that entries from before it was cleared are not found. */
const SALT = 6 * BUCKET - 1;
/** Odd, with which salts do not repeat. */
const NEXT_SALT = 0x9e3779b1;

const MIB = 2 ** 20;
const LEAST_MIB = 1 / 64;
const LARGEST_MIB = 64;
/** Buckets of a new table. */
const LEAST = tableBytes(LEAST_MIB) / 4 / BUCKET;
/** Entries for each bucket, of three, from which on a table is too small: it then keeps 95 of 100. */
const LOAD = 0.75;
/** The worth of an empty entry. */
const EMPTY = -(1 << 20);
/** Memory of one's own grows by this factor. */
const ROOM = 1.5;

/**
 * A transposition table in one typed array, for one thread at a time or, with a fixed size in shared memory, for
 * many at once. It begins small and gets a bucket more for every few entries (linear hashing, Litwin 1980), so its
 * size, and with it the answer of a search, depends only on what is stored, and no search has to wait until it has
 * grown. Scores are relative to the stored node, so wins and losses count their plies from there.
 */
export class TranspositionTable {
  #data: Int32Array;
  /** Buckets in use, and at most. */
  #used = LEAST;
  readonly #largest: number;
  /** The mask of the keys of all buckets, and of those that have not been split yet. */
  #wide = 0;
  #narrow = 0;
  #salt = 0;
  #age: number;
  /* The entry found by the last successful `probe`. */
  move: Move = NO_MOVE;
  score = 0;
  depth = 0;
  bound: Bound = UPPER;
  proven = false;
  /** The position's own evaluation, or `NO_EVALUATION`. */
  evaluation = NO_EVALUATION;

  /**
   * @param memory the largest size in MiB (rounded down to a power of two, at least 1/64), or the shared buffer of
   * a table, whose entries, age and size this one then has.
   * @param isShared takes shared memory of the largest size, to be handed from thread to thread. The system gives
   * it out as the table grows.
   */
  constructor(memory: number | ArrayBufferLike = LARGEST_MIB, isShared = false) {
    const isSize = typeof memory === 'number';
    const bytes = isSize ? tableBytes(memory) : memory.byteLength;
    const own = () => (isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(tableBytes(LEAST_MIB)));
    this.#data = new Int32Array(isSize ? own() : memory);
    this.#largest = bytes / 4 / BUCKET;
    this.#follow();
    this.#age = this.#data[AGE]!;
  }

  /** The memory. In another thread `new TranspositionTable(buffer)` goes on with it, where it is shared. */
  get buffer(): ArrayBufferLike {
    return this.#data.buffer;
  }

  /**
   * To be called before each search that uses the table again, by one of its threads: older entries are replaced
   * first.
   */
  grow(): void {
    this.#follow();
    this.#age = (this.#data[AGE]! + 1) % AGES;
    this.#data[AGE] = this.#age;
  }

  /** Takes the largest size for good, as several threads at once need it. For an empty table, in shared memory. */
  fix(): void {
    this.#data[USED] = this.#largest;
    this.#data[IS_FIXED] = 1;
    this.#follow();
  }

  /**
   * Has the system give out a part of the memory, where that has not been done. Left to the search that costs twice as
   * much: a page is first mapped empty when it is looked into, and again when it is written to; among several threads
   * the second time interrupts all of them. A table of more than 64 MiB is not waited for.
   * @param thread the one of `threads` whose part it is
   */
  map(thread: number, threads: number): void {
    const data = this.#data;
    if (data[IS_MAPPED] === 1 || data.byteLength > LARGEST_MIB * MIB) return;
    for (let at = thread * PAGE; at < data.length; at += threads * PAGE) Atomics.or(data, at, 0);
    if (thread === 0) data[IS_MAPPED] = 1;
  }

  /** Forgets everything, and is small again where the size is not fixed. Costs nothing there, else as much as was used. */
  clear(): void {
    const data = this.#data;
    if (data[IS_FIXED] === 1) {
      data[SALT] = data[SALT]! + NEXT_SALT;
      this.grow();
      return;
    }
    data.fill(0, 0, (data[USED]! || LEAST) * BUCKET);
    this.#age = 0;
    this.#follow();
  }

  /** Takes on the size that the memory has by now. */
  #follow(): void {
    this.#used = this.#data[USED]! || LEAST;
    this.#narrow = (1 << (31 - Math.clz32(this.#used))) - 1;
    this.#wide = 2 * this.#narrow + 1;
    this.#salt = this.#data[SALT]!;
  }

  /** The next bucket is split in two: half of its entries move to a new one at the end. */
  #split(): void {
    const size = this.#narrow + 1;
    if (this.#data.length === this.#used * BUCKET) this.#enlarge();
    const data = this.#data;
    const bucket = (this.#used - size) * BUCKET;
    for (let at = bucket; at < bucket + BUCKET - 1; at += ENTRY) {
      const lo = data[at]! ^ data[at + 2]! ^ data[at + 3]! ^ data[at + 4]!;
      if ((lo & size) === 0) continue;
      for (let i = at; i < at + ENTRY; i++) {
        data[i + size * BUCKET] = data[i]!;
        data[i] = 0;
      }
    }
    data[USED] = this.#used + 1;
    this.#follow();
  }

  #enlarge(): void {
    const larger = new Int32Array(Math.min(Math.ceil(ROOM * this.#used), this.#largest) * BUCKET);
    larger.set(this.#data);
    this.#data = larger;
  }

  /** The place of the bucket of a key. */
  #bucketOf(lo: number): number {
    const bucket = lo & this.#wide;
    return (bucket < this.#used ? bucket : lo & this.#narrow) * BUCKET;
  }

  /** Looks a position up; when true, the fields are its entry's. */
  probe(lo: number, hi: number): boolean {
    const data = this.#data;
    const key = hi ^ this.#salt;
    const bucket = this.#bucketOf(lo);
    for (let at = bucket; at < bucket + BUCKET - 1; at += ENTRY) {
      if (data[at + 1] !== key) continue;
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
    const key = hi ^ this.#salt;
    const bucket = this.#bucketOf(lo);
    const meta = (evaluation << 11) | (depth << 3) | (proven ? 4 : 0) | bound;
    let at = bucket + 2 * ENTRY;
    let known = NO_MOVE;
    let least = this.#worth(meta, this.#age);
    for (let i = bucket; i < bucket + BUCKET - 1; i += ENTRY) {
      const storedMove = data[i + 2]!;
      const storedAged = data[i + 3]!;
      const storedMeta = data[i + 4]!;
      const isSame = data[i + 1] === key && (data[i]! ^ storedMove ^ storedAged ^ storedMeta) === lo;
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
      const isFit = i < bucket + 2 * ENTRY ? worth <= least : worth < least && worth === EMPTY;
      if (isFit) {
        least = worth;
        at = i;
      }
    }
    const keptMove = move === NO_MOVE ? known : move;
    const aged = (score << 6) | this.#age;
    const isFirst = (data[at + 4]! & 3) === 0;
    data[at] = lo ^ keptMove ^ aged ^ meta;
    data[at + 1] = key;
    data[at + 2] = keptMove;
    data[at + 3] = aged;
    data[at + 4] = meta;
    if (isFirst && this.#used < this.#largest) this.#take();
  }

  /** Counts an entry more, and makes room for it. */
  #take(): void {
    const taken = this.#data[TAKEN]! + 1;
    this.#data[TAKEN] = taken;
    while (taken > LOAD * this.#used && this.#used < this.#largest) this.#split();
  }

  /** Deep results are worth more than shallow ones, proofs more than all, and each age costs. */
  #worth(meta: number, age: number): number {
    if ((meta & 3) === 0) return EMPTY;
    const years = (this.#age - age + AGES) % AGES;
    return ((meta >> 3) & 0xff) + ((meta & 4) << 6) - 8 * years;
  }

  /** Share of the largest size that holds results of this search, in thousandths, from a sample. */
  fullness(): number {
    const data = this.#data;
    const size = this.#used;
    const sampled = Math.min(size, 1000) * BUCKET;
    let [entries, used] = [0, 0];
    for (let bucket = 0; bucket < sampled; bucket += BUCKET) {
      for (let at = bucket; at < bucket + BUCKET - 1; at += ENTRY) {
        entries++;
        const isOfNow = (data[at + 3]! & (AGES - 1)) === this.#age;
        if ((data[at + 4]! & 3) !== 0 && isOfNow) used++;
      }
    }
    return Math.floor((1000 * used * size) / (entries * this.#largest));
  }
}

const BYTES_A_NODE = 32;
/** About the most nodes that a search makes in a millisecond. */
const NODES_A_MS = 1500;

/** Bytes of a table of so many MiB, which is rounded down to a power of two. */
function tableBytes(mib: number): number {
  return 2 ** Math.floor(Math.log2(Math.max(mib, LEAST_MIB))) * MIB;
}

/** The size for a search without a limit of nodes or time: it is seldom a long one. */
const USUAL_MIB = 16;

/** MiB that the threads of a search within these limits make use of together: at most 64. */
export function tableMibFor({ nodes, timeMs }: SearchLimits): number {
  if (nodes === undefined && timeMs === undefined) return USUAL_MIB;
  const byNodes = nodes ?? Number.POSITIVE_INFINITY;
  const byTime = (timeMs ?? Number.POSITIVE_INFINITY) * NODES_A_MS;
  return Math.min((Math.min(byNodes, byTime) * BYTES_A_NODE) / MIB, LARGEST_MIB);
}
