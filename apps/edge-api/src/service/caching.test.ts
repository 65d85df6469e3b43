import { type Games, bestMove, solve } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { webDigest } from '../http/digest.js';
import { MemoryCache } from '../search/caches.js';
import { type TestApp, get, post, testApp } from '../testing/test-app.js';

/** An app that counts its searches. */
function countingApp(build = 'test') {
  const count = { searches: 0 };
  const app = testApp({
    build,
    bestMove: async (request, { signal = AbortSignal.abort() } = {}) => {
      count.searches++;
      return bestMove(games, request, { signal });
    },
  });
  return { app, count };
}

const etagOf = async (query: Record<string, string>, build?: string) =>
  (await get(countingApp(build).app, '/v1/best-move', { nodes: '100', ...query })).headers.get('etag');

describe('an answer that follows from its question', () => {
  it('may be kept, and is confirmed without a search', async () => {
    const { app, count } = countingApp();
    const query = { game: 'zabor', nodes: '1000' };
    const first = await get(app, '/v1/best-move', query);
    const etag = first.headers.get('etag') as string;
    expect(etag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(count.searches).toBe(1);

    for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get(app, '/v1/best-move', query, { 'If-None-Match': tags });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    }
    expect(count.searches).toBe(1);

    const changed = await get(app, '/v1/best-move', query, { 'If-None-Match': '"other"' });
    expect(changed.status).toBe(200);
  });

  it('is confirmed by a server that has never searched for it, to a GET and a QUERY but not to a POST', async () => {
    const etag = (await etagOf({ game: 'zabor' })) as string;
    const { app, count } = countingApp();
    const has = { 'If-None-Match': etag };
    expect((await get(app, '/v1/best-move', { game: 'zabor', nodes: '100' }, has)).status).toBe(304);
    const headers = { 'Content-Type': 'application/json', ...has };
    const statusOf = async (method: string) => {
      const body = JSON.stringify({ game: 'zabor', nodes: 100 });
      return (await app.request('/v1/best-move', { method, headers, body })).status;
    };
    expect([await statusOf('QUERY'), count.searches]).toEqual([304, 0]);
    expect([await statusOf('POST'), count.searches]).toEqual([200, 1]);
  });

  it.each(['/v1/games', '/v1/legal-moves?game=zabor'])('%s is confirmed too', async (path) => {
    const app = testApp();
    const etag = (await app.request(path)).headers.get('etag') as string;
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('has one tag however it is asked for', async () => {
    const initial = '......./......./......./......./......./......./....... b';
    const plain = await etagOf({ game: 'zabor' });
    expect(await etagOf({ game: 'zabor', position: initial })).toBe(plain);
    expect(await etagOf({ game: 'zabor', position: ` ${initial} ` })).toBe(plain);
    const app = testApp();
    const posted = await post(app, '/v1/best-move', { nodes: 100, game: 'zabor' });
    expect(posted.headers.get('etag')).toBe(plain);
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const constants = { game: 'atari-go', algorithm: 'greedy', nodes: 100 };
    const tagWith = async (parameters: object) =>
      (await post(app, '/v1/best-move', { ...constants, parameters })).headers.get('etag');
    expect(await tagWith({ delta: 2, alpha: 1.5 })).toBe(await tagWith({ alpha: 1.5, delta: 2 }));
    expect(await tagWith({ alpha: 1.5 })).not.toBe(await tagWith({}));
    const treeTag = async (moves: string[]) =>
      (await post(app, '/v1/tree', { game: 'chess', depth: 1, moves })).headers.get('etag');
    expect(await treeTag(['e2e4', 'Ng1f3'])).toBe(await treeTag(['e4', 'Nf3']));
    expect(await treeTag(['Nf3', 'e4'])).not.toBe(await treeTag(['e4', 'Nf3']));
    // Both ask for more than the ceiling.
    const most = (nodes: string) => etagOf({ game: 'tic-tac-toe', nodes });
    expect(await most('9999999')).toBe(await most('99999999'));
  });

  it('has another tag for another question or another build', async () => {
    const queries: Record<string, string>[] = [
      { game: 'zabor' },
      { game: 'chocolate' },
      { game: 'zabor', variant: 'size=5' },
      { game: 'zabor', seed: '1' },
      { game: 'zabor', depth: '2' },
      { game: 'zabor', level: '2' },
      { game: 'zabor', multipv: '2' },
      { game: 'zabor', moves: 'a1' },
      { game: 'zabor', moves: 'a1 b1' },
      { game: 'zabor', nodes: '101' },
      { game: 'zabor', algorithm: 'greedy' },
    ];
    const tags = await Promise.all([
      ...queries.map((query) => etagOf(query)),
      etagOf({ game: 'zabor' }, 'later'),
    ]);
    expect(new Set(tags).size).toBe(queries.length + 1);
  });

  const zabor = { game: 'zabor' };
  const chess = { game: 'chess' };
  it.each<[string, object, object]>([
    ['/v1/legal-moves', zabor, chess],
    ['/v1/eval', zabor, { ...zabor, evaluation: 'textbook' }],
    ['/v1/play', { ...zabor, moves: ['a1'] }, { ...zabor, moves: ['b1'] }],
    ['/v1/play', { ...chess, moves: ['Nf3'] }, { ...chess, played: ['e4', 'e5'], moves: ['Nf3'] }],
    ['/v1/analyse', { ...zabor, nodes: 10 }, { ...zabor, nodes: 11 }],
    ['/v1/batch', { positions: [zabor], nodes: 10 }, { positions: [zabor], nodes: 11 }],
    ['/v1/batch', { positions: [zabor], nodes: 10 }, { positions: [zabor, zabor], nodes: 10 }],
    ['/v1/solve', { ...zabor, nodes: 10 }, { ...zabor, nodes: 11 }],
    ['/v1/tree', { ...zabor, depth: 1, limit: 5 }, { ...zabor, depth: 1, limit: 6 }],
  ])('has a tag of its own at %s: %j is not %j', async (path, one, other) => {
    const app = testApp();
    const tagOf = async (body: object) => (await post(app, path, body)).headers.get('etag');
    const tags = [await tagOf(one), await tagOf(other)];
    expect(tags).toEqual([expect.any(String), expect.any(String)]);
    expect(tags[0]).not.toBe(tags[1]);
  });

  it('has a tag of its own as a picture: for its form, position, colours and width', async () => {
    const app = testApp({ rasterise: async () => new Uint8Array([1]) });
    const pictures = ['svg?game=zabor', 'svg?game=chess', 'svg?game=zabor&theme=dark'];
    const drawn = ['png?game=zabor', 'png?game=chess', 'png?game=zabor&width=64'];
    const tags = [...pictures, ...drawn].map(async (picture) =>
      (await app.request(`/v1/board.${picture}`)).headers.get('etag'),
    );
    expect(new Set(await Promise.all(tags)).size).toBe(6);
  });

  it('is not confirmed for a question that is refused', async () => {
    const { app } = countingApp();
    const response = await get(
      app,
      '/v1/best-move',
      { game: 'zabor', moves: 'z9' },
      { 'If-None-Match': '*' },
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('etag')).toBeNull();
  });
});

describe('an answer that chance has a part in', () => {
  it.each<[string, string, object]>([
    ['the clock', '/v1/best-move', { game: 'tic-tac-toe', time: 100 }],
    ['the clock', '/v1/analyse', { game: 'tic-tac-toe', time: 100 }],
    ['the clock', '/v1/solve', { game: 'tic-tac-toe', time: 100 }],
    ['the order of threads', '/v1/best-move', { game: 'tic-tac-toe', threads: 2 }],
    ['the order of threads', '/v1/analyse', { game: 'tic-tac-toe', threads: 5 }],
  ])('as it is with %s at %s is not kept', async (_chance, path, body) => {
    const count = { searches: 0 };
    const counted = (run: (games: Games, request: never) => object) =>
      (async ({ threads: _threads, ...request }: { threads?: number }) => {
        count.searches++;
        return run(games, request as never);
      }) as never;
    const engine = { ...inlineEngine(), bestMove: counted(bestMove), solve: counted(solve) };
    const app = testApp({ engine, ceilings: { threads: 2 }, cache: new MemoryCache() });
    for (const times of [1, 2]) {
      const response = await post(app, path, body);
      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).toBeNull();
      expect(count.searches).toBe(times);
    }
  });

  it('is kept where one search has one thread and no clock to look at, whatever is asked for', async () => {
    const still = { nodes: 1000, threads: 1, treeNodes: 10 };
    const tier = { ceilings: still, nodesPerMinute: 1e9 };
    const app = testApp({ tiers: { anonymous: tier, keyed: tier } });
    const tagOf = async (query: Record<string, string>) =>
      (await get(app, '/v1/best-move', { game: 'zabor', ...query })).headers.get('etag');
    expect(await tagOf({ depth: '1', time: '50', threads: '4' })).toBe(await tagOf({ depth: '1' }));
  });
});

const question = { game: 'tic-tac-toe', nodes: 50 };
const PATHS = [
  '/v1/games',
  '/v1/legal-moves?game=zabor',
  '/v1/eval?game=zabor',
  '/v1/best-move?game=tic-tac-toe&nodes=50',
  '/v1/analyse?game=tic-tac-toe&nodes=50',
  '/v1/board.svg?game=zabor',
  '/v1/board.png?game=zabor',
];
const BODIES: [string, object][] = [
  ['/v1/legal-moves', { game: 'zabor' }],
  ['/v1/eval', { game: 'zabor' }],
  ['/v1/play', { game: 'zabor', moves: ['a1'] }],
  ['/v1/best-move', question],
  ['/v1/analyse', question],
  ['/v1/batch', { positions: [question] }],
  ['/v1/solve', question],
  ['/v1/tree', question],
];

describe('who may keep an answer', () => {
  const anybody = 'public, max-age=3600';
  const onlyTheClient = 'private, max-age=3600';
  const keyed = { Authorization: 'Bearer good' };

  const appWithKeys = async () =>
    testApp({
      keyHashes: new Set([await webDigest('good')]),
      cache: new MemoryCache(),
      rasterise: async () => new Uint8Array([1]),
    });

  const control = async (app: TestApp, path: string, init: RequestInit) => {
    const response = await app.request(path, init);
    return [response.status, response.headers.get('cache-control')];
  };

  it.each(PATHS)('everybody that of GET and HEAD %s, unless a key was sent', async (path) => {
    const app = await appWithKeys();
    // Both clients ask in turn, first for a computed answer and then once more in the same words.
    for (let time = 0; time < 2; time++) {
      for (const method of ['GET', 'HEAD']) {
        expect(await control(app, path, { method, headers: keyed })).toEqual([200, onlyTheClient]);
        expect(await control(app, path, { method })).toEqual([200, anybody]);
      }
    }
    const tag = (await app.request(path)).headers.get('etag') as string;
    const has = { 'If-None-Match': tag };
    expect(await control(app, path, { headers: has })).toEqual([304, anybody]);
    expect(await control(app, path, { headers: { ...has, ...keyed } })).toEqual([304, onlyTheClient]);
  });

  it.each(BODIES)('nobody that of POST and QUERY %s, with a key or without', async (path, body) => {
    const app = await appWithKeys();
    for (const method of ['POST', 'QUERY', 'POST', 'QUERY']) {
      for (const key of [{}, keyed]) {
        const headers = { 'Content-Type': 'application/json', ...key };
        const asked = { method, headers, body: JSON.stringify(body) };
        expect(await control(app, path, asked)).toEqual([200, 'no-store']);
      }
    }
  });

  it('nobody a problem, a stream or a question confirmed for a QUERY', async () => {
    const app = await appWithKeys();
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(question);
    const asked = { method: 'QUERY', headers, body };
    const tag = (await app.request('/v1/best-move', asked)).headers.get('etag') as string;
    const confirmed = { ...asked, headers: { ...headers, 'If-None-Match': tag } };
    expect(await control(app, '/v1/best-move', confirmed)).toEqual([304, 'no-store']);
    expect(await control(app, '/v1/best-move?game=none', {})).toEqual([404, 'no-store']);
    expect(await control(app, '/v1/best-move/stream?game=tic-tac-toe', {})).toEqual([200, 'no-store']);
    expect(await control(app, '/healthz', {})).toEqual([200, 'no-store']);
  });
});
