import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Combinations } from './group-index.js';
import { PlacementIndex, type PlacementOptions } from './placement.js';

const range = (length: number) => Array.from({ length }, (_, i) => i);

describe('combinations', () => {
  it('are numbered without gaps, and back', () => {
    for (const [n, k] of [
      [7, 0],
      [7, 3],
      [9, 9],
      [32, 2],
    ] as const) {
      const combinations = new Combinations(n, k);
      const places = new Int32Array(k);
      const seen = new Set<string>();
      for (let rank = 0; rank < combinations.size; rank++) {
        combinations.unrank(rank, places);
        expect([...places].sort((a, b) => a - b)).toEqual([...places]);
        expect(combinations.rank(places)).toBe(rank);
        seen.add(String(places));
      }
      expect(seen.size).toBe(combinations.size);
    }
    expect(new Combinations(32, 3).size).toBe(4960);
    expect(new Combinations(64, 8).size).toBe(4_426_165_368);
  });

  it('stay exact beyond 2^32, and are refused beyond 2^53', () => {
    const combinations = new Combinations(64, 12);
    const places = new Int32Array(12);
    for (const rank of [0, 2 ** 31, 2 ** 32 + 1, combinations.size - 1]) {
      combinations.unrank(rank, places);
      expect(combinations.rank(places)).toBe(rank);
    }
    expect(() => new Combinations(128, 64)).toThrow(RangeError);
  });
});

/** Random classes on a board of 16 squares. */
const classes: fc.Arbitrary<PlacementOptions> = fc
  .record({
    groups: fc.array(fc.record({ count: fc.integer({ min: 1, max: 2 }), half: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
    sides: fc.constantFrom<1 | 2>(1, 2),
  })
  .map(({ groups, sides }) => ({
    boardSize: 16,
    groups: groups.map(({ count, half }) => ({
      count,
      squares: range(16).filter((s) => !half || ![5, 6, 9, 10].includes(s)),
    })),
    sides,
  }));

describe('placement index', () => {
  it('is an exact inverse', () => {
    fc.assert(
      fc.property(classes, fc.nat(), (options, start) => {
        const index = new PlacementIndex(options);
        const squares = new Int32Array(index.pieces);
        const step = Math.max(1, Math.floor(index.size / 300));
        for (let i = start % step; i < index.size; i += step) {
          if (!index.unrank(i, squares)) continue;
          expect(new Set(squares).size).toBe(index.pieces);
          expect(index.rank(squares, index.turnOf(i))).toBe(i);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has an index for every placement, and no more', () => {
    const squares = range(9);
    const index = new PlacementIndex({
      boardSize: 9,
      groups: [
        { count: 2, squares: squares.slice(2) },
        { count: 1, squares: squares.slice(0, 5) },
      ],
    });
    const found = new Set<number>();
    const placement = new Int32Array(3);
    for (const a of squares.slice(2)) {
      for (const b of squares.slice(2)) {
        for (const c of squares.slice(0, 5)) {
          if (a === b || b === c || a === c) continue;
          placement.set([a, b, c]);
          found.add(index.rank(placement, 0));
        }
      }
    }
    const taken = range(index.sizeOfSide).filter((i) => index.unrank(i, placement));
    expect([...found].sort((a, b) => a - b)).toEqual(taken);
    // 2 of 7 squares, and 1 of 5; each of the 3 in common goes with 6 others.
    expect(taken.length).toBe(21 * 5 - 3 * 6);
  });

  it('wastes nothing on groups whose squares lie within the next', () => {
    const index = new PlacementIndex({
      boardSize: 32,
      groups: [
        { count: 2, squares: range(32).slice(4) },
        { count: 1, squares: range(32) },
        { count: 2, squares: range(32) },
      ],
    });
    expect(index.size).toBe(2 * 378 * 30 * 406);
  });

  it('counts the positions of Czech draughts with three pieces: 196,032 with White or Black to move', () => {
    const [squares, whiteMen, blackMen] = [range(32), range(28), range(32).slice(4)];
    let positions = 0;
    for (const [men, kings, otherMen, otherKings] of [
      [0, 2, 0, 1],
      [0, 2, 1, 0],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
      [2, 0, 0, 1],
      [2, 0, 1, 0],
    ] as const) {
      const groups = [
        { count: men, squares: whiteMen },
        { count: otherMen, squares: blackMen },
        { count: kings, squares },
        { count: otherKings, squares },
      ].filter(({ count }) => count > 0);
      // Two against one; one against two is the same with the colours changed.
      const index = new PlacementIndex({ boardSize: 32, groups });
      const placement = new Int32Array(3);
      for (let i = 0; i < index.size; i++) if (index.unrank(i, placement)) positions++;
    }
    expect(positions).toBe(196_032);
  });

  it('stays exact beyond 2^32', () => {
    const squares = range(64);
    const index = new PlacementIndex({
      boardSize: 64,
      groups: [1, 1, 2, 2, 1].map((count) => ({ count, squares })),
    });
    const placement = new Int32Array(7);
    expect(index.size).toBeGreaterThan(2 ** 32);
    for (const i of [2 ** 32 + 12_345, 2 ** 31 + 7]) {
      expect(index.unrank(i, placement)).toBe(true);
      expect(index.rank(placement, index.turnOf(i))).toBe(i);
    }
  });

  it('refuses what is no board', () => {
    const groups = [{ count: 1, squares: [0, 1, 2] }];
    expect(() => new PlacementIndex({ boardSize: 2, groups })).toThrow('2 is no square of a board of 2');
    const twice = [{ count: 1, squares: [0, 1, 1] }];
    expect(() => new PlacementIndex({ boardSize: 2, groups: twice })).toThrow('a group names a square twice');
  });
});
