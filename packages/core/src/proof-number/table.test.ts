import { describe, expect, it } from 'vitest';
import { INFINITE, LARGEST, ProofTable, addNumbers } from './table.js';

describe('proof table', () => {
  it('gives back what was stored and adds up the work', () => {
    const table = new ProofTable(64);
    expect(table.entries).toBe(64);
    table.store(1, 2, 3, 4, 5, 6);
    table.store(1, 2, 0, INFINITE, 10, 7);
    expect(table.probe(1, 2)).toBe(true);
    expect([table.proof, table.disproof, table.work, table.plies]).toEqual([0, INFINITE, 15, 7]);
    expect([table.probe(1, 3), table.probe(2, 2)]).toEqual([false, false]);
    table.clear();
    expect(table.probe(1, 2)).toBe(false);
  });

  it('gives up the least work of a full bucket, and always takes the newest', () => {
    const table = new ProofTable(4);
    for (const [key, work] of [
      [1, 50],
      [2, 20],
      [3, 90],
      [4, 30],
      [5, 1],
      [6, 7],
    ] as const) {
      table.store(key, key, 1, 1, work, 0);
    }
    expect([1, 2, 3, 4, 5, 6].map((key) => table.probe(key, key))).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('keeps sums of open numbers below INFINITE', () => {
    expect(addNumbers(2, 3)).toBe(5);
    expect(addNumbers(LARGEST, LARGEST)).toBe(LARGEST);
    expect([addNumbers(INFINITE, 0), addNumbers(1, INFINITE)]).toEqual([INFINITE, INFINITE]);
  });
});
