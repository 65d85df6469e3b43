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

/** A window that counts. Window `column` of window row `row` lies over the points above and left of that point, and it. */
export interface Quad {
  readonly kind: keyof Quads;
  readonly row: number;
  readonly column: number;
}

/** What a window of each kind adds to four times the Euler number. */
export const QUAD_WEIGHTS: Readonly<Record<keyof Quads, number>> = { one: 1, three: -1, diagonal: 2 };

/** Kinds of windows by their index in `found`. */
const KINDS = ['one', 'three', 'diagonal'] as const;
/** The windows of one row by kind, bit i the one over columns i - 1 and i. Filled by `findQuads`. */
const found = new Int32Array(KINDS.length);

/** Fills `found` for the windows over rows `row - 1` and `row`. @param row 0 to `size`. */
function findQuads(rows: Int32Array, size: number, row: number): void {
  // One column wider on the left, so that window i lies over columns i - 1 and i.
  const right = row < size ? (rows[row] as number) : 0;
  const rightAbove = row > 0 ? (rows[row - 1] as number) : 0;
  const left = right << 1;
  const leftAbove = rightAbove << 1;
  const odd = right ^ left ^ rightAbove ^ leftAbove;
  // Of an odd number of stones, three exactly when both of some pair are there, and one of the other.
  const full = (right & left & (rightAbove | leftAbove)) | (rightAbove & leftAbove & (right | left));
  found[0] = odd & ~full;
  found[1] = odd & full;
  found[2] = (right & leftAbove & ~left & ~rightAbove) | (left & rightAbove & ~right & ~leftAbove);
}

/** Counts the windows of a set of stones. @param rows one int32 a row, bit `column`. */
export function quadsOf(rows: Int32Array, size: number): Quads {
  let one = 0;
  let three = 0;
  let diagonal = 0;
  for (let row = 0; row <= size; row++) {
    findQuads(rows, size, row);
    one += bitCount(found[0] as number);
    three += bitCount(found[1] as number);
    diagonal += bitCount(found[2] as number);
  }
  return { one, three, diagonal };
}

/** The windows that `quadsOf` counts, row by row from the top left. @param rows as there */
export function listQuads(rows: Int32Array, size: number): Quad[] {
  const quads: Quad[] = [];
  for (let row = 0; row <= size; row++) {
    findQuads(rows, size, row);
    for (let column = 0; column <= size; column++) {
      const kind = KINDS.find((_, i) => ((found[i] as number) >> column) & 1);
      if (kind !== undefined) quads.push({ kind, row, column });
    }
  }
  return quads;
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
