import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { LEDGER } from '../limits/ledger.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { inTurns, problemOf, testApp } from '../testing/test-app.js';
import type { Job } from './queue.js';
import { EmbeddedJobs } from './run-jobs.js';

const QUOTA = 1e6;

/** An app whose searches end on demand, and the nodes that a client has left for jobs. */
function appWithJobs() {
  const searches: (() => void)[] = [];
  const engine = inlineEngine();
  const slow: Engine = {
    ...engine,
    bestMove: (request) => new Promise((resolve) => searches.push(() => resolve(engine.bestMove(request)))),
  };
  const limiter = new MemoryRateLimiter(() => 0);
  const jobs = new EmbeddedJobs(inTurns(slow), limiter);
  const app = testApp({
    jobs,
    limiter,
    nodesPerMinute: QUOTA,
    ceilings: { jobNodes: 5 * QUOTA },
    clientAddress: (c) => c.req.header('who'),
  });
  const add = (key: string | null, nodes: number, who = 'a') =>
    app.request('/v1/jobs', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        who,
        ...(key === null ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ kind: 'best-move', game: 'tic-tac-toe', nodes }),
    });
  const left = async () => (await limiter.charge('jobs:address:a', 0, QUOTA)).left;
  return { app, add, left, searches, jobs };
}

const idOf = async (response: Response) => ((await response.json()) as Job).id;

describe('an Idempotency-Key', () => {
  it('gives the same job again, waiting, running or done, for the price of one, also to a client in debt', async () => {
    const { app, add, left, searches } = appWithJobs();
    const first = await add('"k"', 100);
    const location = first.headers.get('location');
    const id = await idOf(first);
    const again = await add('"k"', 100);
    expect([again.status, again.headers.get('location'), await idOf(again)]).toEqual([202, location, id]);
    expect(await left()).toBe(QUOTA - 100);
    const debt = await add('"l"', 3 * QUOTA);
    expect(await left()).toBe(0);
    expect(await idOf(await add('"l"', 3 * QUOTA))).toBe(await idOf(debt));
    await expect.poll(() => searches).toHaveLength(1);
    searches[0]?.();
    await expect
      .poll(async () => (await app.request(location as string)).json())
      .toMatchObject({ state: 'done' });
    expect(await (await add('"k"', 100)).json()).toMatchObject({ id, state: 'done', problem: null });
  });

  it('is the same with quotes and without, and another job where it is another one, another client, or none', async () => {
    const { add } = appWithJobs();
    const ids = [];
    for (const [key, who] of [
      ['k', 'a'],
      ['K', 'a'],
      ['k', 'b'],
      [null, 'a'],
      [null, 'a'],
    ] as const) {
      ids.push(await idOf(await add(key, 100, who)));
    }
    expect(new Set(ids).size).toBe(5);
    expect(await idOf(await add('"k"', 100))).toBe(ids[0]);
  });

  it('is refused with another job, which costs nothing', async () => {
    const { add, left } = appWithJobs();
    await add('k', 100);
    expect(await problemOf(await add('k', 101))).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
      field: 'Idempotency-Key',
    });
    expect(await left()).toBe(QUOTA - 100);
  });

  it('gives one job to two requests at the same time, for the price of one', async () => {
    const { add, left, jobs } = appWithJobs();
    // Both ask before either has its job.
    vi.spyOn(jobs, 'findKeyed').mockResolvedValue(null);
    const [one, other] = await Promise.all([add('k', 100), add('k', 100)]);
    expect(await idOf(other)).toBe(await idOf(one));
    expect(await left()).toBe(QUOTA - 100);
  });

  it.each(['', '""', 'a b', '"a', 'a"b', 'é', 'x'.repeat(201)])('is refused as %j', async (key) => {
    const { add } = appWithJobs();
    expect(await problemOf(await add(key, 100))).toMatchObject({
      status: 400,
      code: 'idempotency-key-syntax',
      field: 'Idempotency-Key',
    });
  });

  it('stands for no job that was refused: the next request with it may be taken', async () => {
    const { add, searches } = appWithJobs();
    for (let job = 0; job < LEDGER.job.ofOwner; job++) await add(null, 1);
    expect((await add('k', 100)).status).toBe(429);
    searches[0]?.();
    await expect.poll(() => searches).toHaveLength(2);
    expect((await add('k', 101)).status).toBe(202);
  });
});
