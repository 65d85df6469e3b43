import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineEngine } from '../engine/inline-engine.js';
import { LEDGER } from '../limits/ledger.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { get, problemOf, testApp } from '../testing/test-app.js';
import type { Job, JobQueue } from './queue.js';
import { EmbeddedJobs } from './run-jobs.js';

const WAITING: Job = { id: 'j', state: 'waiting', progress: null, answer: null, problem: null };
const LOOK_MS = 100;

/** An app with one job, whose state the test sets. */
function appWithJob() {
  const known: { job: Job | null; looks: number } = { job: WAITING, looks: 0 };
  const jobs: JobQueue = {
    add: () => Promise.reject(new Error('not asked for')),
    findKeyed: async () => null,
    find: async (id) => {
      known.looks++;
      return id === known.job?.id ? known.job : null;
    },
    list: async () => [],
    cancel: async () => null,
    counts: async () => ({ waiting: 0, running: 0 }),
    close: async () => undefined,
    lookEveryMs: LOOK_MS,
  };
  return { app: testApp({ jobs, clientAddress: (c) => c.req.header('who') }), known };
}

function readerOf(response: Response): () => Promise<string | undefined> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  return async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
}

describe('the stream of a job', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells how the job stands at once, each change once, and the end with an id', async () => {
    const { app, known } = appWithJob();
    const response = await get(app, '/v1/jobs/j/stream');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const next = readerOf(response);
    expect(await next()).toBe(`event: progress\ndata: ${JSON.stringify(WAITING)}\n\n`);
    const change = next();
    await vi.advanceTimersByTimeAsync(5 * LOOK_MS);
    known.job = { ...WAITING, state: 'running' };
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(await change).toContain('"state":"running"');
    const end = next();
    known.job = { ...WAITING, state: 'done' };
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(await end).toBe(`event: end\ndata: ${JSON.stringify(known.job)}\nid: end\n\n`);
    expect(await next()).toBeUndefined();
    // As an EventSource connects again.
    const again = await get(app, '/v1/jobs/j/stream', {}, { 'Last-Event-ID': 'end' });
    expect([again.status, await again.text()]).toEqual([204, '']);
  });

  it('ends after ten minutes without an end, and when the job is forgotten', async () => {
    const { app, known } = appWithJob();
    const [long, forgotten] = [await get(app, '/v1/jobs/j/stream'), await get(app, '/v1/jobs/j/stream')];
    const texts = [long.text(), forgotten.text()];
    await vi.advanceTimersByTimeAsync(600_000);
    known.job = null;
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    for (const text of texts) expect(await text).toMatch(/^event: progress\ndata: .*\n\n$/);
  });

  it('looks no more when nobody reads it', async () => {
    const { app, known } = appWithJob();
    const response = await get(app, '/v1/jobs/j/stream');
    await response.body?.cancel();
    await vi.advanceTimersByTimeAsync(0);
    const { looks } = known;
    await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
    expect(known.looks).toBe(looks);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is refused to a client that has too many of them, until one is left, and to nobody else', async () => {
    const { app } = appWithJob();
    const ask = (who: string) => get(app, '/v1/jobs/j/stream', {}, { who });
    const open = [];
    for (let stream = 0; stream < LEDGER.jobStream.ofOwner; stream++) open.push(await ask('a'));
    const refused = await ask('a');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-streams' });
    expect((await ask('b')).status).toBe(200);
    await open[3]?.body?.cancel();
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect((await ask('a')).status).toBe(200);
    expect((await ask('a')).status).toBe(429);
  });

  it('is over at once for those who ask for its headers alone', async () => {
    const { app, known } = appWithJob();
    for (let stream = 0; stream < 2 * LEDGER.jobStream.ofOwner; stream++) {
      const response = await app.request('/v1/jobs/j/stream', { method: 'HEAD' });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    }
    const { looks } = known;
    await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
    expect(known.looks).toBe(looks);
  });

  it('is not there for an unknown job', async () => {
    const { app } = appWithJob();
    expect(await problemOf(await get(app, '/v1/jobs/none/stream'))).toMatchObject({ code: 'job-unknown' });
  });
});

describe('the list of jobs', () => {
  it('has those of the key, the newest first, whatever became of them, and is for nobody without a key', async () => {
    const jobs = new EmbeddedJobs(inlineEngine(), new MemoryRateLimiter());
    const keyHashes = new Set(['one', 'two'].map((key) => hash('sha256', key)));
    const app = testApp({ jobs, keyHashes });
    const ask = (key: string | null, init: RequestInit = {}) =>
      app.request('/v1/jobs', {
        ...init,
        headers: {
          'Content-Type': 'application/json',
          ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        },
      });
    const add = async (key: string | null, nodes: number) => {
      const body = JSON.stringify({ kind: 'best-move', game: 'tic-tac-toe', nodes });
      return ((await (await ask(key, { method: 'POST', body })).json()) as Job).id;
    };
    const list = async (key: string) => ((await (await ask(key)).json()) as { jobs: Job[] }).jobs;
    const first = await add('one', 1);
    await expect
      .poll(() => list('one'))
      .toMatchObject([{ id: first, state: 'done', progress: null, answer: null }]);
    const [second, other] = [await add('one', 2), await add('two', 3)];
    await add(null, 4);
    // A request for a job makes it no newer.
    await app.request(`/v1/jobs/${first}`);
    expect((await list('one')).map(({ id }) => id)).toEqual([second, first]);
    expect((await list('two')).map(({ id }) => id)).toEqual([other]);
    const refused = await ask(null);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(refused)).toMatchObject({ status: 401, code: 'key-required' });
  });
});
