import { describe, expect, it } from 'vitest';
import { LagQuota } from './lag.js';

describe('the lag of a player', () => {
  it('is given back up to half a second a move, as long as the quota lasts', () => {
    const quota = new LagQuota();
    expect([0, 2, 4, 6, 8, 10].map((ply) => quota.take(600, ply))).toEqual([500, 500, 500, 500, 400, 100]);
    expect(quota.take(-5, 12)).toBe(0);
  });

  it('is taken once for a move, however often that is tried', () => {
    const [once, often] = [new LagQuota(), new LagQuota()];
    for (const ply of [0, 2, 4, 6]) {
      once.take(500, ply);
      for (let attempt = 0; attempt < 5; attempt++) often.take(500, ply);
    }
    expect(often.take(600, 8)).toBe(once.take(600, 8));
  });
});
