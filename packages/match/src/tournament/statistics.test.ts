import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eloError, eloOf, eloOfScore, erf, likelihoodOfSuperiority, scoreOfElo } from './statistics.js';

describe('Elo', () => {
  it('of a score, after the logistic formula', () => {
    expect(eloOfScore(0.5)).toBe(0);
    expect(eloOfScore(0.75)).toBeCloseTo(190.848502, 6);
    expect(eloOfScore(10 / 11)).toBeCloseTo(400, 9);
    expect(eloOfScore(0)).toBeNull();
    expect(eloOfScore(1)).toBeNull();
  });

  it('is the inverse of the expected score', () => {
    fc.assert(
      fc.property(fc.double({ min: -1500, max: 1500, noNaN: true }), (elo) => {
        expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 6);
      }),
    );
  });

  // Worked out apart from this code, with Python's math module.
  it.each([
    [{ wins: 40, draws: 30, losses: 30 }, 34.86007028756008, 57.67617038820928, 0.884001138185633],
    [{ wins: 520, draws: 300, losses: 180 }, 123.02434512917564, 18.637582961837794, 1],
  ])('with its error and the likelihood of superiority: %j', (tally, elo, error, los) => {
    expect(eloOf(tally)).toBeCloseTo(elo, 9);
    expect(eloError(tally)).toBeCloseTo(error, 9);
    expect(likelihoodOfSuperiority(tally)).toBeCloseTo(los, 6);
  });

  it('is null where it would be infinite, and where nothing was played', () => {
    for (const tally of [
      { wins: 7, draws: 0, losses: 0 },
      { wins: 0, draws: 0, losses: 3 },
      { wins: 0, draws: 0, losses: 0 },
    ]) {
      expect(eloOf(tally)).toBeNull();
      expect(eloError(tally)).toBeNull();
    }
  });

  it('has a finite error whenever it is finite itself', () => {
    const count = fc.nat(50);
    fc.assert(
      fc.property(fc.record({ wins: count, draws: count, losses: count }), (tally) => {
        const error = eloError(tally);
        expect(error === null).toBe(eloOf(tally) === null);
        if (error !== null) expect(error).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(error ?? 0)).toBe(true);
      }),
    );
  });
});

describe('likelihood of superiority', () => {
  it('takes no side when nothing was decided', () => {
    expect(likelihoodOfSuperiority({ wins: 0, draws: 9, losses: 0 })).toBe(0.5);
    expect(likelihoodOfSuperiority({ wins: 4, draws: 1, losses: 4 })).toBeCloseTo(0.5, 9);
  });

  it('of A and of B add up to one', () => {
    const a = likelihoodOfSuperiority({ wins: 20, draws: 3, losses: 10 });
    const b = likelihoodOfSuperiority({ wins: 10, draws: 3, losses: 20 });
    expect(a + b).toBeCloseTo(1, 9);
    // The normal distribution at 10 / sqrt(30).
    expect(a).toBeCloseTo(0.966053, 5);
  });
});

it.each([
  [0, 0],
  [0.5, 0.5204998778],
  [1, 0.8427007929],
  [-2, -0.995322265],
])('erf(%d) is %d', (x, value) => {
  expect(erf(x)).toBeCloseTo(value, 6);
});
