import { bestMove } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { get, post, testApp } from './testing.js';

/** An app that counts its searches. */
function countingApp(build = 'test') {
  const count = { searches: 0 };
  const app = testApp({
    build,
    bestMove: async (request, { signal = AbortSignal.abort() } = {}) => {
      count.searches++;
      return bestMove(request, { signal });
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

    for (const tags of [etag, etag.slice(2), `"other", ${etag}`]) {
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
    // Both ask for more than the ceiling.
    expect(await etagOf({ game: 'zabor', nodes: '9999999' })).toBe(
      await etagOf({ game: 'zabor', nodes: '99999999' }),
    );
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
  it('is not kept when the clock limits the search', async () => {
    const response = await get(testApp(), '/v1/best-move', { game: 'zabor', time: '5' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  it('is not kept when the search was stopped from outside', async () => {
    const app = testApp({ bestMove: async (request) => bestMove(request, { signal: AbortSignal.abort() }) });
    const response = await get(app, '/v1/best-move', { game: 'zabor' });
    expect(await response.clone().json()).toMatchObject({ limitedBy: 'stop' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });
});
