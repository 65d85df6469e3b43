import { createHash } from 'node:crypto';
import type { BestMoveRequest, ReviewAnswer } from '@tahoun/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { LEDGER } from '../limits/ledger.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { get, inTurns, post, problemOf, testApp } from '../testing/test-app.js';
import type { Job, JobTask } from './queue.js';
import { EmbeddedJobs } from './run-jobs.js';

/** An app with jobs; each search waits for the event loop, as one on a thread does. */
function appWithJobs() {
  const engine = inlineEngine();
  const slow: Engine = {
    ...engine,
    bestMove: async (request, options = {}) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return engine.bestMove(request, options);
    },
  };
  return testApp({
    jobs: new EmbeddedJobs(inTurns(slow), new MemoryRateLimiter()),
    ceilings: { nodes: 1000, jobNodes: 5000 },
  });
}

type App = ReturnType<typeof appWithJobs>;

async function add(app: App, body: object): Promise<{ job: Job; location: string }> {
  const response = await post(app, '/v1/jobs', body);
  expect(response.status).toBe(202);
  const job = (await response.json()) as Job;
  const location = response.headers.get('location') as string;
  expect(location).toBe(`/v1/jobs/${job.id}`);
  return { job, location };
}

const read = async (app: App, location: string) => (await (await get(app, location)).json()) as Job;
const cancel = async (app: App, location: string) =>
  (await (await app.request(location, { method: 'DELETE' })).json()) as Job;

