import { expect, it } from 'vitest';
import { Breaker, PAUSE_MS, within } from './breaker.js';

it('a store that failed is left alone for a while, and asked again then', async () => {
  const at = { now: 0 };
  const breaker = new Breaker({ now: () => at.now });
  let asked = 0;
  let isAway = true;
  const ask = () =>
    breaker.ask(
      async () => {
        asked++;
        if (isAway) throw new Error('away');
        return 'store';
      },
      () => 'without',
    );
  expect([await ask(), await ask(), asked]).toEqual(['without', 'without', 1]);
  at.now = PAUSE_MS - 1;
  isAway = false;
  expect([await ask(), asked]).toEqual(['without', 1]);
  at.now = PAUSE_MS;
  expect([await ask(), await ask(), asked]).toEqual(['store', 'store', 3]);
  isAway = true;
  expect([await ask(), await ask(), asked]).toEqual(['without', 'without', 4]);
});

it('what came while this process stood still is in time', async () => {
  const came = within(1, new Promise((resolve) => setImmediate(() => resolve('here'))));
  for (const from = performance.now(); performance.now() < from + 5; );
  expect(await came).toBe('here');
  await expect(within(1, new Promise(() => undefined))).rejects.toThrow('no answer within 1 ms');
});
