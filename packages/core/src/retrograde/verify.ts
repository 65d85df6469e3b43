import { NO_POSITION, type RetrogradeSlice } from './endgames.js';
import { Neighbours } from './reverse-graph.js';
import { afterMove } from './values.js';

/** An entry of a table that does not follow from its successors. */
export interface TableFault {
  readonly index: number;
  readonly found: number;
  readonly expected: number;
}

/**
 * Checks the value of every position of a slice against its successors and exits. This proves the
 * table, given the moves: a win in n needs a loss in n - 1, and so on down to a real end; a draw
 * needs a move to a draw and none to a loss, so the side that draws can go on for ever. It does not use
 * un-moves, so it finds their faults too. Without distances it compares only the results, which
 * finds most faults but proves no win: two positions may hold each other up.
 * @param values by index; entries without a position are not checked.
 * @param hasDistances whether the values hold more than -1, 0 and 1.
 * @returns the first fault, or null.
 */
export function verifySlice(
  slice: RetrogradeSlice,
  values: Int16Array,
  hasDistances = true,
): TableFault | null {
  const passedOn = hasDistances ? afterMove : (value: number) => -value;
  const list = new Neighbours();
  for (let index = 0; index < slice.size; index++) {
    const count = list.successors(slice, index);
    if (count === NO_POSITION) continue;
    let expected = hasDistances ? slice.exit : Math.sign(slice.exit);
    for (let i = 0; i < count; i++) {
      const value = passedOn(values[list.indexes[i]!]!);
      if (value > expected) expected = value;
    }
    const found = values[index]!;
    if (found !== expected) return { index, found, expected };
  }
  return null;
}
