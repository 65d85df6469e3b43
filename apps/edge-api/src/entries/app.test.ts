import { type BestMoveRequest, bestMove, gamesAnswer, movesAnswer } from '@tahoun/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { games } from '../engine/games.js';
import type { RequestReport } from '../service/platform.js';
import { type TestApp, get, post, problemOf, testApp } from '../testing/test-app.js';

let app: TestApp;
beforeEach(() => {
  app = testApp();
});

/** An answer without the figures that differ from run to run. */
function timeless(answer: object): object {
  // A search of the endpoint always has a node limit, under which textbook searches deepen.
  return { ...answer, earlierNodes: 0, seconds: 0, nps: 0 };
}

/** The engine's answer as the endpoint gives it. */
function scored(request: BestMoveRequest): object {
  const answer = JSON.parse(JSON.stringify(bestMove(games, request)));
  return { ...answer, scoreFor: answer.turn };
}

describe('GET /healthz', () => {
  it('says that the service is alive and which build it is', async () => {
    const response = await get(app, '/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok', build: 'test' });
  });
});

describe('GET /readyz', () => {
  it('says whether the service takes more requests', async () => {
    let isReady = true;
    const asked = testApp({ isReady: () => isReady });
    expect(await (await get(asked, '/readyz')).json()).toEqual({ status: 'ready', build: 'test' });
    isReady = false;
    const response = await get(asked, '/readyz');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await problemOf(response)).toMatchObject({ status: 503, code: 'not-ready' });
    expect((await get(app, '/readyz')).status).toBe(200);
  });
});

