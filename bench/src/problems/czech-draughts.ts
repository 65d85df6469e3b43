import type { Random } from '@tahoun/core';
import { type Setup, someOf } from './chance.ts';

/** The dark squares, from a1 on, row by row. */
const SQUARES = Array.from({ length: 32 }, (_, i) => {
  const row = Math.floor(i / 4);
  const column = 2 * (i % 4) + (row % 2);
  return `${String.fromCharCode(97 + column)}${row + 1}`;
});

/** Men that stand on the rows of a game in its middle, none far on its way. */
const MIDDLE = 'middle:';

/**
 * Pieces on squares of chance: the kind counts White's men and kings, then Black's, as in `3.1-4.0`; with `middle:`
 * before it men stand on their own five rows. White is to move.
 */
export const draughtsSetup: Setup = (random, kind) => {
  const isMiddle = kind.startsWith(MIDDLE);
  const [white = '', black = ''] = (isMiddle ? kind.slice(MIDDLE.length) : kind).split('-');
  const taken = new Set<string>();
  const first = sideOf(random, white, taken, (row) => row < (isMiddle ? 6 : 8));
  const second = sideOf(random, black, taken, (row) => row > (isMiddle ? 3 : 1));
  return `W:W${first}:B${second}`;
};

function sideOf(
  random: Random,
  counts: string,
  taken: Set<string>,
  mayHoldMan: (row: number) => boolean,
): string {
  const [men = 0, kings = 0] = counts.split('.').map(Number);
  const free = () => SQUARES.filter((square) => !taken.has(square));
  const names: string[] = [];
  for (const square of someOf(
    random,
    free().filter((each) => mayHoldMan(Number(each[1]))),
    men,
  )) {
    taken.add(square);
    names.push(square);
  }
  for (const square of someOf(random, free(), kings)) {
    taken.add(square);
    names.push(`K${square}`);
  }
  return names.join(',');
}
