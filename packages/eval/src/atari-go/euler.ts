import { type AtariGoPosition, EMPTY, bitCount } from '@tahoun/games/atari-go';

/*
 * Sets of points as one int32 a row, bit `column`, from the top. Functions write into arrays that they
 * are given, so that an evaluation allocates nothing.
 */
export const MAX_ROWS = 19;

/** Writes the set of points that hold `content`. */
export function rowsOf({ groups, goban }: AtariGoPosition, content: number, out: Int32Array): void {
  const { stones } = groups;
  const { size } = goban;
  for (let row = 0, point = 0; row < size; row++) {
    let bits = 0;
    for (let column = 0; column < size; column++, point++) {
      if (stones[point] === content) bits |= 1 << column;
    }
    out[row] = bits;
  }
}

export function emptyRowsOf(position: AtariGoPosition, out: Int32Array): void {
  rowsOf(position, EMPTY, out);
}

/** Writes a set together with the points next to it. @param out another array than `set`. */
export function dilate(set: Int32Array, size: number, out: Int32Array): void {
  const full = (1 << size) - 1;
  for (let row = 0; row < size; row++) {
    const bits = set[row]!;
    const above = row > 0 ? set[row - 1]! : 0;
    const below = row < size - 1 ? set[row + 1]! : 0;
    out[row] = (bits | (bits << 1) | (bits >> 1) | above | below) & full;
  }
}

/** Numbers of the patterns among all 2x2 windows, those over the edge included. */
export interface Quads {
  /** Windows with one stone. */
  readonly one: number;
  /** With three. */
  readonly three: number;
  /** With two, on a diagonal, that nothing joins. */
  readonly diagonal: number;
  /** With two, on a diagonal, that count as joined. */
  readonly joined: number;
}

/** Rules for the stones on a diagonal that count as joined, by the value of the parameter `scan`. */
export const SCANS = ['plain', 'aware', 'joined'] as const;
export type Scan = (typeof SCANS)[number];

/** A window that counts. Window `column` of window row `row` lies over the points above and left of that point, and it. */
export interface Quad {
  readonly kind: keyof Quads;
  readonly row: number;
  readonly column: number;
}

/** Summand of a window of each kind in four times the Euler number. */
export type QuadWeights = Readonly<Record<keyof Quads, number>>;

/** Those that make it groups minus holes. */
export const QUAD_WEIGHTS: QuadWeights = { one: 1, three: -1, diagonal: 2, joined: -2 };

/** Kinds of windows by their index in `found`. */
const KINDS = ['one', 'three', 'diagonal', 'joined'] as const;
/** The windows of one row by kind, bit i the one over columns i - 1 and i. Filled by `findQuads`. */
const found = new Int32Array(KINDS.length);

const EVERYWHERE = new Int32Array(MAX_ROWS).fill(-1);
const NOWHERE = new Int32Array(MAX_ROWS);

/**
 * The points that keep two stones on a diagonal apart when they lie in the same window. The thesis says that its
 * program considers the opponent's stones, but not how. Our reading: two stones on a diagonal with both points between
 * them free of the opponent are as good as joined, since either point joins them, and are not where the
 * opponent has one of the two. The plain scan never joins them; `joined` always does, the weight of the pattern
 * lowered to -2, the thesis's other way to more eyes.
 */
export function blockersOf(scan: Scan, opponents: Int32Array): Int32Array {
  return scan === 'aware' ? opponents : scan === 'plain' ? EVERYWHERE : NOWHERE;
}

/** Fills `found` for the windows over rows `row - 1` and `row`. @param row 0 to `size`. */
function findQuads(rows: Int32Array, blockers: Int32Array, size: number, row: number): void {
  // One column wider on the left, so that window i lies over columns i - 1 and i.
  const right = row < size ? rows[row]! : 0;
  const rightAbove = row > 0 ? rows[row - 1]! : 0;
  const left = right << 1;
  const leftAbove = rightAbove << 1;
  const odd = right ^ left ^ rightAbove ^ leftAbove;
  // Of an odd number of stones, three exactly when both of some pair are there, and one of the other.
  const full = (right & left & (rightAbove | leftAbove)) | (rightAbove & leftAbove & (right | left));
  found[0] = odd & ~full;
  found[1] = odd & full;
  const diagonal = (right & leftAbove & ~left & ~rightAbove) | (left & rightAbove & ~right & ~leftAbove);
  // Such a window never lies over the edge.
  const blocked = row > 0 ? blockers[row]! | blockers[row - 1]! : 0;
  found[2] = diagonal & (blocked | (blocked << 1));
  found[3] = diagonal & ~found[2]!;
}

/**
 * Counts the windows of a set of stones. @param rows one int32 a row, bit `column`.
 * @param blockers points that keep stones on a diagonal apart, in the same form; see `blockersOf`.
 */
export function quadsOf(rows: Int32Array, size: number, blockers: Int32Array = EVERYWHERE): Quads {
  let one = 0;
  let three = 0;
  let diagonal = 0;
  let joined = 0;
  for (let row = 0; row <= size; row++) {
    findQuads(rows, blockers, size, row);
    one += bitCount(found[0]!);
    three += bitCount(found[1]!);
    diagonal += bitCount(found[2]!);
    joined += bitCount(found[3]!);
  }
  return { one, three, diagonal, joined };
}

/** The windows that `quadsOf` counts, row by row from the top left, with its parameters. */
export function listQuads(rows: Int32Array, size: number, blockers: Int32Array = EVERYWHERE): Quad[] {
  const quads: Quad[] = [];
  for (let row = 0; row <= size; row++) {
    findQuads(rows, blockers, size, row);
    for (let column = 0; column <= size; column++) {
      const kind = KINDS.find((_, i) => (found[i]! >> column) & 1);
      if (kind !== undefined) quads.push({ kind, row, column });
    }
  }
  return quads;
}

/**
 * The Euler number of a set of stones: its groups minus the holes in them. Two stones that touch by a corner
 * belong together only where nothing blocks them, and two empty points only where something does. With the plain
 * scan an eye that is closed only diagonally is therefore no hole. (S. B. Gray, Local properties of binary
 * images in two dimensions, 1971, has the two cases in which all or none are joined.)
 * @param blockers as in `quadsOf`. @param weights with others than the usual ones it is another number.
 */
export function eulerNumber(
  rows: Int32Array,
  size: number,
  blockers: Int32Array = EVERYWHERE,
  weights: QuadWeights = QUAD_WEIGHTS,
): number {
  const { one, three, diagonal, joined } = quadsOf(rows, size, blockers);
  const sum = weights.one * one + weights.three * three;
  return (sum + weights.diagonal * diagonal + weights.joined * joined) / 4;
}
