import { PvTable } from '../request/pv.js';
import { MoveHistory } from './move-history.js';
import { TranspositionTable } from './table.js';

/** Deepest line the search keeps; deeper games are simply searched in several moves. */
export const MAX_DEPTH = 250;

/** A larger table is left to the garbage collection, so that an idle thread does not hold it. */
const KEPT_BYTES = 4 * 2 ** 20;

/**
 * The large arrays of a search. Each thread keeps one set for its next search: made for each, tens
 * of MB of them wait for a garbage collection.
 */
export class SearchMemory {
  static #spare: SearchMemory | undefined;

  readonly history = new MoveHistory();
  readonly pv = new PvTable(MAX_DEPTH + 1);
  table = new TranspositionTable();

  /** Memory that knows nothing of earlier searches. Who does not give it back only costs a collection. */
  static borrow(): SearchMemory {
    const memory = SearchMemory.#spare ?? new SearchMemory();
    SearchMemory.#spare = undefined;
    return memory;
  }

  giveBack(): void {
    this.history.clear();
    if (this.table.buffer.byteLength > KEPT_BYTES) this.table = new TranspositionTable();
    else this.table.clear();
    SearchMemory.#spare = this;
  }
}
