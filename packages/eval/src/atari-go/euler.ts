import { atariGoBitCount as bitCount } from '@tahoun/games';

/** How often the patterns occur among all 2x2 windows, those over the edge included. */
export interface Quads {
  /** Windows with one stone. */
  readonly one: number;
  /** With three. */
  readonly three: number;
  /** With two, on a diagonal. */
  readonly diagonal: number;
}

/** Counts the windows of a set of stones. @param rows one int32 a row, bit `column`. */
export function quadsOf(rows: Int32Array, size: number): Quads {
  let one = 0;
  let three = 0;
  let diagonal = 0;
  for (let row = 0; row <= size; row++) {
    // One column wider on the left, so that window i lies over columns i - 1 and i.
    const right = row < size ? (rows[row] as number) : 0;
    const rightAbove = row > 0 ? (rows[row - 1] as number) : 0;
    const left = right << 1;
    const leftAbove = rightAbove << 1;
    const odd = right ^ left ^ rightAbove ^ leftAbove;
    // Of an odd number of stones, three exactly when both of some pair are there, and one of the other.
    const full = (right & left & (rightAbove | leftAbove)) | (rightAbove & leftAbove & (right | left));
    three += bitCount(odd & full);
    one += bitCount(odd & ~full);
    diagonal += bitCount(
      (right & leftAbove & ~left & ~rightAbove) | (left & rightAbove & ~right & ~leftAbove),
    );
  }
  return { one, three, diagonal };
}

/**
 * The Euler number of a set of stones: its groups minus the holes in them. Points that touch by a corner
 * are connected where they are empty and not where they hold stones, so an eye that is closed only
 * diagonally is no hole. (S. B. Gray, Local properties of binary images in two dimensions, 1971)
 */
export function eulerNumber(rows: Int32Array, size: number): number {
  const { one, three, diagonal } = quadsOf(rows, size);
  return (one - three + 2 * diagonal) / 4;
}
