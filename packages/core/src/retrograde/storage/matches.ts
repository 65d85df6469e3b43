/** Hears the steps of a block, in order. */
export interface StepSink {
  literal(symbol: number): void;
  /** `length` entries are those from `distance` entries back on, which may run into the copy itself. */
  copy(length: number, distance: number): void;
}

/** Entries that are compared to find earlier places alike. */
const HASHED = 3;
const HASH_BITS = 12;
/** How many earlier places are tried; runs of one value have many, all alike. */
const TRIED = 48;
/** What the codes of a copy and of a distance other than the last one cost about, in bits. */
const COPY_BITS = 3;
const DISTANCE_BITS = 3;

/**
 * Splits a block into symbols that are written as they are and copies of what came before (J. Ziv and
 * A. Lempel, 1977), whichever takes fewer bits by a rough count. Tables repeat at the distance of a
 * row of their index, so the distance of the last copy is tried first and is cheap to name again.
 */
export class MatchFinder {
  readonly #newest = new Int32Array(1 << HASH_BITS);
  #older: Int32Array = new Int32Array(0);
  #block: Int32Array = new Int32Array(0);
  #lastDistance = 1;
  /** The copy found by `#find`. */
  #length = 0;
  #distance = 0;

  /** @param literalBits what a symbol takes when it is written as it is, about. */
  constructor(readonly literalBits: number) {}

  split(block: Int32Array, sink: StepSink): void {
    this.#block = block;
    this.#newest.fill(-1);
    this.#older = new Int32Array(block.length);
    this.#lastDistance = 1;
    let entered = 0;
    for (let i = 0; i < block.length; ) {
      for (; entered < i; entered++) this.#enter(entered);
      const saved = this.#find(i);
      const [length, distance] = [this.#length, this.#distance];
      this.#enter(entered++);
      // A symbol first, where the copy from the next entry on is better still.
      if (saved <= 0 || this.#find(i + 1) > saved) {
        sink.literal(block[i++]!);
        continue;
      }
      sink.copy(length, distance);
      this.#lastDistance = distance;
      i += length;
    }
  }

  /** Finds the copy at an entry that saves most. @returns the bits it saves; not above 0: none. */
  #find(at: number): number {
    let best = 0;
    const consider = (distance: number, price: number) => {
      const length = this.#lengthOf(at, distance);
      if (length === 0) return;
      const saved = length * this.literalBits - COPY_BITS - Math.log2(length) - price;
      if (saved <= best) return;
      best = saved;
      this.#length = length;
      this.#distance = distance;
    };
    consider(this.#lastDistance, 1);
    consider(1, DISTANCE_BITS);
    let from = this.#newest[this.#hash(at)]!;
    for (let i = 0; i < TRIED && from >= 0; i++) {
      consider(at - from, DISTANCE_BITS + Math.log2(at - from));
      from = this.#older[from]!;
    }
    return best;
  }

  #lengthOf(at: number, distance: number): number {
    const block = this.#block;
    if (distance > at) return 0;
    let end = at;
    while (end < block.length && block[end] === block[end - distance]) end++;
    return end - at;
  }

  #enter(at: number): void {
    const hash = this.#hash(at);
    this.#older[at] = this.#newest[hash]!;
    this.#newest[hash] = at;
  }

  #hash(at: number): number {
    let hash = 0;
    for (let i = at; i < at + HASHED; i++) hash = Math.imul(hash + (this.#block[i] ?? 0) + 1, 0x9e3779b1);
    return hash >>> (32 - HASH_BITS);
  }
}
