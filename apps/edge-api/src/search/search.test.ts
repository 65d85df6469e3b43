import { bestMove } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import type { RequestReport } from '../service/platform.js';
import { get, post, testApp } from '../testing/test-app.js';
import { EdgeCache, MemoryCache } from './caches.js';
import { InFlight } from './in-flight.js';

/** A promise, and the functions that settle it. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('InFlight', () => {
  it('shares one search between those who ask for the same', async () => {
    const searches = new InFlight<number, string>();
    const { promise, resolve } = deferred<number>();
    let started = 0;
    const join = (key: string) =>
      searches.join(key, 'client', new AbortController().signal, () => {
        started++;
        return promise;
      });
    const both = Promise.all([join('a'), join('a'), join('b')]);
    resolve(7);
    expect((await both).map(({ answer, isShared }) => [answer, isShared])).toEqual([
      [7, false],
      [7, true],
      [7, false],
    ]);
    expect(started).toBe(2);
    await join('a');
    expect(started).toBe(3);
  });

  it('stops it when the last has left, and begins anew for who comes then', async () => {
    const searches = new InFlight<number, string>();
    const stopped: AbortSignal[] = [];
    const answers = [deferred<number>(), deferred<number>()];
    const join = (signal: AbortSignal) =>
      searches.join('a', 'client', signal, (whole) => {
        const { promise } = answers[stopped.length] as ReturnType<typeof deferred<number>>;
        stopped.push(whole);
        return promise;
      });
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    const joined = [join(first.signal), join(second.signal)];
    first.abort();
    expect(stopped[0]?.aborted).toBe(false);
    second.abort();
    expect(stopped[0]?.aborted).toBe(true);
    const late = join(third.signal);
    expect(stopped).toHaveLength(2);
    answers[0]?.resolve(1);
    answers[1]?.resolve(2);
    expect((await Promise.all(joined)).map(({ answer }) => answer)).toEqual([1, 1]);
    expect((await late).answer).toBe(2);
  });

  it('tells every step to each who watches, those missed first', async () => {
    const searches = new InFlight<number, string>();
    const { promise, resolve } = deferred<number>();
    let tell: (step: string) => void = () => undefined;
    const join = (client: AbortController, heard: string[]) =>
      searches.join(
        'a',
        'client',
        client.signal,
        (_whole, told) => {
          tell = told;
          told('1');
          return promise;
        },
        (step) => heard.push(step),
      );
    const [first, second]: [string[], string[]] = [[], []];
    const both = [join(new AbortController(), first)];
    tell('2');
    both.push(join(new AbortController(), second));
    tell('3');
    resolve(7);
    await Promise.all(both);
    tell('4');
    expect([first, second]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
  });
});

it('a search is of all clients that wait for it at the moment', async () => {
  const searches = new InFlight<number, string>();
  const { promise, resolve } = deferred<number>();
  let owners: ReadonlySet<string> = new Set();
  const join = (client: string, signal = new AbortController().signal) =>
    searches.join('a', client, signal, (_stop, _tell, clients) => {
      owners = clients;
      return promise;
    });
  const leaving = [new AbortController(), new AbortController()];
  const joined = [join('one'), ...leaving.map(({ signal }) => join('two', signal))];
  expect([...owners]).toEqual(['one', 'two']);
  leaving[0]?.abort();
  expect([...owners]).toEqual(['one', 'two']);
  leaving[1]?.abort();
  expect([...owners]).toEqual(['one']);
  resolve(1);
  await Promise.all(joined);
});

it('a search that breaks down does so for all who wait, and the next one begins anew', async () => {
  const searches = new InFlight<number, string>();
  const join = (start: () => Promise<number>) =>
    searches.join('a', 'client', new AbortController().signal, start);
  const broken = () => Promise.reject(new Error('out of order'));
  const both = await Promise.allSettled([join(broken), join(() => Promise.resolve(1))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await join(() => Promise.resolve(2))).toEqual({ answer: 2, isShared: false });
});

it('a search for a client that has left already is stopped, and told to nobody else', async () => {
  const searches = new InFlight<number, string>();
  const heard: string[] = [];
  let stopped = false;
  const start = (signal: AbortSignal, tell: (step: string) => void) => {
    return Promise.resolve().then(() => {
      stopped = signal.aborted;
      tell('late');
      return 3;
    });
  };
  expect(await searches.join('a', 'client', AbortSignal.abort(), start, (step) => heard.push(step))).toEqual({
    answer: 3,
    isShared: false,
  });
  expect([stopped, heard]).toEqual([true, []]);
});

it('the cache of a data centre keeps answers for a day, under addresses that nobody has', async () => {
  const kept = new Map<string, Response>();
  const cache = new EdgeCache({
    match: async ({ url }) => kept.get(url),
    put: async ({ url }, response) => void kept.set(url, response),
  });
  expect(await cache.get('k')).toBeNull();
  await cache.set('k', '{"a":1}');
  const [[url, response] = []] = kept;
  expect(url).toBe('https://answers.invalid/k');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response?.headers.get('content-type')).toBe('application/json');
  expect(await cache.get('k')).toBe('{"a":1}');
});

describe('the answers of searches', () => {
  /** An app that counts its searches, and reports of its requests. */
  function countingApp() {
    const reports: RequestReport[] = [];
    const count = { searches: 0 };
    const engine = inlineEngine();
    const app = testApp({
      cache: new MemoryCache(),
      report: (report) => reports.push(report),
      bestMove: async (request, options) => {
        count.searches++;
        return engine.bestMove(request, options);
      },
    });
    return { app, count, reports };
  }

  it('are kept, however the question is written', async () => {
    const { app, count, reports } = countingApp();
    const first = await (
      await get(app, '/v1/best-move', { game: 'chess', played: 'e4 e5', nodes: '500' })
    ).json();
    const again = await post(app, '/v1/best-move', { nodes: 500, played: ['e2e4', 'e7e5'], game: 'chess' });
    expect(await again.json()).toEqual(first);
    expect(count.searches).toBe(1);
    expect(reports.map(({ route, answeredBy, nodes }) => [route, answeredBy, nodes])).toEqual([
      ['/v1/best-move', 'search', 500],
      ['/v1/best-move', 'cache', 0],
    ]);
  });

  it('are handed on as they are kept, without being read', async () => {
    const app = testApp({ cache: { get: async () => '{"kept": "as it is"}', set: async () => undefined } });
    for (const path of ['/v1/best-move', '/v1/analyse', '/v1/solve', '/v1/tree']) {
      const response = await post(app, path, { game: 'zabor', depth: undefined });
      expect([path, await response.text()]).toEqual([path, '{"kept": "as it is"}']);
    }
  });

  it('are not kept where chance has a part in them', async () => {
    const { app, count } = countingApp();
    for (const query of [{ time: '50' }, { time: '50' }]) {
      await get(app, '/v1/best-move', { game: 'zabor', depth: '1', ...query });
    }
    expect(count.searches).toBe(2);
    const stopped = testApp({
      cache: new MemoryCache(),
      bestMove: async (request) => bestMove(games, request, { signal: AbortSignal.abort() }),
    });
    const response = await get(stopped, '/v1/best-move', { game: 'zabor' });
    expect(response.headers.get('etag')).toBeNull();
  });

  it('are found anew where the cache fails', async () => {
    const broken = () => Promise.reject(new Error('the cache is away'));
    const app = testApp({ cache: new EdgeCache({ match: broken, put: broken }) });
    const response = await get(app, '/v1/best-move', { game: 'zabor', nodes: '100' });
    expect(response.status).toBe(200);
  });

  it('are shared by requests at the same time, and paid for once', async () => {
    const { app, count, reports } = countingApp();
    const ask = () => get(app, '/v1/best-move', { game: 'zabor', nodes: '1000' });
    await Promise.all([ask(), ask(), ask()]);
    expect(count.searches).toBe(1);
    expect(reports.map(({ nodes }) => nodes).sort()).toEqual([0, 0, 1000]);
  });
});
