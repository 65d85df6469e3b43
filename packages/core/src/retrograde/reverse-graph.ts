import type { Budget } from '../request/limits.js';
import type { Predecessors, RetrogradeSlice } from './endgames.js';

/** Longer lists are sorted to find repeated indexes; shorter ones are faster compared in pairs. */
const PAIRWISE = 48;

/**
 * A list of indexes that grows to the number that a slice writes: one position's successors or predecessors.
 */
export class Neighbours {
  indexes = new Int32Array(256);

  /**
   * Lists the successors, repeated ones too. @returns their number, or `NO_POSITION`.
   * @throws RangeError for a successor outside of the slice.
   */
  successors(slice: RetrogradeSlice, index: number): number {
    let count = slice.successors(index, this.indexes);
    while (count > this.indexes.length) {
      this.indexes = new Int32Array(2 * count);
      count = slice.successors(index, this.indexes);
    }
    for (let i = 0; i < count; i++) {
      const to = this.indexes[i]!;
      if (to < 0 || to >= slice.size) throw new RangeError(`position ${index} has the successor ${to}`);
    }
    return count;
  }

  /** Lists the predecessors, repeated ones too. @returns their number. */
  predecessors(source: Predecessors, index: number): number {
    let count = source.predecessors(index, this.indexes);
    while (count > this.indexes.length) {
      this.indexes = new Int32Array(2 * count);
      count = source.predecessors(index, this.indexes);
    }
    return count;
  }

  /** Leaves one of each index among the first `count`. @returns the number left. */
  distinct(count: number): number {
    const { indexes } = this;
    if (count > PAIRWISE) indexes.subarray(0, count).sort();
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const index = indexes[i]!;
      let at = count > PAIRWISE ? Math.max(kept - 1, 0) : 0;
      while (at < kept && indexes[at] !== index) at++;
      if (at === kept) indexes[kept++] = index;
    }
    return kept;
  }
}

/**
 * The predecessors of every position of a slice, found by listing all moves forwards twice: once to
 * count those that lead to each position, once to write them down. For slices without un-moves.
 *
 * Memory: 4 bytes a position and 4 bytes a move within the slice.
 */
export class ReverseGraph {
  /** The predecessors of position i are `#sources` from `#starts[i]` to before `#starts[i + 1]`. */
  readonly #starts: Uint32Array;
  readonly #sources: Int32Array;

  /** @param budget a node for each position in each of the two passes. @throws SearchStopped */
  constructor(slice: RetrogradeSlice, budget: Budget) {
    const { size } = slice;
    const list = new Neighbours();
    const starts = new Uint32Array(size + 1);
    let moves = 0;
    for (let i = 0; i < size; i++) {
      budget.count();
      const count = list.distinct(list.successors(slice, i));
      for (let j = 0; j < count; j++) starts[list.indexes[j]!]!++;
      moves += count;
    }
    if (moves >= 2 ** 32) throw new RangeError(`a slice of ${moves} moves needs predecessors of its own`);

    // Each start becomes the end of its list; filling from the back moves it to the beginning.
    let end = 0;
    for (let i = 0; i <= size; i++) {
      end += starts[i]!;
      starts[i] = end;
    }
    const sources = new Int32Array(moves);
    for (let i = size - 1; i >= 0; i--) {
      budget.count();
      const count = list.distinct(list.successors(slice, i));
      for (let j = 0; j < count; j++) {
        const to = list.indexes[j]!;
        const at = starts[to]! - 1;
        starts[to] = at;
        sources[at] = i;
      }
    }
    this.#starts = starts;
    this.#sources = sources;
  }

  /** As `RetrogradeSlice.predecessors`; in ascending order, none repeated. */
  predecessors(index: number, out: Int32Array): number {
    const start = this.#starts[index]!;
    const count = this.#starts[index + 1]! - start;
    for (let i = 0; i < count; i++) out[i] = this.#sources[start + i]!;
    return count;
  }
}
