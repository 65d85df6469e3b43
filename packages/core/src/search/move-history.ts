/** Slots of a hashed history, for games without `historySlot`; theirs are the first 1,024. */
export const SLOTS = 4096;
export const NAMED_SLOTS = 1024;
/** Parts of a position that an evaluation may name (`Evaluation.errorKeys`), at most. */
export const MOST_PARTS = 4;
/**
 * Errors kept for each part and side to move, and for the two moves before; parts in one slot share an error.
 */
export const ERROR_SLOTS = 1 << 14;

/** Entries of a table that are cleared together. */
const PAGE = 1 << 10;

/** Memory of which each part gets the next bytes. */
class Bytes {
  #used = 0;

  constructor(readonly buffer: ArrayBufferLike) {}

  numbers(count: number): Int16Array {
    const numbers = new Int16Array(this.buffer, this.#used, count);
    this.#used += numbers.byteLength;
    return numbers;
  }

  flags(count: number): Uint8Array {
    const flags = new Uint8Array(this.buffer, this.#used, count);
    this.#used += flags.byteLength;
    return flags;
  }
}

/** A large table, of which only the pages that were written to are cleared: most searches are small. */
export class PagedTable {
  /** Empty until there is room for them. */
  values: Int16Array = new Int16Array(0);
  /** Pages that are not all zero. */
  written: Uint8Array = new Uint8Array(0);
  readonly #entries: number;

  /** @param entries a multiple of a page's. @param memory where they shall be; by default they get their own. */
  constructor(entries: number, memory?: Bytes) {
    this.#entries = entries;
    if (memory !== undefined) this.makeRoom(memory);
  }

  static bytes(entries: number): number {
    return 2 * entries + entries / PAGE;
  }

  makeRoom(given?: Bytes): void {
    if (this.values.length > 0) return;
    const memory = given ?? new Bytes(new ArrayBuffer(PagedTable.bytes(this.#entries)));
    this.values = memory.numbers(this.#entries);
    this.written = memory.flags(this.#entries / PAGE);
  }

  clear(): void {
    const { values, written } = this;
    for (let page = written.indexOf(1); page >= 0; page = written.indexOf(1, page + 1)) {
      values.fill(0, page * PAGE, (page + 1) * PAGE);
      written[page] = 0;
    }
  }
}

/** To be called when an entry of a paged table was written. @param written the pages of that table */
export function markWritten(written: Uint8Array, at: number): void {
  written[(at / PAGE) | 0] = 1;
}

const PAIRS = NAMED_SLOTS * NAMED_SLOTS;
const ERRORS = 2 * (MOST_PARTS + 1) * ERROR_SLOTS;

/**
 * Scores of moves learned from cut-offs, from -`HISTORY_LIMIT` to `HISTORY_LIMIT`. A search may continue with
 * the scores of the last search of the same game.
 */
export class MoveHistory {
  /** Bytes of a shared history: 4.5 MB. */
  static readonly BYTES = 2 * 2 * (2 * SLOTS) + 2 * PagedTable.bytes(PAIRS) + PagedTable.bytes(ERRORS);

  /** By side and slot. */
  readonly quiet: Int16Array;
  readonly noisy: Int16Array;
  /** By the slot of the move one or two plies before, and slot; empty until a game with slots needs them. */
  readonly answers: PagedTable;
  readonly plans: PagedTable;
  /** Errors of the evaluation (`corrections.ts`), by part, side and slot; empty until an evaluation names parts. */
  readonly errors: PagedTable;

  /**
   * @param buffer shared memory of `BYTES`, zero at first, so that the next thread can go on with it. By default
   * each part gets its memory when a game needs it.
   */
  constructor(buffer?: ArrayBufferLike) {
    const memory = buffer && new Bytes(buffer);
    const numbers = (count: number) => memory?.numbers(count) ?? new Int16Array(count);
    this.quiet = numbers(2 * SLOTS);
    this.noisy = numbers(2 * SLOTS);
    this.answers = new PagedTable(PAIRS, memory);
    this.plans = new PagedTable(PAIRS, memory);
    this.errors = new PagedTable(ERRORS, memory);
  }

  /** Makes room for errors. */
  keepErrors(): void {
    this.errors.makeRoom();
  }

  /** Makes room for pairs of moves. */
  pair(): void {
    for (const table of [this.answers, this.plans]) table.makeRoom();
  }

  /** Forgets everything. */
  clear(): void {
    for (const scores of [this.quiet, this.noisy]) scores.fill(0);
    for (const table of [this.answers, this.plans, this.errors]) table.clear();
  }

  /** To be called between two searches: newer scores count more than older ones. */
  fade(): void {
    for (let i = 0; i < 2 * SLOTS; i++) {
      this.quiet[i] = this.quiet[i]! >> 1;
      this.noisy[i] = this.noisy[i]! >> 1;
    }
  }
}
