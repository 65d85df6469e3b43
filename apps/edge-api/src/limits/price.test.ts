import { hash } from 'node:crypto';
import { bestMove } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../games.js';
import type { JobQueue } from '../jobs/queue.js';
import { queueFull } from '../jobs/run-jobs.js';
import type { RequestReport } from '../platform.js';
import { MemoryCache } from '../search/caches.js';
import { type TestApp, post, testApp } from '../testing.js';
import { REQUEST_COST } from './client.js';
import { MemoryRateLimiter } from './rate-limiter.js';

const QUOTA = 100_000;
const CEILINGS = { nodes: 5000, jobNodes: 20_000 };

/** Jobs that are taken and never run. */
const patientJobs: JobQueue = {
  add: async () => ({ id: 'j', state: 'waiting', progress: null, answer: null, problem: null }),
  find: async () => null,
  cancel: async () => null,
  close: async () => undefined,
};

type Setting = Parameters<typeof testApp>[0];

/** An app whose clock stands still, so that nothing comes back to a client but what is given back. */
function priced(setting: Setting = {}) {
  const reports: RequestReport[] = [];
  const app = testApp({
    nodesPerMinute: QUOTA,
    ceilings: CEILINGS,
    cache: new MemoryCache(),
    jobs: patientJobs,
    limiter: new MemoryRateLimiter(() => 0),
    report: (report) => reports.push(report),
    ...setting,
  });
  return { app, reports };
}

const ask = (app: TestApp, path: string, body?: object, headers = {}) =>
  body === undefined ? app.request(path, { headers }) : post(app, path, body);

/** What the client has used so far. Asking costs a request, which is not counted. */
async function spent(app: TestApp, quota = QUOTA): Promise<number> {
  const { headers } = await ask(app, '/v1/games');
  return quota - Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]) - REQUEST_COST;
}

const zabor = { game: 'zabor' };

describe('a request costs its answer and the nodes that its search made', () => {
  it.each<[string, object | undefined, number]>([
    ['/v1/games', undefined, 0],
    ['/v1/legal-moves?game=zabor', undefined, 0],
    ['/v1/eval', zabor, 0],
    ['/v1/play', { ...zabor, moves: ['a1'] }, 0],
    ['/v1/board.svg?game=zabor', undefined, 0],
    ['/v1/jobs/none', undefined, 0],
    ['/v1/best-move?game=zabor&moves=z9', undefined, 0],
    ['/v1/best-move', { game: 'none' }, 0],
    ['/v1/best-move', { ...zabor, nodes: 2000 }, 2000],
    ['/v1/best-move?game=zabor', undefined, CEILINGS.nodes],
    ['/v1/best-move', { ...zabor, nodes: 10 * QUOTA }, CEILINGS.nodes],
    // 49 moves, of the 5000 that were charged before the search.
    ['/v1/best-move?game=zabor&depth=1&algorithm=minimax', undefined, 49],
    ['/v1/best-move/stream?game=zabor&depth=1&algorithm=minimax', undefined, 49],
    ['/v1/analyse', { ...zabor, nodes: 300 }, 300],
    ['/v1/tree', { ...zabor, algorithm: 'minimax', depth: 1 }, 49],
    ['/v1/solve', { ...zabor, nodes: 700 }, 700],
    ['/v1/batch', { positions: [zabor, { game: 'chess' }], nodes: 2500 }, 2500],
    ['/v1/batch', { positions: [{ ...zabor, depth: 1, algorithm: 'minimax' }, { game: 'none' }] }, 49],
    // Nobody knows when a job will have ended: it costs all that it may make.
    ['/v1/jobs', { kind: 'best-move', ...zabor, nodes: 12_000 }, 12_000],
    ['/v1/jobs', { kind: 'analyse', ...zabor, depth: 1 }, CEILINGS.jobNodes],
    ['/v1/jobs', { kind: 'solve', ...zabor, nodes: 10 * QUOTA }, CEILINGS.jobNodes],
    ['/v1/jobs', { kind: 'solve', ...zabor, level: 2 }, 0],
  ])('%s %j makes %i nodes', async (path, body, nodes) => {
    const { app, reports } = priced();
    await (await ask(app, path, body)).text();
    expect(await spent(app)).toBe(REQUEST_COST + nodes);
    const searched = path === '/v1/jobs' ? 0 : nodes;
    expect(reports[0]?.nodes).toBe(searched);
  });
});

