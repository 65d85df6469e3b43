import type { Predecessors, RetrogradeSlice } from './slice.js';

/** Longer lists are sorted to find repeated indexes; shorter ones are faster compared in pairs. */
const PAIRWISE = 48;

/** A list of indexes that grows to what a slice writes: one position's successors or predecessors. */
export class Neighbours {
  indexes = new Int32Array(256);

  /**
   * Lists the successors, repeated ones too. @returns how many, or `NO_POSITION`.
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

  /** Lists the predecessors, repeated ones too. @returns how many. */
  predecessors(source: Predecessors, index: number): number {
    let count = source.predecessors(index, this.indexes);
    while (count > this.indexes.length) {
      this.indexes = new Int32Array(2 * count);
      count = source.predecessors(index, this.indexes);
    }
    return count;
  }

  /** Leaves one of each index among the first `count`. @returns how many are left. */
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
