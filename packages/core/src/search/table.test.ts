import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MOVE } from '../contract/game.js';
import { Random } from '../contract/random.js';
import { MAX_EVALUATION, WIN } from '../contract/score.js';
import { type Bound, EXACT, LOWER, NO_EVALUATION, TranspositionTable, UPPER } from './table.js';

describe('transposition table', () => {
  const SMALLEST = 1 / 64;

  it('gives back what was stored', () => {
    fc.assert(
      fc.property(
        fc.record({
          lo: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
          hi: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
          move: fc.integer({ min: -1, max: 2 ** 31 - 1 }),
          score: fc.integer({ min: -WIN, max: WIN }),
          depth: fc.integer({ min: 0, max: 255 }),
          bound: fc.constantFrom(UPPER, LOWER, EXACT),
          proven: fc.boolean(),
          evaluation: fc.oneof(
            fc.integer({ min: -MAX_EVALUATION, max: MAX_EVALUATION }),
            fc.constant(NO_EVALUATION),
          ),
        }),
        ({ lo, hi, ...entry }) => {
          const table = new TranspositionTable(SMALLEST);
          const { move, score, depth, bound, proven, evaluation } = entry;
          expect(table.probe(lo, hi)).toBe(false);
          table.store(lo, hi, move, score, depth, bound, proven, evaluation);
          expect(table.probe(lo, hi)).toBe(true);
          expect(table).toMatchObject(entry);
          expect(table.probe(lo, hi ^ 1)).toBe(false);
        },
      ),
    );
  });

  it('keeps the deep results and the newest one of a full bucket, and proofs before all', () => {
    const table = new TranspositionTable(SMALLEST);
    const kept = () => [1, 2, 3, 4, 5].map((hi) => table.probe(0, hi));
    table.store(0, 1, 1, 0, 200, EXACT, false);
    table.store(0, 2, 2, 0, 1, EXACT, true);
    table.store(0, 3, 3, 0, 5, UPPER, false);
    expect(kept()).toEqual([true, true, true, false, false]);
    table.store(0, 4, 3, 0, 3, UPPER, false);
    expect(kept()).toEqual([true, true, false, true, false]);
    table.store(0, 5, 3, 0, 250, UPPER, false);
    expect(kept()).toEqual([false, true, false, true, true]);
  });

  it('lets old results give way, the older the sooner', () => {
    const table = new TranspositionTable(SMALLEST);
    table.store(0, 1, 1, 0, 20, EXACT, false);
    table.store(0, 2, 1, 0, 20, EXACT, false);
    table.store(0, 5, 1, 0, 20, EXACT, false);
    for (let age = 0; age < 3; age++) table.grow();
    table.store(0, 3, 1, 0, 2, EXACT, false);
    table.store(0, 4, 1, 0, 2, EXACT, false);
    expect([1, 2, 3, 4].map((hi) => table.probe(0, hi))).toEqual([false, false, true, true]);
  });

  it('counts as full only with results of this search, for as long as the table is used', () => {
    const table = new TranspositionTable(SMALLEST);
    const buckets = 256;
    for (let search = 0; search < 70; search++) {
      expect([search, table.fullness()]).toEqual([search, 0]);
      for (let lo = 0; lo < buckets; lo++) {
        for (const depth of [9, 8, 7]) table.store(lo, 100 * depth + search, 1, 0, depth, EXACT, false);
      }
      expect([search, table.fullness()]).toEqual([search, 1000]);
      table.grow();
    }
  });

  /** Content of a table after random stores in the course of 30 searches, from `seed` on. */
  function storedAtRandom(table: TranspositionTable, seed: number) {
    const random = new Random(seed);
    for (let search = 0; search < 30; search++) {
      for (let i = 0; i < 40; i++) {
        const hi = random.below(12);
        const [depth, score] = [random.below(40), random.below(2000) - 1000];
        table.store(
          0,
          hi,
          random.below(9),
          score,
          depth,
          (1 + random.below(3)) as Bound,
          random.below(9) === 0,
          -hi,
        );
      }
      table.grow();
    }
    return Array.from({ length: 12 }, (_, hi) => {
      if (!table.probe(0, hi)) return null;
      const { move, score, depth, bound, proven, evaluation } = table;
      return { move, score, depth, bound, proven, evaluation };
    });
  }

  it('keeps and gives away the same, however often it has been used before', () => {
    for (let seed = 0; seed < 20; seed++) {
      const expected = storedAtRandom(new TranspositionTable(SMALLEST), seed);
      expect(expected.filter((entry) => entry !== null)).toHaveLength(3);
      for (let earlier = 1; earlier < 140; earlier += 1 + (seed % 3)) {
        const table = new TranspositionTable(SMALLEST);
        for (let search = 0; search < earlier; search++) table.grow();
        expect(storedAtRandom(table, seed)).toEqual(expected);
      }
    }
  });

  const SCORES = [-WIN, -7, 0, 7, WIN];
  it('gives back what was stored in any of 140 searches', () => {
    const table = new TranspositionTable(1);
    for (let search = 0; search < 140; search++) {
      for (const [i, score] of SCORES.entries()) {
        const lo = search * SCORES.length + i;
        table.store(lo, score, search, score, 5, EXACT, true, 0 - score);
        expect(table.probe(lo, score)).toBe(true);
        expect(table).toMatchObject({ move: search, score, depth: 5, bound: EXACT, proven: true });
      }
      table.grow();
    }
    for (let lo = 0; lo < 140 * SCORES.length; lo++) {
      const score = SCORES[lo % SCORES.length]!;
      expect(table.probe(lo, score) && table.score).toBe(score);
    }
  });

  it('is as new once it is cleared', () => {
    const table = new TranspositionTable(SMALLEST);
    storedAtRandom(table, 1);
    table.clear();
    expect([table.probe(0, 1), table.fullness()]).toEqual([false, 0]);
    expect(storedAtRandom(table, 2)).toEqual(storedAtRandom(new TranspositionTable(SMALLEST), 2));
  });

  const DEEP = 20;
  it.each<[string, { depth: number; bound: Bound; proven?: boolean; isLater?: boolean }, boolean]>([
    ['a much shallower lower bound', { depth: DEEP - 5, bound: LOWER }, false],
    ['a much shallower upper bound', { depth: 0, bound: UPPER }, false],
    ['a bound that is hardly shallower', { depth: DEEP - 4, bound: LOWER }, true],
    ['a deeper bound', { depth: DEEP + 1, bound: UPPER }, true],
    ['a shallow value', { depth: 0, bound: EXACT }, true],
    ['a shallow lower bound that is proved', { depth: 0, bound: LOWER, proven: true }, true],
    ['a shallow upper bound that is proved', { depth: 0, bound: UPPER, proven: true }, true],
    ['a shallow bound of a later search', { depth: 0, bound: UPPER, isLater: true }, true],
  ])('%s: whether it takes the place of a deep result of the position', (_, next, isTaken) => {
    for (const stored of [UPPER, LOWER, EXACT] as const) {
      const table = new TranspositionTable(SMALLEST);
      table.store(3, 4, 5, 100, DEEP, stored, false, 17);
      if (next.isLater) table.grow();
      table.store(3, 4, 6, 200, next.depth, next.bound, next.proven ?? false, 18);
      const { depth, bound, proven = false } = next;
      const taken = { move: 6, score: 200, depth, bound, proven, evaluation: 18 };
      const kept = { move: 5, score: 100, depth: DEEP, bound: stored, proven: false, evaluation: 17 };
      expect(table.probe(3, 4)).toBe(true);
      expect(table).toMatchObject(isTaken ? taken : kept);
    }
  });

  it('keeps the known move when a bound has none', () => {
    const table = new TranspositionTable(SMALLEST);
    table.store(1, 1, 5, 100, 3, EXACT, false);
    table.store(1, 1, NO_MOVE, 50, 4, UPPER, false);
    table.probe(1, 1);
    expect([table.move, table.depth]).toEqual([5, 4]);
  });

  it('has no move of a position whose key is all zeros before one is stored', () => {
    const table = new TranspositionTable(SMALLEST);
    expect(table.probe(0, 0)).toBe(false);
    table.store(0, 0, NO_MOVE, 50, 4, UPPER, false);
    expect(table.probe(0, 0)).toBe(true);
    expect(table).toMatchObject({ move: NO_MOVE, score: 50 });
  });

  const keyOf = (i: number) => new Random(i).nextInt32();

  /** Stores a result of each position from `from` on. */
  function storeMany(table: TranspositionTable, from: number, to: number): void {
    for (let i = from; i < to; i++) table.store(keyOf(i), i, i, i % 100, 5, EXACT, false, 0 - i);
  }

  /** How many of those the table has, with what was stored. */
  function found(table: TranspositionTable, from: number, to: number): number {
    let count = 0;
    for (let i = from; i < to; i++) {
      if (!table.probe(keyOf(i), i)) continue;
      count++;
      expect(table).toMatchObject({ move: i, score: i % 100, depth: 5, bound: EXACT, evaluation: 0 - i });
    }
    return count;
  }

  const MANY = 3000;

  it('grows with what is stored, of which it keeps most', () => {
    for (const table of [
      new TranspositionTable(),
      new TranspositionTable(1),
      new TranspositionTable(1, true),
    ]) {
      storeMany(table, 0, MANY);
      expect(found(table, 0, MANY)).toBeGreaterThan(0.8 * MANY);
    }
    const smallest = new TranspositionTable(SMALLEST);
    storeMany(smallest, 0, MANY);
    expect(found(smallest, 0, MANY)).toBeLessThanOrEqual(768);
  });

  it('has the same content whatever its largest size, and in whatever memory, until that is reached', () => {
    const contents = [1 / 4, 1, 64].flatMap((mib) =>
      [false, true].map((isShared) => {
        const table = new TranspositionTable(mib, isShared);
        storeMany(table, 0, MANY);
        return Array.from({ length: MANY }, (_, i) => found(table, i, i + 1));
      }),
    );
    for (const content of contents) expect(content).toEqual(contents[0]);
  });

  it('goes on where another one of the same memory has stopped, with its age and its size', () => {
    const expected = new TranspositionTable(1);
    const { buffer } = new TranspositionTable(1, true);
    for (let search = 0; search < 6; search++) {
      const table = new TranspositionTable(buffer);
      for (const each of [expected, table]) {
        each.grow();
        expect(each.fullness()).toBe(0);
        storeMany(each, 500 * search, 500 * (search + 1));
      }
      expect(table.fullness()).toBe(expected.fullness());
    }
    const last = new TranspositionTable(buffer);
    for (let i = 0; i < MANY; i++) expect([i, found(last, i, i + 1)]).toEqual([i, found(expected, i, i + 1)]);
  });

  it('is told of what another one of the same memory has done when it ages or is cleared', () => {
    const first = new TranspositionTable(1, true);
    const second = new TranspositionTable(first.buffer);
    storeMany(second, 0, MANY);
    first.grow();
    expect(found(first, 0, MANY)).toBe(found(second, 0, MANY));
    storeMany(second, MANY, 2 * MANY);
    first.clear();
    expect(new Int32Array(first.buffer).some((word) => word !== 0)).toBe(false);
    expect(found(new TranspositionTable(first.buffer), 0, 2 * MANY)).toBe(0);
  });

  it('is as new once it is cleared, however large it was', () => {
    const [used, fresh] = [new TranspositionTable(), new TranspositionTable()];
    storeMany(used, MANY, 3 * MANY);
    used.clear();
    for (const table of [used, fresh]) storeMany(table, 0, 700);
    for (let i = 0; i < 700; i++) expect([i, found(used, i, i + 1)]).toEqual([i, found(fresh, i, i + 1)]);
  });

  it('keeps its size from when it is fixed, also when its memory is given out', () => {
    const table = new TranspositionTable(1, true);
    table.fix();
    storeMany(table, 0, MANY);
    const before = found(table, 0, MANY);
    for (const thread of [0, 1]) new TranspositionTable(table.buffer).map(thread, 2);
    expect(found(table, 0, MANY)).toBe(before);
    const other = new TranspositionTable(table.buffer);
    storeMany(other, MANY, 10 * MANY);
    // Had one grown without the other, they would look in different buckets.
    expect(found(table, MANY, 10 * MANY)).toBe(found(other, MANY, 10 * MANY));
    table.clear();
    const [next, last] = [new TranspositionTable(table.buffer), new TranspositionTable(table.buffer)];
    expect([found(next, 0, 10 * MANY), found(table, 0, 10 * MANY)]).toEqual([0, 0]);
    storeMany(next, 0, 10);
    expect([found(last, 0, 10), found(table, 0, 10)]).toEqual([10, 10]);
  });

  it('does not find an entry that two threads have mixed up', () => {
    const table = new TranspositionTable(SMALLEST, true);
    const other = new TranspositionTable(table.buffer);
    table.store(7, 8, 9, 100, 3, EXACT, false);
    expect(other.probe(7, 8)).toBe(true);
    const words = new Int32Array(table.buffer);
    const at = words.indexOf(9);
    words[at] = 10;
    expect(other.probe(7, 8)).toBe(false);
  });
});
