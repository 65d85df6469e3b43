import type { Position } from '../contract/game.js';

/**
 * The contract between a game and retrograde analysis: the positions of one material class (or of
 * any other part of a game that is not entered again once left), numbered from 0.
 *
 * Moves lead to other positions of the slice, or out of it: to an end of the game or, by a capture or
 * a promotion, to a slice that is solved already. The slice itself knows the value of those *exits*.
 * A slice may keep scratch memory, so one object serves one analysis at a time.
 */
export interface RetrogradeSlice extends Partial<Predecessors> {
  /** Number of indexes, those without a position included: 1 to 2^31 - 1. */
  readonly size: number;
  /**
   * The best value (see `values.ts`) that the position of the last `successors` reaches by leaving the
   * slice, seen by its side to move: `afterMove` of a table's value; `lostIn(0)`, a draw or `wonIn(0)`
   * where the game is over. `NO_VALUE` where no move leaves the slice.
   */
  readonly exit: number;
  /**
   * Writes to `out`, from 0 on, the index of each position of the slice that a move leads to, in any
   * order; an index may be repeated. Returns their number, or `NO_POSITION`, and sets `exit`. Where the
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

/** Every position with the same pieces, to be solved at once: one slice and one table. */
export interface EndgameClass<P extends Position = Position> {
  /** Names the class and its file: letters, digits and `-` only. */
  readonly label: string;
  readonly pieces: number;
  /** Indexes, those without a position included. */
  readonly size: number;
  /** Whether an index stands for a position. */
  hasPosition(index: number): boolean;
  /** The index of a position of the class. */
  indexOf(position: P): number;
  /**
   * The class as retrograde analysis takes it.
   * @param valuesOf the solved table of another class, asked only for classes listed before this one.
   * Tables without distances do, read by `afterMoveInto`.
   */
  slice(valuesOf: (label: string) => Int16Array): RetrogradeSlice;
}

/** The endings of a game that can be solved backwards. Part of a game's computer player. */
export interface Endgames<P extends Position = Position> {
  /** The game's id. */
  readonly game: string;
  /** Most pieces of a class. */
  readonly maxPieces: number;
  /** Number of pieces of a position. */
  countPieces(position: P): number;
  /** All classes of 2 to `pieces` pieces, each after those that its captures and promotions lead to. */
  classes(pieces: number): readonly EndgameClass<P>[];
  /** The class of a position; null where there is none: too many pieces, other rules. Cheap. */
  classOf(position: P): EndgameClass<P> | null;
  /**
   * Plies from here on in which no rule that counts moves can end the game. Tables know nothing of
   * such rules: a result within that many plies is certain, one further away may yet be a draw.
   */
  undisturbedPlies(position: P): number;
}
