import { expect, it } from 'vitest';
import { Outages } from './outages.js';

it('no outage counts that was answered soon, nor any time that was not there', async () => {
  const outages = new Outages();
  outages.asked(0);
  outages.answered(2000);
  expect(outages.since(0, 9000)).toBe(0);
  outages.asked(10_000);
  outages.answered(20_000);
  expect([outages.since(0, 30_000), outages.since(15_000, 30_000), outages.since(20_000, 30_000)]).toEqual([
    10_000, 5000, 0,
  ]);
});