describe('OPTIONS without an origin', () => {
  it.each(['/healthz', '/readyz', '/docs'])('%s tells what the route allows', async (path) => {
    const response = await app.request(path, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

describe('GET /openapi.json', () => {
  it('is confirmed to whoever has it, and compressed for whoever takes that', async () => {
    const first = await get(app, '/openapi.json');
    const tag = first.headers.get('etag') as string;
    expect(tag).toMatch(/^W\/"/);
    const again = await get(app, '/openapi.json', {}, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const packed = await get(
      testApp({ compresses: true }),
      '/openapi.json',
      {},
      { 'Accept-Encoding': 'gzip' },
    );
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).text()).toBe(await first.text());
  });
});

describe('GET /v1/games', () => {
  it("answers with the engine's list and what this client may ask for", async () => {
    const response = await get(app, '/v1/games');
    expect(response.status).toBe(200);
    const ceilings = {
      nodes: 200_000,
      defaultNodes: 100_000,
      time: 200,
      depth: 200,
      multipv: 20,
      threads: 1,
      batch: 32,
      treeNodes: 2000,
      nodesPerMinute: 1e12,
    };
    const expected = gamesAnswer(games).map((game) => ({ ...game, ceilings }));
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(expected)));
  });
});

it('/v1/games tells of jobs where there are any, of no time where the clock stands still, and of a low default', async () => {
  const ceilings = { nodes: 700, threads: 1, treeNodes: 5, jobNodes: 9000 };
  const tier = { ceilings, nodesPerMinute: 1e6 };
  const tiers = { anonymous: tier, keyed: tier };
  const [game] = (await (await get(testApp({ tiers }), '/v1/games')).json()) as { ceilings: object }[];
  expect(game?.ceilings).toEqual({
    nodes: 700,
    defaultNodes: 700,
    depth: 200,
    multipv: 20,
    threads: 1,
    batch: 32,
    treeNodes: 5,
    jobNodes: 9000,
    nodesPerMinute: 1e6,
  });
});

describe('/v1/legal-moves', () => {
  it('answers for the initial position when none is given', async () => {
    const response = await get(app, '/v1/legal-moves', { game: 'chocolate' });
    expect(await response.json()).toEqual(movesAnswer(games, { game: 'chocolate' }));
  });

  it('takes options of the game from a query and from a body', async () => {
    const expected = movesAnswer(games, { game: 'zabor', variants: { size: '2x1' } });
    expect(expected.moves).toEqual(['a1', 'b1']);
    const byGet = await get(app, '/v1/legal-moves', { game: 'zabor', variant: 'size=2x1' });
    expect(await byGet.json()).toEqual(expected);
    const byPost = await post(app, '/v1/legal-moves', { game: 'zabor', variant: { size: '2x1' } });
    expect(await byPost.json()).toEqual(expected);
  });

  it('answers with no moves for a finished game', async () => {
    const response = await get(app, '/v1/legal-moves', { game: 'zabor', position: 'bbr b' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      moves: [],
      over: true,
      result: '1-0',
      winner: 'b',
      margin: 1,
    });
  });
});

const QUESTIONS: readonly { query: Record<string, string>; body: object; engine: BestMoveRequest }[] = [
  { query: { game: 'zabor' }, body: { game: 'zabor' }, engine: { game: 'zabor' } },
  {
    query: { game: 'zabor', position: '...../...../..b../...../..... r', nodes: '5000' },
    body: { game: 'zabor', position: '...../...../..b../...../..... r', nodes: 5000 },
    engine: { game: 'zabor', position: '...../...../..b../...../..... r', nodes: 5000 },
  },
  {
    query: { game: 'zabor', variant: 'map=5x5', algorithm: 'minimax', depth: '2' },
    body: { game: 'zabor', variant: { map: '5x5' }, algorithm: 'minimax', depth: 2 },
    engine: { game: 'zabor', variants: { map: '5x5' }, algorithm: 'minimax', depth: 2 },
  },
  {
    query: { game: 'zabor', algorithm: 'second-search', depth: '2', verifyDepth: '1' },
    body: { game: 'zabor', algorithm: 'second-search', depth: 2, verifyDepth: 1 },
    engine: { game: 'zabor', algorithm: 'second-search', depth: 2, verifyDepth: 1 },
  },
  {
    query: { game: 'zabor', level: '2', seed: '7' },
    body: { game: 'zabor', level: 2, seed: 7 },
    engine: { game: 'zabor', level: 2, seed: 7 },
  },
  {
    query: { game: 'zabor', algorithm: 'random', seed: '4294967295' },
    body: { game: 'zabor', algorithm: 'random', seed: 0xffffffff },
    engine: { game: 'zabor', algorithm: 'random', seed: 0xffffffff },
  },
  {
    query: { game: 'chocolate', position: '3x5+2x2 A', multipv: '3' },
    body: { game: 'chocolate', position: '3x5+2x2 A', multipv: 3 },
    engine: { game: 'chocolate', position: '3x5+2x2 A', multiPv: 3 },
  },
  {
    query: { game: 'chocolate', position: '3x5 A', moves: '3x5=3x3+2x3  3x5=1x5+2x5' },
    body: { game: 'chocolate', position: '3x5 A', moves: ['3x5=3x3+2x3', '3x5=1x5+2x5'] },
    engine: { game: 'chocolate', position: '3x5 A', moves: ['3x5=3x3+2x3', '3x5=1x5+2x5'] },
  },
  {
    query: { game: 'chocolate', position: '1x3 B' },
    body: { game: 'chocolate', position: '1x3 B' },
    engine: { game: 'chocolate', position: '1x3 B' },
  },
];

describe('/v1/best-move', () => {
  it.each(QUESTIONS)('answers $query as the engine does', async ({ query, body, engine }) => {
    const expected = scored(engine);
    const byGet = await get(app, '/v1/best-move', query);
    expect(byGet.status).toBe(200);
    expect(byGet.headers.get('content-type')).toBe('application/json');
    expect(timeless((await byGet.json()) as object)).toEqual(timeless(expected));
    const byPost = await post(app, '/v1/best-move', body);
    expect(byPost.status).toBe(200);
    expect(timeless((await byPost.json()) as object)).toEqual(timeless(expected));
  });

  it('answers a finished game with no move and the result', async () => {
    const response = await get(app, '/v1/best-move', { game: 'zabor', position: 'br/rb r' });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      move: null,
      over: true,
      result: '1/2-1/2',
      winner: null,
      pv: [],
      exact: true,
    });
  });

  it('writes the position back in its canonical form', async () => {
    const response = await get(app, '/v1/best-move', { game: 'chocolate', position: ' 2x2 + 5x3  A ' });
    expect(await response.json()).toMatchObject({ position: '3x5+2x2 A' });
  });

  it("hands the request's signal to the search", async () => {
    const client = new AbortController();
    let searched: AbortSignal | undefined;
    const watched = testApp({
      bestMove: async (request, { signal = AbortSignal.abort() } = {}) => {
        searched = signal;
        client.abort();
        return bestMove(games, request, { signal });
      },
    });
    await watched.request('/v1/best-move?game=zabor', { signal: client.signal });
    expect(searched?.aborted).toBe(true);
  });
});

it('hands each search on with the client that asks, so that clients get their turns', async () => {
  const clients: unknown[] = [];
  const told = testApp({
    clientAddress: (c) => c.req.header('who'),
    bestMove: async (request, { client } = {}) => {
      clients.push(...(client ?? []));
      return bestMove(games, request);
    },
  });
  for (const [index, who] of ['1.1.1.1', '2.2.2.2', '1.1.1.1'].entries()) {
    await get(told, '/v1/best-move', { game: 'zabor', nodes: `${10 + index}` }, { who });
  }
  expect(clients).toEqual(['address:1.1.1.1', 'address:2.2.2.2', 'address:1.1.1.1']);
});

describe('cross-origin use', () => {
  it('is open to every page, without credentials', async () => {
    const response = await get(app, '/v1/games', {}, { Origin: 'https://example.org' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'ETag,Location,Retry-After,RateLimit,RateLimit-Policy,X-Request-Id',
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('answers preflights', async () => {
    const response = await app.request('/v1/best-move', {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST,QUERY,DELETE,OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Content-Type,If-None-Match,Authorization,Idempotency-Key,Last-Event-ID,Seat-Key',
    );
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });

  it('lets pages read errors too', async () => {
    const response = await get(app, '/v1/best-move');
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

it('tells browsers to trust nothing in an answer', async () => {
  const { headers } = await get(app, '/v1/games');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toBeNull();
});

it.each([
  ['/healthz', 'application/json', 'no-store', "default-src 'none'; frame-ancestors 'none'"],
  ['/openapi.json', 'application/json', 'public, max-age=3600', "default-src 'none'; frame-ancestors 'none'"],
  [
    '/docs',
    'text/html; charset=UTF-8',
    'public, max-age=3600',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "connect-src 'self'; frame-ancestors 'none'",
  ],
])(
  '%s says what it is, how long it may be kept, and what it may load',
  async (path, type, control, policy) => {
    const { status, headers } = await get(app, path);
    expect(status).toBe(200);
    const names = ['content-type', 'cache-control', 'content-security-policy', 'strict-transport-security'];
    expect(names.map((name) => headers.get(name))).toEqual([type, control, policy, null]);
  },
);

it.each([
  ['/v1/best-move', 'Accept, Authorization'],
  ['/v1/analyse', 'Accept, Authorization'],
  ['/v1/legal-moves', 'Authorization'],
  ['/v1/games', 'Authorization'],
])('%s tells caches whether its answer varies: by %s', async (path, vary) => {
  for (const query of [{ game: 'tic-tac-toe' }, { game: 'none' }]) {
    // The first answer is computed, the second one known.
    await get(app, path, query);
    expect((await get(app, path, query)).headers.get('vary')).toBe(vary);
  }
});

it('reports each request once, also those that no route takes', async () => {
  const reports: RequestReport[] = [];
  const reporting = testApp({ report: (report) => reports.push(report) });
  const ids: (string | null)[] = [];
  for (const [path, method] of [
    ['/v1/games', 'GET'],
    ['/v1/games', 'PUT'],
    ['/v1/jobs/7', 'GET'],
    ['/nothing', 'GET'],
    ['/v1/nothing', 'POST'],
  ] as const) {
    ids.push((await reporting.request(path, { method })).headers.get('x-request-id'));
  }
  const told = reports.map(({ ms, ...report }) => ({ ...report, isTime: ms >= 0 && ms < 60_000 }));
  const rest = {
    client: 'address:unknown',
    problem: null,
    nodes: 0,
    paid: 1000,
    answeredBy: null,
    isTime: true,
  };
  const nowhere = { problem: 'route-unknown' };
  expect(told).toEqual([
    { requestId: ids[0], method: 'GET', route: '/v1/games', status: 200, ...rest },
    {
      requestId: ids[1],
      method: 'PUT',
      route: '*',
      status: 405,
      ...rest,
      problem: 'method-not-allowed',
    },
    {
      requestId: ids[2],
      method: 'GET',
      route: '/v1/jobs/:id',
      status: 404,
      ...rest,
      problem: 'jobs-unavailable',
    },
    { requestId: ids[3], method: 'GET', route: '*', status: 404, ...rest, ...nowhere, client: null, paid: 0 },
    { requestId: ids[4], method: 'POST', route: '*', status: 404, ...rest, ...nowhere },
  ]);
});
