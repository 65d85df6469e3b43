import { describe, expect, it, vi } from 'vitest';
import { inlineEngine } from '../inline-engine.js';
import type { Engine } from '../platform.js';
import { get, post, problemOf, testApp } from '../testing.js';
import { type Job, type JobTask, MAX_WAITING_JOBS } from './queue.js';
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
  return testApp({ jobs: new EmbeddedJobs(slow), ceilings: { nodes: 1000, jobNodes: 5000 } });
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
    expect(done.progress?.depth).toBeGreaterThan(0);
  });

  it('solve', async () => {
    const app = appWithJobs();
    const { location } = await add(app, { kind: 'solve', game: 'tic-tac-toe' });
    expect((await ended(app, location)).answer).toMatchObject({ solved: true, outcome: 'draw' });
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
    const app = testApp({ jobs: new EmbeddedJobs(broken) });
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

  it('are refused while as many wait as may wait, and taken again when one has begun', async () => {
    const engine = inlineEngine();
    const searches: (() => void)[] = [];
    const jobs = new EmbeddedJobs({
      ...engine,
      bestMove: (request) => new Promise((resolve) => searches.push(() => resolve(engine.bestMove(request)))),
    });
    const app = testApp({ jobs });
    const request = { game: 'tic-tac-toe', nodes: 1 };
    const task: JobTask = { kind: 'best-move', request };
    // One runs, the others wait.
    await Promise.all(Array.from({ length: MAX_WAITING_JOBS + 1 }, () => jobs.add(task)));
    const refused = await post(app, '/v1/jobs', { kind: 'best-move', ...request });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await problemOf(refused)).toMatchObject({ status: 503, code: 'too-busy' });
    searches[0]?.();
    await vi.waitFor(() => expect(searches).toHaveLength(2));
    await add(app, { kind: 'best-move', ...request });
    await jobs.close();
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
