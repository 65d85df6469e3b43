/**
 * The proof or disproof number of an impossible answer: `proof` is INFINITE exactly where the answer
 * is no, `disproof` exactly where it is yes. Numbers are integers from 0 to INFINITE, the largest
 * that V8 keeps unboxed everywhere.
 */
export const INFINITE = 0x3fffffff;
/** The largest sum of open numbers, so that only decided numbers are INFINITE. */
export const LARGEST = INFINITE - 1;

/** The sum of two proof (or disproof) numbers, saturated at `LARGEST`; INFINITE absorbs. */
export function addNumbers(a: number, b: number): number {
  if (a === INFINITE || b === INFINITE) return INFINITE;
  return Math.min(a + b, LARGEST);
}

/*
 * One entry is six int32:
 *
 *   0 hashLo   1 hashHi   2 proof   3 disproof   4 work   5 plies
 *
 * Four entries make a bucket, chosen by the low bits of hashLo. A work of 0 marks an empty entry.
 */
const ENTRY = 6;
const WAYS = 4;
const BUCKET = WAYS * ENTRY;
const MAX_WORK = 0x7fffffff;

/**
 * Results of positions searched before, in one typed array of fixed size. A full bucket replaces
 * the entry with the least work spent below it, after Nagai's SmallTreeGC (2002): small trees are
 * cheap to search again, and the newest result is always stored. Entries are about one question
 * by one side; `clear` before asking another.
 */
export class ProofTable {
  readonly #data: Int32Array;
  readonly #mask: number;
  /** The entry found by the last successful `probe`. */
  #at = 0;

  /** @param entries wanted capacity, at least 4; rounded up to a power of two. */
  constructor(entries: number) {
    const buckets = 2 ** Math.ceil(Math.log2(Math.max(WAYS, entries) / WAYS));
    this.#data = new Int32Array(buckets * BUCKET);
    this.#mask = buckets - 1;
  }

  /** Capacity in positions. */
  get entries(): number {
    return this.#data.length / ENTRY;
  }

  clear(): void {
    this.#data.fill(0);
  }

  /** Looks a position up; when true, `proof`, `disproof`, `work` and `plies` are its entry's. */
  probe(lo: number, hi: number): boolean {
    const data = this.#data;
    const first = (lo & this.#mask) * BUCKET;
    for (let at = first; at < first + BUCKET; at += ENTRY) {
      if (data[at] === lo && data[at + 1] === hi && data[at + 4] !== 0) {
        this.#at = at;
        return true;
      }
    }
    return false;
  }

  get proof(): number {
    return this.#data[this.#at + 2]!;
  }
  get disproof(): number {
    return this.#data[this.#at + 3]!;
  }
  /** Moves made below the position so far, over all visits. */
  get work(): number {
    return this.#data[this.#at + 4]!;
  }
  /** In a decided position, the most plies to the end of the line by its proof. */
  get plies(): number {
    return this.#data[this.#at + 5]!;
  }

  /**
   * Stores a result in place of the position's earlier one, of an empty entry, or of the least work.
   * @param work moves made below the position by this visit; earlier visits are added.
   */
  store(lo: number, hi: number, proof: number, disproof: number, work: number, plies: number): void {
    const data = this.#data;
    const first = (lo & this.#mask) * BUCKET;
    let victim = first;
    let total = Math.max(1, work);
    for (let at = first; at < first + BUCKET; at += ENTRY) {
      const spent = data[at + 4]!;
      if (data[at] === lo && data[at + 1] === hi && spent !== 0) {
        victim = at;
        total = Math.min(total + spent, MAX_WORK);
        break;
      }
      if (spent < data[victim + 4]!) victim = at;
    }
    data[victim] = lo;
    data[victim + 1] = hi;
    data[victim + 2] = proof;
    data[victim + 3] = disproof;
    data[victim + 4] = total;
    data[victim + 5] = plies;
  }
}
