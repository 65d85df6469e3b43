// @module-tag rest
import { describe, expect, it } from 'vitest';
import { type RetrogradeTable, solveSlice } from './solve.js';
import { type Man, ThreeMen } from './testing/three-men.js';
import { NO_VALUE, distanceOf, lostIn, wonIn } from './values.js';
import { verifySlice } from './verify.js';

interface Solved extends RetrogradeTable {
  readonly slice: ThreeMen;
}

function solved(man: Man, promoted?: ThreeMen['promoted']): Solved {
  const slice = new ThreeMen(man, promoted);
  return { slice, ...solveSlice(slice) };
}

/** Solved once, by the first test that asks. */
function once<T>(solve: () => T): () => T {
  let result: T | undefined;
  return () => {
    result ??= solve();
    return result;
  };
}
const queen = once(() => solved('queen'));
const rook = once(() => solved('rook'));
const pawn = once(() => solved('pawn', [queen(), rook()]));

/** Number of positions with a value, images counted once. @param from the first index that counts. */
function count({ values, slice }: Solved, value: number, from = 0): number {
  let found = 0;
  for (let i = from; i < values.length; i++) if (values[i] === value && slice.isFirstImage(i)) found++;
  return found;
}

describe('three-men endings of chess', () => {
  /** The class distribution of M. Bain's KRK set (UCI Machine Learning Repository, 1994), Black to move. */
  it('have the published distribution of king and rook against king', () => {
    const black = rook().slice.placement.sizeOfSide;
    expect(count(rook(), 0, black)).toBe(2796);
    // With those draws 28,056 positions.
    expect(Array.from({ length: 17 }, (_, moves) => count(rook(), lostIn(2 * moves), black))).toEqual([
      27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390,
    ]);
  });

  /**
   * Longest mates in moves, and the numbers of positions with White and with Black to move that have them:
   * Guido's counts on the CCRL board (kirill-kryukov.com/chess/discussion-board, topic 920).
   */
  it('have the published longest mates', () => {
    for (const [table, moves, white, black] of [
      [queen(), 10, 1, 8],
      [rook(), 16, 121, 390],
      [pawn(), 28, 3, 2],
    ] as const) {
      expect(table.longest).toBe(2 * moves);
      expect(count(table, wonIn(2 * moves - 1))).toBe(white);
      expect(count(table, lostIn(2 * moves))).toBe(black);
    }
  });

  it('follow from their successors', () => {
    for (const { slice, values } of [queen(), rook(), pawn()]) expect(verifySlice(slice, values)).toBeNull();
  });

  it('come out the same without un-moves', () => {
    for (const { slice, values } of [rook(), pawn()]) {
      const forwards = {
        size: slice.size,
        get exit() {
          return slice.exit;
        },
        successors: (index: number, out: Int32Array) => slice.successors(index, out),
      };
      expect(solveSlice(forwards).values).toEqual(values);
    }
  });

  it('are won by White only, in an odd number of plies', () => {
    for (const { slice, values } of [queen(), rook(), pawn()]) {
      const { sizeOfSide } = slice.placement;
      expect(values.subarray(0, sizeOfSide).every((v) => v >= 0 || v === NO_VALUE)).toBe(true);
      expect(values.subarray(sizeOfSide).every((v) => v <= 0)).toBe(true);
      expect(values.every((v) => v <= 0 || (distanceOf(v) as number) % 2 === 1)).toBe(true);
    }
  });
});
