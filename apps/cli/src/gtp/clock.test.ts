import { describe, expect, it } from 'vitest';
import { GtpClock } from './player.js';

const MINUTE = 60_000;

function withSettings(mainMs: number, periodMs: number, stones: number): GtpClock {
  const clock = new GtpClock();
  clock.set({ mainMs, periodMs, stones });
  return clock;
}

const hardLimit = (clock: GtpClock, side: 0 | 1 = 0) => clock.limits(side)?.timeMs ?? Number.NaN;

describe('the clock', () => {
  it('limits nothing before it is set', () => {
    expect(new GtpClock().limits(0)).toBeNull();
  });

  it('gives each move a part of the main time, and less the less is left', () => {
    const clock = withSettings(MINUTE, 0, 0);
    const before = hardLimit(clock);
    expect(before).toBeLessThan(MINUTE / 2);
    clock.spend(0, MINUTE / 2);
    expect(hardLimit(clock)).toBeLessThan(before);
    expect(hardLimit(clock, 1)).toBe(before);
  });

  it('has nearly a whole period for its last stone, and then a new one', () => {
    const clock = withSettings(0, MINUTE, 2);
    const ofTwo = hardLimit(clock);
    clock.spend(0, 1000);
    expect(hardLimit(clock)).toBeGreaterThan(ofTwo);
    expect(hardLimit(clock)).toBeLessThan(MINUTE);
    clock.spend(0, 1000);
    expect(hardLimit(clock)).toBe(ofTwo);
  });

  it('goes over into byo-yomi when the main time is spent', () => {
    const clock = withSettings(1000, MINUTE, 5);
    clock.spend(0, 5000);
    expect(hardLimit(clock)).toBe(hardLimit(withSettings(0, MINUTE, 5)));
  });

  it('believes what it is told, and starts again with a new game', () => {
    const clock = withSettings(MINUTE, 0, 0);
    const before = hardLimit(clock);
    clock.tell(0, 400, 0);
    expect(hardLimit(clock)).toBeLessThanOrEqual(200);
    clock.tell(1, 0, 0);
    expect(hardLimit(clock, 1)).toBe(1);
    clock.restart();
    expect(hardLimit(clock)).toBe(before);
  });
});
