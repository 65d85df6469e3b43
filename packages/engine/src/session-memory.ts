import { MoveHistory, TranspositionTable } from '@tahoun/core';
import type { SmpThread } from './request.js';

/**
 * What the searches of one game remember for the next one, in memory that all threads see. Only to be changed
 * while nothing is searched.
 */
export class SessionMemory {
  readonly #table: TranspositionTable;
  /** The history of each thread. */
  readonly #histories: readonly SharedArrayBuffer[];
  #isUsed = false;

  /**
   * @param mib the largest size of the table.
   * @param threads those that search at once, at most.
   * @throws RangeError when there is not so much memory.
   */
  constructor(
    readonly mib: number,
    readonly threads: number,
  ) {
    this.#table = new TranspositionTable(mib, true);
    if (threads > 1) this.#table.fix();
    this.#histories = Array.from({ length: threads }, () => new SharedArrayBuffer(MoveHistory.BYTES));
  }

  /** The memory of each thread for its next search. @param threads at most its own */
  places(threads: number): readonly SmpThread[] {
    this.#isUsed = true;
    this.#table.grow();
    const memory = this.#table.buffer;
    return this.#histories.slice(0, threads).map((history, thread) => ({ memory, history, thread, threads }));
  }

  /** Forgets everything. */
  clear(): void {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    this.#table.clear();
    for (const history of this.#histories) new MoveHistory(history).clear();
  }
}
