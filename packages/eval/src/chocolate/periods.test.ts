import { mex, nimSum } from '@tahoun/core';
import { grundyOfPiece, kindOf } from '@tahoun/games/chocolate';
import { describe, expect, it } from 'vitest';
import { barPeriod, firstWinningBreak, grundyOfBar } from './periods.js';

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

/** Values of rows of pins in Dawson's Kayles, straight from its rule: two neighbouring pins fall. */
function dawsonsKayles(most: number): number[] {
  const values: number[] = [];
  for (let pins = 0; pins <= most; pins++) {
    const left = upTo(Math.max(0, pins - 1)).map((i) => nimSum([values[i - 1]!, values[pins - 1 - i]!]));
    values.push(mex(left));
  }
  return values;
}

/** Values of the bars of heights 1 to `heights` by length, straight from the rules and without any period. */
function plainValues(heights: number, lengths: number): number[][] {
  const rows: number[][] = [[]];
  for (let height = 1; height <= heights; height++) {
    const row: number[] = [0];
    rows.push(row);
    for (let length = 1; length <= lengths; length++) {
      const left = new Set<number>();
      if (length < height) row.push(rows[length]![height]!);
      if (length < height) continue;
      for (let x = 1; x <= length / 2; x++) if (height * x > 1) left.add(row[x]! ^ row[length - x]!);
      for (let y = 1; y <= height / 2; y++)
        if (length * y > 1) left.add(rows[y]![length]! ^ rows[height - y]![length]!);
      row.push(mex(left));
    }
  }
  return rows;
}

describe('bars of 1 x n', () => {
  it("are Dawson's Kayles on n - 2 pins", () => {
    const pins = dawsonsKayles(400);
    expect(upTo(401).map((i) => grundyOfBar(1, i + 1))).toEqual(pins);
  });

  it('have the period 34, proved from lengths up to 177, with the exceptions known of the octal game', () => {
    expect(barPeriod(1)).toEqual({ height: 1, period: 34, lastException: 54, comparedTo: 177 });
    const exceptions = upTo(300).filter((n) => grundyOfBar(1, n) !== grundyOfBar(1, n + 340));
    // Those of Dawson's chess, 0, 14, 16, 17, 31, 34 and 51 (OEIS A002187), three squares longer, and two crumbs.
    expect(exceptions).toEqual([1, 2, 3, 17, 19, 20, 34, 37, 54]);
  });
});

describe('the period of bars', () => {
  it.each([
    [1, 34, 54],
    [2, 2, 1],
    [3, 34, 19],
    [4, 34, 19],
    [5, 204, 1692],
    [6, 34, 1],
    [7, 2, 2],
    [8, 34, 21],
    [9, 204, 1630],
    [21, 34, 131],
  ])('of height %i is %i, after length %i', (height, period, lastException) => {
    expect(barPeriod(height)).toMatchObject({ height, period, lastException });
  });

  it('is proved for every height up to 60, and divides 204', () => {
    for (const height of upTo(60)) {
      const { period, lastException, comparedTo } = barPeriod(height);
      expect(204 % period).toBe(0);
      expect(2 * lastException + period).toBeLessThan(comparedTo + 2);
    }
    for (const height of [0, 61, 1.5, Number.NaN]) expect(() => barPeriod(height)).toThrow(RangeError);
  });

  it('gives the values that the rules give, far beyond what was compared', () => {
    const plain = plainValues(6, 4200);
    for (const height of upTo(6)) {
      const wrong = upTo(4200).filter((length) => grundyOfBar(length, height) !== plain[height]![length]);
      expect(wrong, `height ${height}`).toEqual([]);
    }
  });

  it('agrees with the values of the pieces of the game', () => {
    for (const a of upTo(60))
      for (const b of upTo(60)) expect(grundyOfBar(a, b)).toBe(grundyOfPiece(kindOf(a, b)));
  });

  it('leaves every bar with an even side to the first player, however long', () => {
    for (const height of upTo(60)) {
      for (const length of [1000, 4001, 12_345, 1_000_000_007]) {
        if (height % 2 === 0 || length % 2 === 0) expect(grundyOfBar(height, length)).toBeGreaterThan(0);
      }
    }
  });
});

describe('the first winning break of a long bar', () => {
  it('leaves two parts of one value, and is missing exactly where the value is 0', () => {
    for (const height of [1, 3, 4, 5, 9]) {
      for (const length of [...upTo(80).map((i) => i + 60), 5001, 10_000, 999_999_999]) {
        const found = firstWinningBreak(height, length);
        expect(found === undefined, `${height}x${length}`).toBe(grundyOfBar(height, length) === 0);
        if (found === undefined) continue;
        const { vertical, offset } = found;
        const parts = vertical
          ? [grundyOfBar(height, offset), grundyOfBar(height, length - offset)]
          : [grundyOfBar(offset, length), grundyOfBar(height - offset, length)];
        expect(parts[0]).toBe(parts[1]);
      }
    }
  });
});