describe('what was not searched for is not paid for', () => {
  const query = '/v1/best-move?game=zabor&nodes=2000';

  it('an answer that is kept, in the same words or in others', async () => {
    const { app } = priced();
    const { headers } = await ask(app, query);
    await ask(app, query);
    await ask(app, '/v1/best-move?nodes=2000&game=zabor');
    await ask(app, '/v1/best-move', { ...zabor, nodes: 2000 });
    await ask(app, query, undefined, { 'If-None-Match': headers.get('etag') });
    expect(await spent(app)).toBe(5 * REQUEST_COST + 2000);
  });

  it("an answer that another client's search gives", async () => {
    const reached = () => new Promise((resolve) => setImmediate(resolve));
    const { app, reports } = priced({
      clientAddress: (c) => c.req.header('who'),
      digest: (text) => hash('sha256', text),
      bestMove: async (request) => {
        await reached();
        return bestMove(games, request);
      },
    });
    const asked = ['a', 'b', 'c'].map((who) => ask(app, query, undefined, { who }));
    await Promise.all(asked);
    expect(reports.map(({ answeredBy }) => answeredBy).sort()).toEqual(['search', 'shared', 'shared']);
    const left = async (who: string) => {
      const { headers } = await ask(app, '/v1/games', undefined, { who });
      return QUOTA - Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]) - 2 * REQUEST_COST;
    };
    expect((await Promise.all(['a', 'b', 'c'].map(left))).sort((a, b) => a - b)).toEqual([0, 0, 2000]);
  });

  it.each<[string, string, object, Setting]>([
    [
      'a search that broke down',
      '/v1/best-move',
      zabor,
      { log: () => undefined, bestMove: () => Promise.reject(new Error('out of order')) },
    ],
    ['a search that is refused', '/v1/best-move', zabor, { bestMove: () => Promise.reject(queueFull()) }],
    [
      'a job for which there is no room',
      '/v1/jobs',
      { kind: 'best-move', ...zabor },
      { jobs: { ...patientJobs, add: () => Promise.reject(queueFull()) } },
    ],
  ])('%s', async (_name, path, body, setting) => {
    const { app } = priced(setting);
    expect((await ask(app, path, body)).status).toBeGreaterThanOrEqual(500);
    expect(await spent(app)).toBe(REQUEST_COST);
  });

  it('what a stopped search had left', async () => {
    const { app } = priced({
      bestMove: async (request) => ({ ...bestMove(games, { ...request, nodes: 77 }), limitedBy: 'stop' }),
    });
    await ask(app, '/v1/best-move', zabor);
    expect(await spent(app)).toBe(REQUEST_COST + 77);
  });
});

describe('a client that has not enough left', () => {
  const job = { kind: 'best-move', ...zabor, nodes: 12_000 };

  it('is refused the job and the search, and still gets what it can pay for', async () => {
    const added: object[] = [];
    const { app } = priced({
      nodesPerMinute: 16_000,
      jobs: {
        ...patientJobs,
        add: (task) => {
          added.push(task);
          return patientJobs.add(task);
        },
      },
    });
    const statuses: number[] = [];
    for (const [path, body] of [
      ['/v1/jobs', job],
      ['/v1/jobs', job],
      ['/v1/best-move', zabor],
      ['/v1/best-move', { ...zabor, nodes: 900 }],
    ] as const) {
      statuses.push((await ask(app, path, body)).status);
    }
    expect(statuses).toEqual([202, 429, 429, 429]);
    expect(added).toHaveLength(1);
  });

  it.each([2500, 4000, 20_000])(
    'of %i a minute gets its answer when it has waited for its request and for its search as it is told',
    async (quota) => {
      let now = 0;
      const { app } = priced({ nodesPerMinute: quota, limiter: new MemoryRateLimiter(() => now) });
      await ask(app, '/v1/jobs', { kind: 'solve', ...zabor });
      const statuses: number[] = [];
      for (let asked = 0; asked < 3; asked++) {
        const response = await ask(app, '/v1/best-move', { ...zabor, nodes: 2000 });
        statuses.push(response.status);
        const seconds = Number(response.headers.get('retry-after'));
        expect(seconds).toBeLessThanOrEqual(61);
        now += 1000 * seconds;
      }
      expect(statuses.at(-1)).toBe(200);
    },
  );

  it.each<[string, object]>([
    ['/v1/best-move', zabor],
    ['/v1/solve', zabor],
    ['/v1/jobs', { kind: 'solve', ...zabor }],
  ])('gets even the largest %s with what it has in a full minute, and pays for it', async (path, body) => {
    const { app } = priced({ nodesPerMinute: CEILINGS.nodes, ceilings: { ...CEILINGS, jobNodes: 1e9 } });
    const response = await ask(app, path, body);
    expect(response.ok).toBe(true);
    expect(response.headers.get('ratelimit')).toContain('r=0;');
  });

  it('gets back what is left of that search, and no more', async () => {
    const { app } = priced({
      nodesPerMinute: CEILINGS.nodes,
      bestMove: async (request) => bestMove(games, { ...request, nodes: 1500 }),
    });
    await ask(app, '/v1/best-move', zabor);
    expect(await spent(app, CEILINGS.nodes)).toBe(REQUEST_COST + 1500);
  });
});
