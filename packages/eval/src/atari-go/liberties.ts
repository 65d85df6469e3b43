import { type AtariGoPosition, BLACK, WHITE, bitCount } from '@tahoun/games/atari-go';
import { MAX_ROWS, dilate, emptyRowsOf, rowsOf } from './euler.js';

/** The thesis counts liberties up to this number of steps from the stones. */
export const NEAR = 3;
/** Those of four steps are counted too for people who ask, and all that are further away as the last order. */
export const ORDERS = 5;

/** The empty points, and a set growing step by step. */
const empty = new Int32Array(MAX_ROWS);
const reached = new Int32Array(MAX_ROWS);
const grown = new Int32Array(MAX_ROWS);
const counts = new Int32Array(ORDERS);

/** The liberties of each order of all Black's stones, minus White's. @param orders how many. The array is used again. */
export function libertyBalance(position: AtariGoPosition, orders = ORDERS): Int32Array {
  emptyRowsOf(position, empty);
  counts.fill(0);
  addLiberties(position, BLACK, 1, orders);
  addLiberties(position, WHITE, -1, orders);
  return counts;
}

/** The liberties of each order of all stones of one colour. The array is used again. */
export function libertyCounts(position: AtariGoPosition, stone: number): Int32Array {
  emptyRowsOf(position, empty);
  counts.fill(0);
  addLiberties(position, stone, 1, ORDERS);
  return counts;
}

function addLiberties(position: AtariGoPosition, stone: number, sign: number, orders: number): void {
  const { size } = position.goban;
  rowsOf(position, stone, reached);
  for (let order = 0; order < orders; ) {
    dilate(reached, size, grown);
    let isGrowing = false;
    let count = 0;
    for (let row = 0; row < size; row++) {
      const isNew = grown[row]! & ~reached[row]!;
      isGrowing ||= isNew !== 0;
      count += bitCount(isNew & empty[row]!);
    }
    counts[order] = counts[order]! + sign * count;
    reached.set(grown);
    // The last order has all that is further away.
    if (order < ORDERS - 1 || !isGrowing) order++;
  }
}
