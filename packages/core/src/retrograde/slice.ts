/**
 * The contract between a game and retrograde analysis: the positions of one material class (or of
 * any other part of a game that is not entered again once left), numbered from 0.
 *
 * Moves lead to other positions of the slice, or out of it: to an end of the game or, by a capture or
 * a promotion, to a slice that is solved already. What those *exits* are worth, the slice says itself.
 * A slice may keep scratch memory, so one object serves one analysis at a time.
 */
export interface RetrogradeSlice extends Partial<Predecessors> {
  /** How many indexes there are, those without a position included: 1 to 2^31 - 1. */
  readonly size: number;
  /**
   * The best value (see `values.ts`) that the position of the last `successors` reaches by leaving the
   * slice, seen by its side to move: `afterMove` of a table's value; `lostIn(0)`, a draw or `wonIn(0)`
   * where the game is over. `NO_VALUE` where no move leaves the slice.
   */
  readonly exit: number;
  /**
   * Writes to `out`, from 0 on, the index of each position of the slice that a move leads to, in any
   * order; an index may be repeated. Returns how many, or `NO_POSITION`, and sets `exit`. Where the
   * count exceeds `out.length` the rest was not written: enlarge `out`, call again.
   */
  successors(index: number, out: Int32Array): number;
}

/** Returned by `successors` for an index that no position has (two pieces on one square, say). */
export const NO_POSITION = -1;

/** The moves of a slice, backwards. A slice that gives them saves building a `ReverseGraph`. */
export interface Predecessors {
  /**
   * Writes, as `successors` does, the positions that have the given one among their successors: all
   * of them, and no others. (Un-moves of one placement folded by symmetry give exactly these.)
   */
  predecessors(index: number, out: Int32Array): number;
}
