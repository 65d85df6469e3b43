import type { SearchLimits } from '../limits.js';
import { PvTable } from '../pv.js';
import { MoveHistory } from './histories.js';
import { TranspositionTable, tableBytes, tableMibFor } from './table.js';

/** Deepest line the search keeps; deeper games are simply searched in several moves. */
export const MAX_DEPTH = 250;

/** A larger table is left to the garbage collection, so that an idle thread does not hold it. */
const KEPT_BYTES = 4 * 2 ** 20;

/**
 * The large arrays of a search. Each thread keeps one set for its next search: made anew for each, some
 * 40 MB of them wait for a garbage collection.
 */
export class SearchMemory {
  static #spare: SearchMemory | undefined;

  readonly history = new MoveHistory();
  readonly pv = new PvTable(MAX_DEPTH + 1);
  #table: TranspositionTable | undefined;

  /** Memory that knows nothing of earlier searches. Who does not give it back only costs a collection. */
  static borrow(): SearchMemory {
    const memory = SearchMemory.#spare ?? new SearchMemory();
    SearchMemory.#spare = undefined;
    return memory;
  }

  giveBack(): void {
    this.history.clear();
    if ((this.#table?.buffer.byteLength ?? 0) > KEPT_BYTES) this.#table = undefined;
    SearchMemory.#spare = this;
  }

  /** An empty table, fitted to the limits. */
  tableFor(limits: SearchLimits): TranspositionTable {
    const mib = tableMibFor(limits);
    if (this.#table?.buffer.byteLength === tableBytes(mib)) {
      this.#table.clear();
      return this.#table;
    }
    this.#table = new TranspositionTable(mib);
    // One that is sized by its budget will be filled.
    if (limits.nodes !== undefined || limits.timeMs !== undefined) this.#table.touch();
    return this.#table;
  }
}
