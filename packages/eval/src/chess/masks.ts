import { CHESS_KING_ATTACKS } from '@tahoun/games/chess';

/*
 * Sets of squares by square, in two halves at 2 * square and 2 * square + 1, as the game lays them
 * out (`games/src/chess/squares.ts`); those that differ by side at 128 * side + 2 * square.
 */

/** The squares of a file's neighbours, by file. */
export const NEIGHBOUR_FILES = sets((square) => (to) => Math.abs((to & 7) - (square & 7)) === 1, 8);
/** All squares before one on its own file. */
export const AHEAD = sidedSets((square, forwards) => (to) => {
  return (to & 7) === (square & 7) && forwards(to) > forwards(square);
});
/** The same with the neighbouring files: where no enemy pawn may be for a pawn to be passed. */
export const PASSED_MASK = sidedSets((square, forwards) => (to) => {
  return Math.abs((to & 7) - (square & 7)) <= 1 && forwards(to) > forwards(square);
});
/** Nine squares around a king, moved inwards from the edge. */
export const KING_ZONE = kingZones();
/** Steps of a king between two squares: 64 * from + to. */
export const DISTANCE = distances();
/** Where a square is among the 32 of a folded table: 64 * side + square. */
export const FOLDED = folded();

/** Squares of the colour of a1, in either half. */
export const DARK_SQUARES = 0xaa55aa55 | 0;

/** How many squares a set has. */
export function countSquares(lo: number, hi: number): number {
  let low = lo - ((lo >>> 1) & 0x55555555);
  let high = hi - ((hi >>> 1) & 0x55555555);
  low = (low & 0x33333333) + ((low >>> 2) & 0x33333333);
  high = (high & 0x33333333) + ((high >>> 2) & 0x33333333);
  const both = low + high;
  return Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

type Contains = (to: number) => boolean;

function sets(rule: (square: number) => Contains, squares = 64): Int32Array {
  const table = new Int32Array(2 * squares);
  for (let square = 0; square < squares; square++) {
    const contains = rule(square);
    for (let to = 0; to < 64; to++) if (contains(to)) table[2 * square + (to >> 5)]! |= 1 << to;
  }
  return table;
}

function sidedSets(rule: (square: number, forwards: (to: number) => number) => Contains): Int32Array {
  const white = sets((square) => rule(square, (to) => to >> 3));
  const black = sets((square) => rule(square, (to) => 7 - (to >> 3)));
  return Int32Array.of(...white, ...black);
}

function kingZones(): Int32Array {
  const table = new Int32Array(128);
  for (let square = 0; square < 64; square++) {
    const file = Math.min(Math.max(square & 7, 1), 6);
    const rank = Math.min(Math.max(square >> 3, 1), 6);
    const middle = 8 * rank + file;
    table[2 * square] = CHESS_KING_ATTACKS[2 * middle]!;
    table[2 * square + 1] = CHESS_KING_ATTACKS[2 * middle + 1]!;
    table[2 * square + (middle >> 5)]! |= 1 << middle;
  }
  return table;
}

function distances(): Uint8Array {
  return Uint8Array.from({ length: 64 * 64 }, (_, at) => {
    const [from, to] = [at >> 6, at & 63];
    return Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)));
  });
}

function folded(): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, at) => {
    const square = at < 64 ? at : (at & 63) ^ 56;
    return 4 * (square >> 3) + Math.min(square & 7, 7 - (square & 7));
  });
}
