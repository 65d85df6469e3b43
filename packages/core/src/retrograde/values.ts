/**
 * Value of a position in an endgame table, as one int16 from the side to move, so that the better
 * value is the larger one: 0 is a draw, a win in n plies is `TABLE_WIN - n`, a loss in n plies
 * `n - TABLE_WIN`. The same idea as `WIN` minus the plies in `score.ts`, in half the bytes.
 */
const TABLE_WIN = 32_000;
export const TABLE_DRAW = 0;
/** No value: an index without a position, or a position without exits. Never the value of a position. */
export const NO_VALUE = -32_768;
/** The longest distance that a table can hold, in plies. */
export const MAX_DISTANCE = 15_999;
/** Values further from 0 than this are wins and losses. */
const UNDECIDED = TABLE_WIN - MAX_DISTANCE - 1;

/** The value of a win. @param plies to the end of the game, 0 to `MAX_DISTANCE`. */
export function wonIn(plies: number): number {
  return TABLE_WIN - plies;
}

/** The value of a loss. @param plies to the end of the game; 0 when it is lost already. */
export function lostIn(plies: number): number {
  return plies - TABLE_WIN;
}

/** Plies to the end of a win or a loss, or null for a draw. @param value of a position. */
export function distanceOf(value: number): number | null {
  return value > UNDECIDED || value < -UNDECIDED ? TABLE_WIN - Math.abs(value) : null;
}

/** Value of a move for the side that makes it. @param value after the move, seen by the other side. */
export function afterMove(value: number): number {
  if (value > 0) return 1 - value;
  return value < 0 ? -1 - value : 0;
}

/**
 * Value of a move into a table for the side that makes it. @param value of the table, which holds
 * only -1, 0 and 1 where it was written without distances: then the nearest loss or win stands in.
 */
export function afterMoveInto(value: number): number {
  if (value === 1) return lostIn(1);
  return value === -1 ? wonIn(1) : afterMove(value);
}
