import type { NetworkFeatures } from '@tahoun/core';
import { FREE, MAX_SIZE, RED, type ZaborMap, type ZaborPosition } from '@tahoun/games/zabor';

const PLACES = MAX_SIZE ** 2;
/** Cells beside a cell, at most. */
const MOST_BESIDE = 4;
const OWNERS = RED + 1;
/** Positions share an output with those of about as many free cells: 1 to 3, 4 to 6, 7 to 10, and so on. */
const BUCKETS = 8;

/*
 * Counts of cells by contents: three bits each for the free, the blue and the red ones, and a number from 0
 * for each count that is possible.
 */
const COUNT_BITS = 3;
const FREE_COUNT = (1 << COUNT_BITS) - 1;
const COUNT_OF_ONE = Int32Array.of(1, 1 << COUNT_BITS, 1 << (2 * COUNT_BITS), 0);
const COUNTS = possibleCounts();
const NUMBER_OF = numbersOf(COUNTS);

/*
 * Contents of a cell after 0, which is a blocked cell or one that nobody can take any more. A free cell is
 * described by the cells beside it, and by those of them that have no other free cell beside them: the side
 * that moves here has them for good, as well as this one. A blue or red cell is described by the free cells
 * beside it, from which it can be taken.
 */
const CONTENT_OF_FREE = new Uint8Array(COUNTS.length ** 2);
const FREE_CONTENTS = numberFreeContents();
const CONTENTS = takenContent(RED, MOST_BESIDE) + 1;
/** The contents with the colours exchanged. */
const EXCHANGED = exchangedContents();

function possibleCounts(): readonly number[] {
  const counts: number[] = [];
  for (let free = 0; free <= MOST_BESIDE; free++) {
    for (let blue = 0; blue <= MOST_BESIDE - free; blue++) {
      for (let red = 0; red <= MOST_BESIDE - free - blue; red++) counts.push(countOf(free, blue, red));
    }
  }
  return counts;
}

function countOf(free: number, blue: number, red: number): number {
  return free | (blue << COUNT_BITS) | (red << (2 * COUNT_BITS));
}

function numbersOf(counts: readonly number[]): Uint8Array {
  const numbers = new Uint8Array(1 << (3 * COUNT_BITS));
  for (const [number, count] of counts.entries()) numbers[count] = number;
  return numbers;
}

/** Fills `CONTENT_OF_FREE`. @returns the number of contents. */
function numberFreeContents(): number {
  let contents = 0;
  for (const [i, beside] of COUNTS.entries()) {
    for (const [j, last] of COUNTS.entries()) {
      const isPart = [0, COUNT_BITS, 2 * COUNT_BITS].every(
        (shift) => ((last >> shift) & FREE_COUNT) <= ((beside >> shift) & FREE_COUNT),
      );
      if (isPart) CONTENT_OF_FREE[COUNTS.length * i + j] = ++contents;
    }
  }
  return contents;
}

/** @param free cells beside a cell of the owner, one at least. */
function takenContent(owner: number, free: number): number {
  return FREE_CONTENTS + 2 * free + owner - RED;
}

function exchangedContents(): Uint8Array {
  const exchanged = new Uint8Array(CONTENTS);
  const other = COUNTS.map((count) => {
    const [free, blue, red] = [0, 1, 2].map((kind) => (count >> (COUNT_BITS * kind)) & FREE_COUNT);
    return NUMBER_OF[countOf(free as number, red as number, blue as number)] as number;
  });
  for (const i of COUNTS.keys()) {
    for (const j of COUNTS.keys()) {
      const content = CONTENT_OF_FREE[COUNTS.length * i + j] as number;
      exchanged[content] = CONTENT_OF_FREE[
        COUNTS.length * (other[i] as number) + (other[j] as number)
      ] as number;
    }
  }
  for (let content = FREE_CONTENTS + 1; content < CONTENTS; content += 2) {
    exchanged[content] = content + 1;
    exchanged[content + 1] = content;
  }
  return exchanged;
}

/*
 * The cells row by row from the second row on, each row with a border cell after it, so that those beside a cell are
 * one and `width + 1` away. A border is like a blocked cell: it counts for nothing.
 */
const BORDERED = (MAX_SIZE + 2) * (MAX_SIZE + 1) + 1;
/** Summand of a cell in the count of the cells beside each of its neighbours. */
const adds = new Int32Array(BORDERED);
const beside = new Int32Array(BORDERED);
/** Its summand in the count of those that have no other free cell beside them. */
const addsAsLast = new Int32Array(BORDERED);

/* The position seen last: first its board is read and then its settled score. */
const contents = new Uint8Array(PLACES);
const words = new Int32Array(contents.buffer);
const seen = { lo: 0, hi: 0 };
let map: ZaborMap | undefined;
let settled = 0;

/**
 * Features of Zabor: the number of cells of each content, wherever they are. This way the network judges all
 * maps, and images of a position alike. Cells that nobody can take any more are settled.
 */
export const zaborFeatures: NetworkFeatures<ZaborPosition> = {
  count: CONTENTS - 1,
  places: PLACES,
  contents: CONTENTS,
  views: 2,
  buckets: BUCKETS,
  board: see,
  viewOf: (_, side) => side,
  featureOf: (view, _, content) => (view === 0 ? content : (EXCHANGED[content] as number)) - 1,
  bucketOf: ({ counts }) => Math.min(BUCKETS - 1, Math.trunc(Math.sqrt(2 * counts[FREE]!) - 0.5)),
  settled(position) {
    see(position);
    return position.turn === 0 ? settled : 0 - settled;
  },
};

/** Fills the board, and computes the settled score for Blue. */
function see(position: ZaborPosition): Int32Array {
  const { cells, hashLo, hashHi } = position;
  if (seen.lo === hashLo && seen.hi === hashHi && map === position.map) return words;
  if (map !== position.map) for (const numbers of [contents, adds, beside, addsAsLast]) numbers.fill(0);
  seen.lo = hashLo;
  seen.hi = hashHi;
  map = position.map;
  const { width, values } = map;
  const below = width + 1;
  let at = below;
  for (let cell = 0, column = 0; cell < cells.length; cell++, at++) {
    adds[at] = COUNT_OF_ONE[cells[cell]!]!;
    if (++column < width) continue;
    column = 0;
    at++;
  }
  const end = at;
  for (at = below; at < end; at++) {
    const count = adds[at - below]! + adds[at - 1]! + adds[at + 1]! + adds[at + below]!;
    beside[at] = count;
    addsAsLast[at] = (count & FREE_COUNT) === 1 ? adds[at]! : 0;
  }
  settled = 0;
  at = below;
  for (let cell = 0, column = 0; cell < cells.length; cell++, at++) {
    const owner = cells[cell]!;
    if (owner === FREE) {
      const last =
        addsAsLast[at - below]! + addsAsLast[at - 1]! + addsAsLast[at + 1]! + addsAsLast[at + below]!;
      contents[cell] = CONTENT_OF_FREE[COUNTS.length * NUMBER_OF[beside[at]!]! + NUMBER_OF[last]!]!;
    } else if (owner < OWNERS) {
      const free = beside[at]! & FREE_COUNT;
      contents[cell] = free === 0 ? 0 : takenContent(owner, free);
      if (free === 0) settled += (owner === RED ? -100 : 100) * values[cell]!;
    }
    if (++column < width) continue;
    column = 0;
    at++;
  }
  return words;
}
