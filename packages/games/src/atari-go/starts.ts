import { BLACK, EMPTY, WHITE } from './board.js';

/** How a game may begin: four stones in the middle make for contact at once. */
export const STARTS = ['empty', 'stable', 'crosscut'] as const;
export type Start = (typeof STARTS)[number];

/** What stands on the 2x2 block in the middle: its upper row, then its lower one. */
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
