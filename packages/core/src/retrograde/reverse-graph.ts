import type { Budget } from '../limits.js';
import { Neighbours } from './neighbours.js';
import type { RetrogradeSlice } from './slice.js';

/**
 * The predecessors of every position of a slice, found by listing all moves forwards twice: once to
 * count how many lead to each position, once to write them down. For slices without un-moves.
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
