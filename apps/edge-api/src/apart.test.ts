import { describe, expect, it } from 'vitest';
import { MemoryCache } from './search/memory-cache.js';
import { get, post, problemOf, testApp } from './testing.js';

describe('different questions', () => {
  const SMALL = { game: 'zabor', position: '.../... b' };
  const LARGER = { game: 'zabor', position: '.../.../... b' };

  it.each([
    ['/v1/solve', {}, { nodes: 5000 }],
    ['/v1/tree', { algorithm: 'minimax', depth: 1 }, { algorithm: 'minimax', depth: 2 }],
    ['/v1/best-move', { depth: 1 }, { depth: 2 }],
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

describe('a refusal', () => {
  it('of a name says in its parameters what was found, and which are accepted', async () => {
    const response = await post(testApp(), '/v1/best-move', { game: 'zabor', algorithm: 'guess' });
    const { params } = await problemOf(response);
    expect(params).toMatchObject({ found: 'guess', accepts: expect.stringContaining('alpha-beta') });
  });

  it('of a yes or no says in its parameters where it stands, and what was found', async () => {
    const response = await get(testApp(), '/v1/best-move', { game: 'zabor', statistics: 'perhaps' });
    const { code, params } = await problemOf(response);
    expect([code, params]).toEqual(['boolean-syntax', { field: 'statistics', found: 'perhaps' }]);
  });
});

it('whether the domain is reached by HTTPS alone is left to its operator', async () => {
  const { headers } = await get(testApp(), '/v1/games');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('the answers in memory are limited with their keys: one that is too large with its key is not kept', async () => {
  const cache = new MemoryCache();
  const most = 50_000_000;
  await cache.set('k', 'x'.repeat(most - 1));
  expect(await cache.get('k')).toHaveLength(most - 1);
  await cache.set('kk', 'x'.repeat(most - 1));
  expect(await cache.get('kk')).toBeNull();
});
