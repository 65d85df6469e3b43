import type { Position } from '../game.js';
import type { RetrogradeSlice } from './slice.js';

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
  /** How many pieces a position has. */
  countPieces(position: P): number;
  /** All classes of 2 to `pieces` pieces, each after those that its captures and promotions lead to. */
  classes(pieces: number): readonly EndgameClass<P>[];
  /** The class of a position; null where there is none: too many pieces, other rules. Cheap. */
  classOf(position: P): EndgameClass<P> | null;
  /**
   * Plies from here on in which no rule that counts moves can end the game. Tables know nothing of
   * such rules: a result within so many plies is certain, one further away may yet be a draw.
   */
  undisturbedPlies(position: P): number;
}
