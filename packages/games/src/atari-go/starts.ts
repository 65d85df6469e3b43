import { InputError } from '@tahoun/core';
import { BLACK, EMPTY, WHITE } from './board.js';

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

/** Lines from the edge, from 0: of the star points, and of the four stones outside the corner stars. */
const STAR = 3;
const BELL = 2;

/** Numbers of handicap stones by board size: those that Starý names (2009, section 1.11). */
const HANDICAPS: ReadonlyMap<number, readonly number[]> = new Map([
  [13, [5]],
  [19, [9, 13]],
]);

/** All of them, the least first. */
export const HANDICAP_COUNTS = [...new Set([...HANDICAPS.values()].flat())];

/** `13x13: 5; 19x19: 9, 13`, in every language. */
const PLACES = [...HANDICAPS].map(([size, counts]) => `${size}x${size}: ${counts.join(', ')}`).join('; ');

export const HANDICAP_ACCEPTS = `0, or how many black stones lie on the star points before White begins (${PLACES})`;

/**
 * Points of the handicap stones: four corner stars and the middle; with nine the stars of the sides too; with
 * thirteen also the points where the third lines cross (A. Smith, The Game of Go, 1908, chapter III).
 * @throws InputError for a number that the board has no places for.
 */
export function handicapPoints(size: number, count: number): number[] {
  if (count === 0) return [];
  if (!HANDICAPS.get(size)?.includes(count)) {
    throw new InputError(
      'atari-go-handicap',
      `a board of ${size}x${size} has no places for a handicap of ${count}; handicaps are ${PLACES}`,
      { count, size, accepts: PLACES },
    );
  }
  const last = size - 1;
  const middle = last / 2;
  const corners = (line: number) =>
    [line, last - line].flatMap((row) => [line, last - line].map((column) => [row, column]));
  const sides = [STAR, last - STAR].flatMap((line) => [
    [line, middle],
    [middle, line],
  ]);
  const places = [
    ...corners(STAR),
    [middle, middle],
    ...(count >= 9 ? sides : []),
    ...(count >= 13 ? corners(BELL) : []),
  ] as [number, number][];
  return places.map(([row, column]) => row * size + column);
}
