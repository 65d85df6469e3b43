import { BLACK } from '@tahoun/games/atari-go';

/*
 * Input of a network of Atari Go: contents of the points and of the windows (squares of two by two points) of
 * a position. All of them are numbered from 1; 0 is no content.
 */

/** Base of the sums of an empty point, whose digits count up to four stones, and of window codes. */
const BASE = 5;

/** Groups are distinguished by their liberties, up to this number, */
const MOST_LIBERTIES = 7;
/** and by their stones: one, two or three, or more. */
const SIZES = 3;
const GROUPS = MOST_LIBERTIES * SIZES;

/*
 * An empty point is described by the stones beside it: their number of each colour whose groups have up to
 * two liberties, three, or more. Each such stone adds a power of the base to the sum that identifies the
 * point.
 */
const CLASSES = 3;
const COLOUR_UNIT = BASE ** CLASSES;
const SUMS = COLOUR_UNIT ** 2;

/** The sums that there are; a sum's content is its number in this list. */
const POINT_SUMS = sumsOf(BASE - 1).sort((a, b) => a - b);
/** The content of an empty point by the sum of `besideUnit` over the stones beside it. */
export const EMPTY_CONTENT = new Uint8Array(SUMS);
for (const [content, sum] of POINT_SUMS.entries()) EMPTY_CONTENT[sum] = content;
/** The contents of empty points are below this one, those of groups from here on. */
export const FIRST_GROUP = POINT_SUMS.length;
export const POINT_CONTENTS = FIRST_GROUP + 2 * GROUPS;

/** Summand of a stone in the sums of the empty points beside it. @param liberties of its group. */
export function besideUnit(stone: number, liberties: number): number {
  return (stone === BLACK ? 1 : COLOUR_UNIT) * BASE ** Math.min(Math.max(liberties - 2, 0), CLASSES - 1);
}

/** The content of one of a group's points, which stands for them all. */
export function groupContent(stone: number, liberties: number, size: number): number {
  const sizeClass = size === 1 ? 0 : size < 4 ? 1 : 2;
  const libertyClass = Math.min(Math.max(liberties, 1), MOST_LIBERTIES) - 1;
  return FIRST_GROUP + GROUPS * (stone - BLACK) + MOST_LIBERTIES * sizeClass + libertyClass;
}

/** The state of a point in a window: empty, or a stone of a group with up to two liberties or with more. */
export function windowState(stone: number, liberties: number): number {
  return 2 * (stone - BLACK) + (liberties > 2 ? 2 : 1);
}

/* Factors of the states of a window's points: the sum of the products is the code of the window. */
export const UPPER_LEFT = 1;
export const LOWER_LEFT = BASE;
export const UPPER_RIGHT = BASE ** 2;
export const LOWER_RIGHT = BASE ** 3;
/** The content of a window by its code. */
export const WINDOW_CONTENT = new Uint8Array(BASE ** 4);
export const WINDOW_CONTENTS = numberWindows();

/** The contents with the colours exchanged. */
export const EXCHANGED_POINT = exchangedPoints();
export const EXCHANGED_WINDOW = exchangedWindows();

/** The sums of up to `stones` stones that add `unit` or more each. */
function sumsOf(stones: number, unit = 1): number[] {
  if (unit === SUMS) return [0];
  return Array.from({ length: stones + 1 }, (_, n) =>
    sumsOf(stones - n, unit * BASE).map((rest) => n * unit + rest),
  ).flat();
}

/** Numbers the windows, images alike. @returns the number of contents. */
function numberWindows(): number {
  let contents = 1;
  for (let code = 1; code < WINDOW_CONTENT.length; code++) {
    if (WINDOW_CONTENT[code] !== 0) continue;
    for (const image of imagesOf(digitsOf(code))) WINDOW_CONTENT[codeOf(image)] = contents;
    contents++;
  }
  return contents;
}

function digitsOf(code: number): number[] {
  return [UPPER_LEFT, LOWER_LEFT, UPPER_RIGHT, LOWER_RIGHT].map((unit) => Math.trunc(code / unit) % BASE);
}

function codeOf(digits: readonly number[]): number {
  return digits.reduceRight((code, digit) => BASE * code + digit, 0);
}

/** A window turned and reflected: upper left, lower left, upper right, lower right. */
function imagesOf(window: readonly number[]): number[][] {
  return [
    [0, 1, 2, 3],
    [1, 3, 0, 2],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [2, 3, 0, 1],
    [3, 1, 2, 0],
    [1, 0, 3, 2],
    [0, 2, 1, 3],
  ].map((order) => order.map((at) => window[at] as number));
}

function exchangedPoints(): Uint8Array {
  const exchanged = new Uint8Array(POINT_CONTENTS);
  for (const sum of POINT_SUMS) {
    const other = (sum % COLOUR_UNIT) * COLOUR_UNIT + Math.trunc(sum / COLOUR_UNIT);
    exchanged[EMPTY_CONTENT[sum] as number] = EMPTY_CONTENT[other] as number;
  }
  for (let at = FIRST_GROUP; at < FIRST_GROUP + GROUPS; at++) {
    exchanged[at] = at + GROUPS;
    exchanged[at + GROUPS] = at;
  }
  return exchanged;
}

function exchangedWindows(): Uint8Array {
  const exchanged = new Uint8Array(WINDOW_CONTENTS);
  for (const [code, content] of WINDOW_CONTENT.entries()) {
    const other = digitsOf(code).map((state) => (state === 0 ? 0 : ((state + 1) % 4) + 1));
    exchanged[content] = WINDOW_CONTENT[codeOf(other)] as number;
  }
  return exchanged;
}
