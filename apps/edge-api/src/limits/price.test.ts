import { hash } from 'node:crypto';
import { bestMove } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../engine/games.js';
import type { JobQueue } from '../jobs/queue.js';
import { queueFull } from '../jobs/run-jobs.js';
import { MemoryCache } from '../search/caches.js';
import type { RequestReport } from '../service/platform.js';
import { type TestApp, post, testApp } from '../testing/test-app.js';
import { LEDGER } from './ledger.js';
import { MemoryRateLimiter } from './rate-limiter.js';

const REQUEST_COST = LEDGER.request.nodes(1);

const QUOTA = 100_000;
const CEILINGS = { nodes: 5000, jobNodes: 20_000 };

/** Jobs that are taken and never run. */
const patientJobs: JobQueue = {
  add: async () => ({
    job: { id: 'j', state: 'waiting', progress: null, answer: null, problem: null },
    isNew: true,
  }),
  findKeyed: async () => null,
  list: async () => [],
  lookEveryMs: 1,
  find: async () => null,
  cancel: async () => null,
  counts: async () => ({ waiting: 0, running: 0 }),
  close: async () => undefined,
};

type Setting = Parameters<typeof testApp>[0];

/** An app whose clock stands still, so that only refunds come back to a client. */
function priced(setting: Setting = {}) {
  const reports: RequestReport[] = [];
  const limiter = new MemoryRateLimiter(() => 0);
  const app = testApp({
    nodesPerMinute: QUOTA,
    ceilings: CEILINGS,
    cache: new MemoryCache(),
    jobs: patientJobs,
    limiter,
    report: (report) => reports.push(report),
    ...setting,
  });
  return { app, reports, limiter };
}

const ask = (app: TestApp, path: string, body?: object, headers = {}) =>
  body === undefined ? app.request(path, { headers }) : post(app, path, body);

/** Nodes that the client has used so far. Asking costs a request, which is not counted. */
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
    ['/v1/jobs', { kind: 'best-move', ...zabor, nodes: 12_000 }, 0],
  ])('%s %j makes %i nodes', async (path, body, nodes) => {
    const { app, reports } = priced();
    await (await ask(app, path, body)).text();
    const positions = body !== undefined && 'positions' in body ? (body.positions as object[]).length : 1;
    expect(await spent(app)).toBe(positions * REQUEST_COST + nodes);
    expect(reports[0]?.nodes).toBe(nodes);
  });

  it.each<[object, number]>([
    [{ kind: 'best-move', ...zabor, nodes: 12_000 }, 12_000],
    [{ kind: 'analyse', ...zabor, depth: 1 }, CEILINGS.jobNodes],
    [{ kind: 'solve', ...zabor, nodes: 10 * QUOTA }, CEILINGS.jobNodes],
    [{ kind: 'solve', ...zabor, level: 2 }, 0],
  ])('the job %j costs, on an account of its own, all that it may make: %i', async (body, nodes) => {
    const { app, limiter } = priced();
    await ask(app, '/v1/jobs', body);
    expect((await limiter.charge('jobs:address:unknown', 0, QUOTA)).left).toBe(QUOTA - nodes);
  });
});

it('an unknown key costs its address a request, until it has none left', async () => {
  const { app } = priced({ nodesPerMinute: 3 * REQUEST_COST });
  const tried = async (name: string) =>
    (await ask(app, '/v1/games', undefined, { Authorization: `Bearer ${name}` })).status;
  expect([await tried('a'), await tried('b'), await tried('c'), await tried('d')]).toEqual([
    401, 401, 401, 429,
  ]);
});

describe('a picture costs what it takes to draw it', () => {
  it.each([
    ['/v1/board.svg?game=zabor', 10_000],
    ['/v1/board.svg?game=chocolate&position=20x30+A', 60_000],
    ['/v1/board.png?game=chess&width=200', 12_000],
    ['/v1/board.svg?game=chocolate&position=3*60x60+A', 0],
    ['/v1/board.svg?game=none', 0],
  ])('%s: %i', async (path, cost) => {
    const { app } = priced({ rasterise: async () => new Uint8Array([1]) });
    await ask(app, path);
    expect(await spent(app)).toBe(REQUEST_COST + cost);
    // The same picture again is only a request.
    await ask(app, path);
    expect(await spent(app)).toBe(3 * REQUEST_COST + cost);
  });

  it('and is refused to who is in debt for others', async () => {
    const { app } = priced();
    const picture = (bars: string) => ask(app, `/v1/board.svg?game=chocolate&position=${bars}+A`);
    const statuses = [];
    for (const bars of ['60x60', '59x60', '58x60']) statuses.push((await picture(bars)).status);
    expect(statuses).toEqual([200, 429, 429]);
  });
});

