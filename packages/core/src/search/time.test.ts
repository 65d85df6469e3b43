import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, stretch, timeLimitsFor } from './time.js';

const clocks: fc.Arbitrary<Clock> = fc.record(
  {
    remainingMs: fc.integer({ min: 0, max: 10_000_000 }),
    incrementMs: fc.integer({ min: 0, max: 60_000 }),
    movesToGo: fc.integer({ min: 1, max: 80 }),
    overheadMs: fc.integer({ min: 0, max: 2000 }),
  },
  { requiredKeys: ['remainingMs'] },
);
/** Lost on each move where the clock does not say. */
const USUAL_OVERHEAD_MS = 20;

describe('time for a move', () => {
  it('is a millisecond or more, and ends no sooner than it stops to deepen', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const { softTimeMs, timeMs } = timeLimitsFor(clock);
        expect(softTimeMs).toBeGreaterThanOrEqual(1);
        expect(timeMs).toBeGreaterThanOrEqual(softTimeMs);
      }),
    );
  });

  it('leaves some of the clock, what is lost on the way included', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const usable = clock.remainingMs - (clock.overheadMs ?? USUAL_OVERHEAD_MS);
        fc.pre(usable >= 2);
        const { timeMs } = timeLimitsFor(clock);
        expect(timeMs).toBeLessThan(usable);
        // Before the last move of a control no move may take more than half.
        if (clock.movesToGo !== 1) expect(timeMs).toBeLessThanOrEqual(Math.max(1, usable / 2));
      }),
      { numRuns: 1000 },
    );
  });

  it.each<Clock>([
    { remainingMs: 60_000 },
    { remainingMs: 60_000, overheadMs: 400, movesToGo: 40 },
    { remainingMs: 5_000, overheadMs: 600, movesToGo: 3 },
    { remainingMs: 3_000, overheadMs: 1500, movesToGo: 1 },
    { remainingMs: 1_000, overheadMs: 100, incrementMs: 200 },
    { remainingMs: 300, overheadMs: 250, incrementMs: 300 },
  ])('holds out to the end where every move takes all of it: %j', (clock) => {
    const { incrementMs = 0, movesToGo, overheadMs = USUAL_OVERHEAD_MS } = clock;
    let { remainingMs } = clock;
    for (let move = 0; move < (movesToGo ?? (incrementMs > 0 ? 200 : 12)); move++) {
      const left = movesToGo === undefined ? {} : { movesToGo: movesToGo - move };
      const { timeMs } = timeLimitsFor({ ...clock, ...left, remainingMs });
      // With less time left than the overhead, a loss on time cannot be avoided.
      if (remainingMs <= overheadMs + 1) break;
      remainingMs -= timeMs + overheadMs;
      expect(remainingMs).toBeGreaterThan(-overheadMs);
      if (incrementMs > 0) expect(remainingMs).toBeGreaterThan(0);
      remainingMs += incrementMs;
    }
  });

  it('grows with the clock and the increment, and shrinks with the moves to make and the way', () => {
    const more = (clock: Clock, change: Partial<Clock>) => {
      const [before, after] = [timeLimitsFor(clock), timeLimitsFor({ ...clock, ...change })];
      return [after.softTimeMs - before.softTimeMs, after.timeMs - before.timeMs];
    };
    const clock: Clock = { remainingMs: 60_000, incrementMs: 100, movesToGo: 20, overheadMs: 100 };
    for (const difference of more(clock, { remainingMs: 90_000 })) expect(difference).toBeGreaterThan(0);
    for (const difference of more(clock, { incrementMs: 900 })) expect(difference).toBeGreaterThan(0);
    for (const difference of more(clock, { movesToGo: 10 })) expect(difference).toBeGreaterThan(0);
    for (const difference of more(clock, { overheadMs: 9_000 })) expect(difference).toBeLessThan(0);
  });

  it.each<[Clock, number, number]>([
    // A share of 26, of which four may be taken.
    [{ remainingMs: 26_020 }, 1000, 4000],
    [{ remainingMs: 26_000, overheadMs: 0 }, 1000, 4000],
    [{ remainingMs: 26_000, overheadMs: 13_000 }, 500, 2000],
    [{ remainingMs: 26_000, overheadMs: 0, incrementMs: 400 }, 1300, 5200],
    // A control that is further away than the game is expected to last.
    [{ remainingMs: 26_000, overheadMs: 0, movesToGo: 60 }, 1000, 4000],
    [{ remainingMs: 26_000, overheadMs: 0, movesToGo: 12 }, 2000, 8000],
    [{ remainingMs: 26_000, overheadMs: 0, movesToGo: 3 }, 6500, 13_000],
    [{ remainingMs: 26_000, overheadMs: 0, movesToGo: 1 }, 13_000, 23_400],
    // An increment is there only after the move.
    [{ remainingMs: 1000, overheadMs: 0, incrementMs: 5000 }, 500, 500],
    [{ remainingMs: 0 }, 1, 1],
  ])('for %j is %d to %d ms', (clock, softTimeMs, timeMs) => {
    const limits = timeLimitsFor(clock);
    expect(limits.softTimeMs).toBeCloseTo(softTimeMs, 6);
    expect(limits.timeMs).toBeCloseTo(timeMs, 6);
  });

  it('is stretched while the best move changes, and cut down the longer it stands', () => {
    const factors = Array.from({ length: 12 }, (_, depths) => stretch(depths));
    expect(factors[0]).toBe(1.6);
    expect(factors.at(-1)).toBe(0.5);
    expect(factors).toEqual([...factors].sort((a, b) => b - a));
    expect(new Set(factors.slice(0, 6)).size).toBe(6);
  });
});
