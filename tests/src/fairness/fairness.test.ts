import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../../testing/server.ts';
import { crowd } from '../support/patience.ts';
import { DEAR } from './dear.ts';
import { type Times, timesBeside, timesOf } from './matrix.ts';
import { Receiver, SMALL } from './small.ts';

/** Milliseconds by which a stranger may delay a small wish, on a quiet machine with two processors. */
const MOST_MS = 2000;

// Its times are of the whole machine, on which other files run: one that was held up once is taken again.
describe.each(Object.keys(DEAR))('beside %s', { tags: ['rest'], retry: 1 }, (name) => {
  const receiver = new Receiver();
  let server: Server;
  let [alone, beside]: [Times, Times] = [{}, {}];

  beforeAll(async () => {
    server = new Server({ TAHOUN_TRUST_PROXY: '1', TAHOUN_WEBHOOKS: 'private' });
    await receiver.start();
    const url = await server.url();
    // The first search of a process compiles it.
    await timesOf(url, receiver);
    alone = await timesOf(url, receiver);
    beside = await timesBeside({ url, name, silent: receiver.silent }, receiver);
  }, 600_000);
  afterAll(async () => {
    receiver.close();
    await server.stop();
  });

  it.each(Object.keys(SMALL))('a stranger waits no longer for %s', (wish) => {
    expect(alone[wish]).toEqual(expect.any(Number));
    expect(beside[wish]).toEqual(expect.any(Number));
    expect((beside[wish] as number) - (alone[wish] as number)).toBeLessThan(MOST_MS * crowd());
  });
});
