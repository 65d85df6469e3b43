import { InputError } from '@tahoun/core';
import { BLACK, EMPTY, WHITE } from './goban.js';

/** Starting patterns of a game: four stones in the middle make for contact at once. */
export const STARTS = ['empty', 'stable', 'crosscut'] as const;
export type Start = (typeof STARTS)[number];

/** Contents of the 2x2 block in the middle: its upper row, then its lower one. */
const BLOCKS: Readonly<Record<Start, readonly [number, number, number, number]>> = {
  empty: [EMPTY, EMPTY, EMPTY, EMPTY],
  stable: [BLACK, WHITE, BLACK, WHITE],
  crosscut: [BLACK, WHITE, WHITE, BLACK],
};

/** The stones of a start; on odd boards, which have no middle block, a little to the top left. */
export function stonesOf(size: number, start: Start): Uint8Array {
  const stones = new Uint8Array(size * size);
  const corner = Math.floor((size - 2) / 2) * (size + 1);
  for (const [i, stone] of BLOCKS[start].entries()) stones[corner + (i >> 1) * size + (i & 1)] = stone;
  return stones;
}

/** Lines from the edge, from 0, of the four stones that thirteen have outside the corner stars. */
const BELL = 2;

/** The least board with places for a handicap, and the least of those that the Go Text Protocol knows. */
const LEAST_SIZE = 5;
const LEAST_OF_PROTOCOL = 7;
/** The most handicap stones of the protocol. */
const MOST_OF_PROTOCOL = 9;

/** The numbers of handicap stones that a board has places for, ascending. */
export function handicapsOf(size: number): readonly number[] {
  const counts = [2, 3, 4, 5, 6, 7, 8, 9].slice(0, Math.max(0, mostHandicap(size) - 1));
  return size === 19 ? [...counts, 13] : counts;
}

function mostHandicap(size: number): number {
  if (size < LEAST_SIZE) return 0;
  if (size === LEAST_SIZE) return 5;
  return size % 2 === 0 || size === LEAST_OF_PROTOCOL ? 4 : MOST_OF_PROTOCOL;
}

/** Those that some board has places for. */
export const HANDICAP_COUNTS = handicapsOf(19);

export const HANDICAP_ACCEPTS =
  '0, or how many black stones lie on the star points before White begins: 2 to 5 on 5x5, 2 to 4 on 6x6, 7x7 and even boards, 2 to 9 on others, 13 on 19x19';

/**
 * Points of the handicap stones, in the order of the Go Text Protocol (section 4.1.1): corners first, then the sides
 * in pairs, and the middle where the number is odd. The protocol begins with boards of 7x7; on 5x5 and 6x6 the stones
 * lie on the second lines. Of thirteen the last lie where the third lines cross (A. Smith, The Game of Go, 1908,
 * chapter III).
 * @throws InputError for a number that the board has no places for.
 */
export function handicapPoints(size: number, count: number): number[] {
  if (count === 0) return [];
  const counts = handicapsOf(size);
  if (!counts.includes(count)) {
    const accepts = [0, ...counts].join(', ');
    throw new InputError(
      'atari-go-handicap',
      `a board of ${size}x${size} has no places for a handicap of ${count}; its handicaps are ${accepts}`,
      { count, size, accepts },
    );
  }
  const [last, middle] = [size - 1, (size - 1) / 2];
  const star = size < LEAST_OF_PROTOCOL ? 1 : size < 13 ? 2 : 3;
  const corners = (line: number) => [
    [line, line],
    [last - line, last - line],
    [line, last - line],
    [last - line, line],
  ];
  const sides = [
    [star, middle],
    [last - star, middle],
    [middle, star],
    [middle, last - star],
  ];
  const pairs = count < 5 ? count : count - (count % 2);
  const places = [...corners(star), ...sides, ...corners(BELL)].slice(0, pairs);
  if (pairs < count) places.push([middle, middle]);
  return places.map(([column, row]) => (last - row!) * size + column!);
}

/** The same for the Go Text Protocol; empty for numbers that it has no places for. */
export function protocolHandicap(size: number, count: number): number[] {
  const isKnown = size >= LEAST_OF_PROTOCOL && count <= MOST_OF_PROTOCOL && handicapsOf(size).includes(count);
  return isKnown ? handicapPoints(size, count) : [];
}
