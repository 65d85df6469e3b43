import { InputError, gridSymmetries, quoteInput, zobristKeys } from '@tahoun/core';

/** The smallest board that text forms may hold, and the smallest and largest that games start on. */
export const MIN_TEXT_SIZE = 2;
export const MIN_SIZE = 3;
export const MAX_SIZE = 19;
const MAX_POINTS = MAX_SIZE * MAX_SIZE;

/** Stones that may have to be captured: one, or up to twenty in all. */
export const MAX_TARGET = 20;
/** The most stones that a side can have captured: all but one in reach of the target, then a last group. */
export const MAX_TAKEN = MAX_TARGET - 1 + MAX_POINTS - 1;

/** Contents of a point. A stone is `BLACK + side`. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;

/** Neighbours a point has room for in `neighbours`. */
export const DIRECTIONS = 4;

/** 64-bit keys, as `zobristKeys` writes them: a stone, White's turn, sizes, targets, captures, a ko point. */
export const KEYS = zobristKeys(
  2 * MAX_POINTS + 1 + MAX_SIZE + 1 + MAX_TARGET + 1 + 2 * (MAX_TAKEN + 1) + MAX_POINTS,
  0xa7a1,
);
export const TURN_KEY = 2 * MAX_POINTS;
const SIZE_KEY = TURN_KEY + 1;
const TARGET_KEY = SIZE_KEY + MAX_SIZE + 1;
const TAKEN_KEY = TARGET_KEY + MAX_TARGET + 1;
const KO_KEY = TAKEN_KEY + 2 * (MAX_TAKEN + 1);

export function stoneKey(point: number, stone: number): number {
  return 2 * point + stone - BLACK;
}

export function sizeKey(size: number): number {
  return SIZE_KEY + size;
}

export function targetKey(target: number): number {
  return TARGET_KEY + target;
}

/** @param side the capturing side. @param taken number of stones. */
export function takenKey(side: number, taken: number): number {
  return TAKEN_KEY + 2 * taken + side;
}

export function koKey(point: number): number {
  return KO_KEY + point;
}

/** The constant data of a board of one size. Points are numbered row by row from the top left. */
export interface Goban {
  readonly size: number;
  readonly points: number;
  /** int32 words that hold a set of points: bit `point & 31` of word `point >> 5`. */
  readonly words: number;
  /** The neighbours of point p from `DIRECTIONS * p` on, padded with -1. */
  readonly neighbours: Int16Array;
  /** The image of each point under the eight rotations and reflections, the identity first. */
  readonly symmetries: readonly Int16Array[];
}

const gobans = new Map<number, Goban>();

/** The board of a size from `MIN_TEXT_SIZE` to `MAX_SIZE`, made once. */
export function gobanOf(size: number): Goban {
  let goban = gobans.get(size);
  if (goban === undefined) {
    goban = makeGoban(size);
    gobans.set(size, goban);
  }
  return goban;
}

function makeGoban(size: number): Goban {
  const points = size * size;
  const neighbours = new Int16Array(DIRECTIONS * points).fill(-1);
  for (let point = 0; point < points; point++) {
    const column = point % size;
    let at = DIRECTIONS * point;
    if (point >= size) neighbours[at++] = point - size;
    if (column > 0) neighbours[at++] = point - 1;
    if (column < size - 1) neighbours[at++] = point + 1;
    if (point + size < points) neighbours[at] = point + size;
  }
  return { size, points, words: (points + 31) >> 5, neighbours, symmetries: gridSymmetries(size, size) };
}

/** The points next to a point, as a list. */
export function neighboursOf({ neighbours }: Goban, point: number): number[] {
  return [...neighbours.subarray(DIRECTIONS * point, DIRECTIONS * (point + 1))].filter((each) => each >= 0);
}

/** Columns by letter, as Go players and the Go Text Protocol name them: without I. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRST';

/** `C3`: the column's letter, then the row from the bottom. @param point row by row from the top left. */
export function formatPoint(size: number, point: number): string {
  return `${COLUMNS.charAt(point % size)}${size - Math.floor(point / size)}`;
}

/**
 * Reads a point in either case.
 * @throws InputError (`move-syntax`, `move-off-board`) for other texts and points outside the board.
 */
export function parsePoint(size: number, text: string): number {
  const found = quoteInput(text);
  const match = /^([A-Z])([1-9]\d?)$/.exec(text.trim().toUpperCase());
  if (match === null) {
    throw new InputError(
      'move-syntax',
      `"${found}" is not a point; expected a letter and a row from the bottom, such as C3 (letters skip I)`,
      { found, example: 'C3' },
    );
  }
  const column = COLUMNS.indexOf(match[1]!);
  const row = Number(match[2]);
  if (column < 0 || column >= size || row > size) {
    const last = formatPoint(size, size - 1);
    throw new InputError(
      'move-off-board',
      `${found} is outside the board, which goes from A1 to ${last} (letters skip I)`,
      { found, first: 'A1', last },
    );
  }
  return (size - row) * size + column;
}
