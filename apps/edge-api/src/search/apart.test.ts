import { describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { get, inTurns, post, testApp } from '../testing/test-app.js';
import { EdgeCache, MAX_KEPT_ANSWER, MemoryCache } from './caches.js';

describe('different questions', () => {
  const SMALL = { game: 'zabor', position: '.../... b' };
  const LARGER = { game: 'zabor', position: '.../.../... b' };

  it.each([
    ['/v1/solve', {}, { nodes: 5000 }],
    ['/v1/tree', { algorithm: 'minimax', depth: 1 }, { algorithm: 'minimax', depth: 2 }],
    ['/v1/best-move', { depth: 1 }, { depth: 2 }],
    ['/v1/play', { moves: ['a1'] }, { moves: ['b1'] }],
    ['/v1/eval', {}, { evaluation: 'textbook' }],
  ])(
    'to %s have different entity tags, so that nobody is told to keep the wrong answer',
    async (path, one, other) => {
      const app = testApp();
      const asked = [SMALL, LARGER].flatMap((position) =>
        [one, other].map((more) => ({ ...position, ...more })),
      );
      const responses = await Promise.all(asked.map((body) => post(app, path, body)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(4);
    },
  );
});

it('every answer has a name of its own, whatever the client calls its request', async () => {
  const app = testApp();
  const ask = () => get(app, '/v1/games', {}, { 'X-Request-Id': 'mine' });
  const names = (await Promise.all([ask(), ask()])).map(({ headers }) => headers.get('x-request-id'));
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Set(names).size).toBe(2);
});

it('whether the domain is reached by HTTPS alone is left to its operator', async () => {
  const { headers } = await get(testApp(), '/v1/games');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('one answer in memory is limited with its key, so that a few large ones do not drive out all others', async () => {
  const cache = new MemoryCache();
  const most = MAX_KEPT_ANSWER;
  await cache.set('k', 'x'.repeat(most - 1));
  expect(await cache.get('k')).toHaveLength(most - 1);
  await cache.set('kk', 'x'.repeat(most - 1));
  expect(await cache.get('kk')).toBeNull();
});

it('no answer beyond that size is kept by a data centre either', async () => {
  const kept: string[] = [];
  const cache = new EdgeCache({ match: async () => undefined, put: async ({ url }) => void kept.push(url) });
  await cache.set('most', 'x'.repeat(MAX_KEPT_ANSWER));
  await cache.set('more', 'x'.repeat(MAX_KEPT_ANSWER + 1));
  expect(kept).toEqual(['https://answers.invalid/most']);
});

it('a service that closes stops the job that runs and begins none of those that wait', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const endless: Engine = {
    ...inlineEngine(),
    bestMove: (_request, { signal } = {}) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  };
  const jobs = new EmbeddedJobs(inTurns(endless), new MemoryRateLimiter());
  const task = { kind: 'best-move', request: { game: 'zabor', nodes: 5 } } as const;
  const payer = { name: 'jobs:a', nodesPerMinute: 10 };
  await jobs.add(task, payer);
  await jobs.add(task, payer);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await jobs.close();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
