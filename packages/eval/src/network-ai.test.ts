import { zabor } from '@tahoun/games/zabor';
import { expect, it } from 'vitest';
import { zaborAi } from './zabor/index.js';
import { zaborNetwork } from './zabor/network.js';

it('a network is read once, when its evaluation is first asked for', () => {
  let reads = 0;
  const ai = zaborAi(() => {
    reads++;
    return zaborNetwork();
  });
  expect(ai.levels).toHaveLength(8);
  expect(ai.textbook.evaluate(zabor.initial())).toBe(0);
  expect(reads).toBe(0);
  expect(ai.best).toBe(ai.best);
  expect(reads).toBe(1);
});
