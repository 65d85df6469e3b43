import { type AtariGoPosition, EMPTY, type Groups, MAX_SIZE } from '@tahoun/games/atari-go';
import {
  EMPTY_CONTENT,
  LOWER_LEFT,
  LOWER_RIGHT,
  UPPER_LEFT,
  UPPER_RIGHT,
  WINDOW_CONTENT,
  besideUnit,
  groupContent,
  windowState,
} from './contents.js';
import { BEYOND, BORDERED, LAYOUTS, firstPoint, rowLength } from './places.js';

/* A stone's kind: its colour and the liberties of its group. Kind 0 is an empty point. */
const MOST_LIBERTIES = 4;
/** Summand of a stone in the sums of the points beside it, and its state in windows. */
const UNITS = byKind(besideUnit);
const STATES = byKind(windowState);

function byKind(of: (stone: number, liberties: number) => number): Int32Array {
  return Int32Array.from({ length: 3 * (MOST_LIBERTIES + 1) }, (_, kind) => {
    const stone = Math.trunc(kind / (MOST_LIBERTIES + 1));
    return stone === EMPTY ? 0 : of(stone, kind % (MOST_LIBERTIES + 1));
  });
}

/*
 * The position seen last. Of the next one only the differences are computed: in a search those are few. By
 * point, in the order of a layout: its kind, the sum of the units of the stones beside it, and the code of
 * the window below right of it.
 */
const kinds = new Uint8Array(BORDERED);
const sums = new Int32Array(BORDERED);
const codes = new Int32Array(BORDERED);
const contents = new Uint8Array(BEYOND + 4);
const words = LAYOUTS.map(({ places }) => new Int32Array(contents.buffer, 0, places / 4));
const key = { lo: 0, hi: 0 };
let layout = LAYOUTS[0]!;
let stoneCount = 0;
/** By the record of a group: in which position it was met last. The largest board has some 760 records. */
const metAt = new Float64Array(4 * MAX_SIZE ** 2);
let seen = 0;

/** The contents of a position's places, four to a word; they change with the position. */
export function see({ groups, hashLo, hashHi }: AtariGoPosition): Int32Array {
  const { size } = groups.goban;
  if (key.lo === hashLo && key.hi === hashHi && size === layout.size) return words[size]!;
  if (size !== layout.size) {
    layout = LAYOUTS[size]!;
    for (const numbers of [kinds, sums, codes, contents]) numbers.fill(0);
  }
  key.lo = hashLo;
  key.hi = hashHi;
  seePoints(groups);
  return words[size]!;
}

/** Number of stones on the board. */
export function countStones(position: AtariGoPosition): number {
  see(position);
  return stoneCount;
}

function seePoints({ stones, groupOf, liberties, sizes }: Groups): void {
  const { size, pointPlaces } = layout;
  stoneCount = 0;
  seen++;
  let at = firstPoint(size);
  for (let point = 0, column = 0; point < stones.length; point++, at++) {
    const stone = stones[point]!;
    if (stone !== EMPTY) {
      stoneCount++;
      const group = groupOf[point]!;
      const count = liberties[group]!;
      const kind = (MOST_LIBERTIES + 1) * stone + Math.min(count, MOST_LIBERTIES);
      if (kinds[at] !== kind) change(at, kind);
      contents[pointPlaces[at]!] = metAt[group] === seen ? 0 : groupContent(stone, count, sizes[group]!);
      metAt[group] = seen;
    } else if (kinds[at] !== 0) {
      change(at, 0);
      contents[pointPlaces[at]!] = EMPTY_CONTENT[sums[at]!]!;
    }
    if (++column < size) continue;
    column = 0;
    at++;
  }
}

/** Changes the kind of a point, and the sums and codes around it. */
function change(at: number, kind: number): void {
  const below = rowLength(layout.size);
  const unit = UNITS[kind]! - UNITS[kinds[at]!]!;
  const state = STATES[kind]! - STATES[kinds[at]!]!;
  kinds[at] = kind;
  addBeside(at - below, unit);
  addBeside(at - 1, unit);
  addBeside(at + 1, unit);
  addBeside(at + below, unit);
  if (state === 0) return;
  addToWindow(at, UPPER_LEFT * state);
  addToWindow(at - below, LOWER_LEFT * state);
  addToWindow(at - 1, UPPER_RIGHT * state);
  addToWindow(at - below - 1, LOWER_RIGHT * state);
}

function addBeside(at: number, unit: number): void {
  const sum = sums[at]! + unit;
  sums[at] = sum;
  if (kinds[at] === 0) contents[layout.pointPlaces[at]!] = EMPTY_CONTENT[sum]!;
}

function addToWindow(at: number, amount: number): void {
  const code = codes[at]! + amount;
  codes[at] = code;
  contents[layout.windowPlaces[at]!] = WINDOW_CONTENT[code]!;
}