async function ended(app: App, location: string): Promise<Job> {
  for (;;) {
    const job = await read(app, location);
    if (job.state !== 'waiting' && job.state !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('jobs', () => {
  it('search beyond the ceiling of requests and tell how far they are', async () => {
    const app = appWithJobs();
    const { job, location } = await add(app, { kind: 'analyse', game: 'zabor', nodes: 9999 });
    expect(['waiting', 'running']).toContain(job.state);
    const done = await ended(app, location);
    expect(done).toMatchObject({ id: job.id, state: 'done', problem: null });
    expect(done.answer).toMatchObject({ nodes: 5000, lines: expect.any(Array) });
    expect(done.progress).toMatchObject({ depth: expect.any(Number) });
  });

  it('review a game, also one in a file', async () => {
    const app = appWithJobs();
    const { location } = await add(app, { kind: 'review', game: 'chess', file: '1. f3 e5 2. g4 Qh4# 0-1' });
    const { state, answer, progress } = await ended(app, location);
    expect(state).toBe('done');
    expect(progress).toEqual((answer as ReviewAnswer).moves[3]);
    expect(answer).toMatchObject({ maxNodes: 5000, limitedBy: null });
    expect((answer as ReviewAnswer).moves.map(({ move }) => move)).toEqual(['f3', 'e5', 'g4', 'Qh4#']);
  });

  it('review a game in which a move comes twice', async () => {
    const app = appWithJobs();
    const moves = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6'];
    const { location } = await add(app, { kind: 'review', game: 'chess', moves });
    const { answer } = await ended(app, location);
    expect((answer as ReviewAnswer).moves.map(({ move }) => move)).toEqual(moves);
  });

  it('that are cancelled during a review have the moves judged so far', async () => {
    const app = appWithJobs();
    const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6'];
    const { location } = await add(app, { kind: 'review', game: 'chess', moves });
    while ((await read(app, location)).state === 'waiting') await new Promise(setImmediate);
    await cancel(app, location);
    for (;;) {
      const { state, answer } = await read(app, location);
      expect(state).toBe('cancelled');
      if (answer === null) {
        await new Promise(setImmediate);
        continue;
      }
      expect(answer).toMatchObject({ limitedBy: 'stop' });
      expect((answer as ReviewAnswer).moves.length).toBeLessThan(moves.length);
      break;
    }
  });

  it('solve', async () => {
    const app = appWithJobs();
    const { location } = await add(app, { kind: 'solve', game: 'tic-tac-toe' });
    expect((await ended(app, location)).answer).toMatchObject({ solved: true, outcome: 'draw' });
  });

  it('tell how far a solve is, in its stream too', async () => {
    const app = appWithJobs();
    const { location } = await add(app, { kind: 'solve', game: 'zabor', nodes: 4000 });
    const done = await ended(app, location);
    expect(done.progress).toEqual({
      nodes: expect.toSatisfy((nodes: number) => nodes > 2000 && nodes <= 4000),
      maxNodes: 4000,
      seconds: expect.any(Number),
    });
    expect(await (await get(app, `${location}/stream`)).text()).toContain(JSON.stringify(done.progress));
  });

  it('can be cancelled while they wait and while they run', async () => {
    const app = appWithJobs();
    const running = await add(app, { kind: 'best-move', game: 'zabor' });
    const waiting = await add(app, { kind: 'best-move', game: 'chess' });
    expect((await cancel(app, waiting.location)).state).toBe('cancelled');
    expect((await cancel(app, running.location)).state).toBe('cancelled');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await read(app, waiting.location)).toMatchObject({ state: 'cancelled', answer: null });
    expect(await read(app, running.location)).toMatchObject({
      state: 'cancelled',
      answer: { limitedBy: 'stop' },
    });
  });

  it('fail with a problem for what only the search finds out', async () => {
    const app = appWithJobs();
    const { location } = await add(app, { kind: 'best-move', game: 'zabor', level: 2, algorithm: 'strong' });
    expect(await ended(app, location)).toMatchObject({
      state: 'failed',
      answer: null,
      problem: { code: 'level-and-algorithm', field: 'level' },
    });
  });

  it('fail with a problem when the search breaks down, and tell the operator why', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...inlineEngine(), bestMove: () => Promise.reject(new Error('out of order')) };
    const app = testApp({ jobs: new EmbeddedJobs(inTurns(broken), new MemoryRateLimiter()) });
    const { job, location } = await add(app, { kind: 'best-move', game: 'zabor' });
    const failed = await ended(app, location);
    expect(failed).toMatchObject({ state: 'failed', answer: null, problem: { status: 500 } });
    expect(JSON.stringify(failed)).not.toContain('out of order');
    expect(JSON.parse(told.mock.calls[0]?.[0] as string)).toMatchObject({
      job: job.id,
      error: expect.stringContaining('out of order'),
    });
    told.mockRestore();
  });

  it('are not reported as broken down when the server ends with them', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut: Engine = {
      ...inlineEngine(),
      bestMove: (_request, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('the thread was ended')));
        }),
    };
    const jobs = new EmbeddedJobs(inTurns(cut), new MemoryRateLimiter());
    const app = testApp({ jobs });
    const { location } = await add(app, { kind: 'best-move', game: 'zabor' });
    await expect.poll(async () => (await read(app, location)).state).toBe('running');
    await jobs.close();
    expect((await ended(app, location)).state).toBe('failed');
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it.each([
    [{ kind: 'guess', game: 'zabor' }, 400, 'kind-unknown'],
    [{ kind: 'solve', game: 'zabor', level: 2 }, 400, 'parameter-unknown'],
    [{ kind: 'solve', game: 'zabor', time: 5 }, 400, 'parameter-unknown'],
    [{ game: 'zabor' }, 400, 'parameter-missing'],
    [{ kind: 'solve', game: 'zabor', position: 'x' }, 422, 'position-side-missing'],
  ])('refuse %j', async (body, status, code) => {
    const response = await post(appWithJobs(), '/v1/jobs', body);
    expect(await problemOf(response)).toMatchObject({ status, code });
  });

  it('are refused while as many wait as may wait, and taken again when one has begun or left', async () => {
    const engine = inlineEngine();
    const searches: (() => void)[] = [];
    const slow: Engine = {
      ...engine,
      bestMove: (request) => new Promise((resolve) => searches.push(() => resolve(engine.bestMove(request)))),
    };
    const jobs = new EmbeddedJobs(inTurns(slow), new MemoryRateLimiter());
    const app = testApp({ jobs });
    const request = { game: 'tic-tac-toe', nodes: 1 };
    const task: JobTask = { kind: 'best-move', request };
    // One runs, the others wait.
    const payer = (name: number) => ({ name: `jobs:${name}`, nodesPerMinute: 10 });
    const taken = await Promise.all(
      Array.from({ length: LEDGER.job.inAll + 1 }, (_, client) => jobs.add(task, payer(client))),
    );
    const refused = await post(app, '/v1/jobs', { kind: 'best-move', ...request });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await problemOf(refused)).toMatchObject({ status: 503, code: 'too-busy' });
    searches[0]?.();
    await expect.poll(() => searches).toHaveLength(2);
    await add(app, { kind: 'best-move', ...request });
    await jobs.cancel(taken.at(-1)?.job.id as string);
    await add(app, { kind: 'best-move', ...request });
    await jobs.close();
  });

  it('are refused to a client that has too many, until one of them is done or cancelled, and to nobody else', async () => {
    const engine = inlineEngine();
    const searches: (() => void)[] = [];
    const slow: Engine = {
      ...engine,
      bestMove: (request) => new Promise((resolve) => searches.push(() => resolve(engine.bestMove(request)))),
    };
    const jobs = new EmbeddedJobs(inTurns(slow), new MemoryRateLimiter());
    const app = testApp({ jobs, clientAddress: (c) => c.req.header('who') });
    const ask = (who: string) =>
      app.request('/v1/jobs', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', who },
        body: JSON.stringify({ kind: 'best-move', game: 'tic-tac-toe', nodes: 1 }),
      });
    const taken = await Promise.all(Array.from({ length: LEDGER.job.ofOwner }, () => ask('a')));
    const refused = await ask('a');
    expect(refused.headers.get('retry-after')).toBe('60');
    const params = { max: LEDGER.job.ofOwner };
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-jobs', params });
    expect((await ask('b')).status).toBe(202);
    searches[0]?.();
    await expect.poll(() => searches).toHaveLength(2);
    expect((await ask('a')).status).toBe(202);
    expect((await ask('a')).status).toBe(429);
    await cancel(app, taken[5]?.headers.get('location') as string);
    expect((await ask('a')).status).toBe(202);
    await jobs.close();
  });

  it('that have ended are kept up to so many characters of a client, the newest of them', async () => {
    const engine = inlineEngine();
    const text = 'x'.repeat(LEDGER.jobText.ofOwner / 3);
    const long = async (request: BestMoveRequest) => ({ ...(await engine.bestMove(request)), pv: [text] });
    const jobs = new EmbeddedJobs(inTurns({ ...engine, bestMove: long }), new MemoryRateLimiter());
    const payer = (name: string) => ({ name, nodesPerMinute: 10 });
    const task: JobTask = { kind: 'best-move', request: { game: 'tic-tac-toe', nodes: 1 } };
    const ids: string[] = [];
    for (const name of ['a', 'b', 'b', 'b']) ids.push((await jobs.add(task, payer(name))).job.id);
    await expect.poll(async () => (await jobs.find(ids[3] as string))?.state).toBe('done');
    const found = await Promise.all(ids.map((id) => jobs.find(id)));
    expect(found.map((job) => job?.answer !== undefined)).toEqual([true, false, true, true]);
    expect((await jobs.list(payer('b'))).map(({ id }) => id)).toEqual([ids[3], ids[2]]);
  });

  it.each<[string, object, number]>([
    ['is done with less than it paid for', { depth: 1, algorithm: 'minimax' }, 49],
    ['fails', { level: 2, algorithm: 'strong' }, 0],
  ])('give back what they did not use when one %s', async (_how, more, used) => {
    const limiter = new MemoryRateLimiter(() => 0);
    const jobs = new EmbeddedJobs(inTurns(inlineEngine()), limiter);
    const app = testApp({ jobs, limiter, nodesPerMinute: 1e6, ceilings: { jobNodes: 5e6 } });
    const { location } = await add(app, { kind: 'best-move', game: 'zabor', ...more });
    await ended(app, location);
    const left = async () => (await limiter.charge('jobs:address:unknown', 0, 1e6)).left;
    await expect.poll(() => left()).toBe(1e6 - used);
  });

  it.each<[string, object]>([
    ['solve', { game: 'zabor' }],
    ['review', { game: 'chess', moves: ['e4', 'e5'] }],
  ])('of the kind %s are capped, paid for, listed and cancelled as others are', async (kind, question) => {
    const limiter = new MemoryRateLimiter(() => 0);
    const engine = inlineEngine();
    const asked: (number | undefined)[] = [];
    const stopped = (signal: AbortSignal | undefined) =>
      new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    const held: Engine = {
      ...engine,
      solve: async (request, options = {}) => {
        asked.push(request.nodes);
        await stopped(options.signal);
        return engine.solve({ ...request, nodes: 100 });
      },
      bestMove: async (request, options = {}) => {
        asked.push(request.nodes);
        await stopped(options.signal);
        return engine.bestMove({ ...request, nodes: 100 });
      },
    };
    const hash = createHash('sha256').update('key').digest('hex');
    const app = testApp({
      jobs: new EmbeddedJobs(inTurns(held), limiter),
      limiter,
      nodesPerMinute: 1e6,
      ceilings: { jobNodes: 30_000 },
      keyHashes: new Set([hash]),
    });
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer key' };
    const send = async (path: string, init: RequestInit) =>
      (await app.request(path, { headers, ...init })).json() as Promise<Job & { jobs: Job[] }>;
    const left = async () => 1e6 - (await limiter.charge(`jobs:key:${hash}`, 0, 1e6)).left;
    const body = JSON.stringify({ kind, ...question, nodes: 1e9 });
    const { id } = await send('/v1/jobs', { method: 'POST', body });
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toBe(kind === 'solve' ? 30_000 : 10_000);
    expect(await left()).toBe(30_000);
    expect((await send('/v1/jobs', {})).jobs).toMatchObject([{ id, state: 'running' }]);
    await send(`/v1/jobs/${id}`, { method: 'DELETE' });
    await expect.poll(() => left()).toBeLessThanOrEqual(100);
    expect(await send(`/v1/jobs/${id}`, {})).toMatchObject({
      state: 'cancelled',
      answer: { nodes: expect.any(Number) },
    });
    expect(asked).toHaveLength(1);
  });

  it('give back all when they are cancelled before they begin', async () => {
    const limiter = new MemoryRateLimiter(() => 0);
    const ends: (() => void)[] = [];
    const engine = inlineEngine();
    const slow: Engine = {
      ...engine,
      bestMove: (request) => new Promise((resolve) => ends.push(() => resolve(engine.bestMove(request)))),
    };
    const app = testApp({ jobs: new EmbeddedJobs(inTurns(slow), limiter), limiter, nodesPerMinute: 1e6 });
    await add(app, { kind: 'best-move', game: 'tic-tac-toe', nodes: 10 });
    const { location } = await add(app, { kind: 'best-move', game: 'zabor', nodes: 9000 });
    await cancel(app, location);
    ends[0]?.();
    const left = async () => (await limiter.charge('jobs:address:unknown', 0, 1e6)).left;
    await expect.poll(() => left()).toBe(1e6 - 10);
  });

  it('are never kept by caches, whether taken, read, cancelled or refused', async () => {
    const app = appWithJobs();
    const taken = await post(app, '/v1/jobs', { kind: 'solve', game: 'tic-tac-toe' });
    const location = taken.headers.get('location') as string;
    const answers = [
      taken,
      await get(app, location),
      await app.request(location, { method: 'HEAD' }),
      await app.request(location, { method: 'DELETE' }),
      await get(app, '/v1/jobs/none'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    }
  });

  it('are not there for an unknown id, nor on a host without them', async () => {
    expect(await problemOf(await get(appWithJobs(), '/v1/jobs/none'))).toMatchObject({ code: 'job-unknown' });
    const without = await post(testApp(), '/v1/jobs', { kind: 'solve', game: 'zabor' });
    expect(await problemOf(without)).toMatchObject({ status: 404, code: 'jobs-unavailable' });
  });
});