it('what is left is told when the search is settled', async () => {
  const { app } = priced();
  const { headers } = await ask(app, '/v1/best-move', { ...zabor, depth: 1, algorithm: 'minimax' });
  expect(headers.get('ratelimit')).toBe(`"nodes";r=${QUOTA - REQUEST_COST - 49};t=1`);
});

it('a batch is paid for at once, and settled when all its searches have ended', async () => {
  const { app } = priced({ nodesPerMinute: 3000 });
  const body = {
    positions: [{ ...zabor, seed: 1 }, { ...zabor, depth: 1, algorithm: 'minimax' }, zabor],
    nodes: 4000,
  };
  const response = await ask(app, '/v1/batch', body);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ results: [{ ok: true }, { ok: true }, { ok: true }] });
  // 2,000 were there after the request.
  expect(response.headers.get('ratelimit')).toMatch(/^"nodes";r=0;t=/);
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
  it('is in debt for its search, and gets nothing until that is paid', async () => {
    const at = { now: 0 };
    const { app } = priced({ nodesPerMinute: 6000, limiter: new MemoryRateLimiter(() => at.now) });
    const told = async (nodes: number) => {
      const { status, headers } = await ask(app, '/v1/best-move', { ...zabor, nodes });
      return [status, headers.get('ratelimit'), headers.get('retry-after')];
    };
    expect(await told(4500)).toEqual([200, '"nodes";r=500;t=55', null]);
    expect(await told(10)).toEqual([429, '"nodes";r=500;t=55', '5']);
    at.now = 5000;
    // The thousand of the request is there; 4,400 are missing for the search.
    expect(await told(4400)).toEqual([200, '"nodes";r=0;t=104', null]);
    expect(await told(10)).toEqual([429, '"nodes";r=0;t=104', '54']);
    at.now += 53_000;
    expect((await told(10))[0]).toBe(429);
    at.now += 1000;
    expect((await told(10))[0]).toBe(200);
  });

  it('is refused what it asks for besides, and told when to ask again', async () => {
    const { app } = priced({ nodesPerMinute: 6000, digest: (text) => hash('sha256', text) });
    const both = await Promise.all(
      [4900, 4901].map((nodes) => ask(app, '/v1/best-move', { ...zabor, nodes })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 429]);
    // 900 in debt, and the request.
    expect(both[1]?.headers.get('retry-after')).toBe('19');
  });

  it('is refused a second job, for as long as the first would take it, and still gets its answers', async () => {
    const { app } = priced({ nodesPerMinute: 6000 });
    const job = { kind: 'best-move', ...zabor, nodes: 18_000 };
    expect((await ask(app, '/v1/jobs', job)).status).toBe(202);
    const refused = await ask(app, '/v1/jobs', job);
    // 12,000 in debt, and the request.
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '130']);
    expect((await ask(app, '/v1/jobs/j')).status).toBe(404);
    expect((await ask(app, '/v1/best-move', { ...zabor, nodes: 10 })).status).toBe(200);
  });

  it.each([1, 900, 2500, 3500])(
    'of %i a minute gets its answer when it has waited as it is told, once',
    async (quota) => {
      let now = 0;
      const { app } = priced({ nodesPerMinute: quota, limiter: new MemoryRateLimiter(() => now) });
      const search = (nodes: number) => ask(app, '/v1/best-move', { ...zabor, nodes });
      expect((await search(4001)).status).toBe(200);
      const refused = await search(4000);
      expect(refused.status).toBe(429);
      now += 1000 * Number(refused.headers.get('retry-after'));
      expect((await search(4000)).status).toBe(200);
    },
  );

  it.each<[string, object]>([
    ['/v1/best-move', zabor],
    ['/v1/solve', zabor],
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
