import { readFileSync } from 'node:fs';
import { WORKERS_TIERS, createApp, inlineEngine } from '@tahoun/edge-api';
import { workerModules } from '@tahoun/edge-api/testing';
import type { BestMoveAnswer } from '@tahoun/engine';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The built bundle in the real runtime of Cloudflare Workers, against the same app in Node. */

const wrangler = readFileSync(new URL('../../apps/edge-api/wrangler.jsonc', import.meta.url), 'utf8');
const compatibilityDate = /"compatibility_date": "([\d-]+)"/.exec(wrangler)?.[1] as string;
const options = { compatibilityDate, cf: false as const };

/** The same ceilings as in the Worker's entry. */
const app = createApp({ engine: inlineEngine(), tiers: WORKERS_TIERS });

const REQUESTS: readonly (readonly [string, Record<string, string>])[] = [
  ['/v1/games', {}],
  ['/v1/legal-moves', { game: 'zabor', position: '.b.#/r..b/..r. r' }],
  ['/v1/legal-moves', { game: 'chocolate', position: '3x4+2*2x2+1x3 B' }],
  ['/v1/best-move', { game: 'zabor' }],
  ['/v1/best-move', { game: 'zabor', variant: 'map=lake', nodes: '30000' }],
  ['/v1/best-move', { game: 'zabor', position: '...../...../..b../...../..... r', level: '3', seed: '5' }],
  ['/v1/best-move', { game: 'zabor', variant: 'size=5', algorithm: 'alpha-beta', depth: '4' }],
  ['/v1/best-move', { game: 'zabor', variant: 'size=5', algorithm: 'minimax', depth: '9' }],
  ['/v1/best-move', { game: 'zabor', multipv: '3', depth: '3' }],
  ['/v1/best-move', { game: 'zabor', position: 'br/rb r' }],
  ['/v1/best-move', { game: 'chocolate' }],
  ['/v1/best-move', { game: 'chocolate', position: '7x9+3x5 A' }],
  ['/v1/best-move', { game: 'chocolate', position: '5x7 B', level: '4', seed: '1' }],
  ['/v1/best-move', { game: 'chocolate', position: '3x5 A', algorithm: 'second-search', depth: '2' }],
  ['/v1/best-move', { game: 'chocolate', position: '1x3 B' }],
  ['/v1/best-move', { game: 'chess', nodes: '500', language: 'cs' }],
  // Refusals.
  ['/v1/socket', {}],
  ['/v1/best-move', {}],
  ['/v1/best-move', { game: 'zabor', gmae: 'x' }],
  ['/v1/best-move', { game: 'zabor', depth: '0' }],
  ['/v1/best-move', { game: 'chess960' }],
  ['/v1/best-move', { game: 'zabor', position: '... x' }],
  ['/v1/best-move', { game: 'zabor', moves: 'z9' }],
  ['/v2/games', {}],
];

interface AnyResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** An answer without the values that differ from run to run. */
async function answerOf(response: AnyResponse) {
  const document = (await response.json()) as object;
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    document: 'seconds' in document ? { ...document, seconds: 0, nps: 0 } : document,
  };
}

describe('the Worker in workerd', () => {
  let worker: Miniflare;
  beforeAll(async () => {
    worker = new Miniflare({ ...options, modules: workerModules() });
    await worker.ready;
  });
  afterAll(() => worker.dispose());

  const ask = (path: string, init: object = {}) => worker.dispatchFetch(`http://localhost${path}`, init);
  const post = (body: string, type: string) =>
    ask('/v1/best-move', { method: 'POST', body, headers: { 'Content-Type': type } });

  it.each(REQUESTS)('answers %s %j as the app does in Node', async (path, query) => {
    const target = `${path}?${new URLSearchParams(query)}`;
    const expected = await answerOf(await app.request(target));
    expect(await answerOf(await ask(target))).toEqual(expected);
  });

  it.each(['stale', 'fen-rank-count', 'none-of-these'])('explains the error %s as in Node', async (code) => {
    const path = `/docs/errors/${code}`;
    // Read at once: Miniflare's wrapper loses a body when the answer that it wraps is collected as garbage.
    const here = await ask(path).then(async (answer) => [answer.status, await answer.text()]);
    const there = await app.request(path);
    expect(here).toEqual([there.status, await there.text()]);
  });

  it('answers a POST as the same GET', async () => {
    const posted = await post(
      JSON.stringify({ game: 'chocolate', position: '5x7 A', nodes: 500 }),
      'application/json',
    );
    const got = await ask('/v1/best-move?game=chocolate&position=5x7+A&nodes=500');
    expect(got.headers.get('etag')).toMatch(/^W\//);
    expect(posted.headers.get('etag')).toBe(got.headers.get('etag'));
    expect((await answerOf(posted)).document).toEqual((await answerOf(got)).document);
  });

  it('reviews a game in a file', async () => {
    const body = JSON.stringify({ game: 'chess', file: '1. f3 e5 2. g4 Qh4# 0-1', nodes: 50_000 });
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
    expect(await answerOf(await ask('/v1/review', init))).toEqual(
      await answerOf(await app.request('/v1/review', init)),
    );
  });

  it('confirms a kept answer', async () => {
    const target = '/v1/best-move?game=zabor&nodes=500';
    const etag = (await ask(target)).headers.get('etag') as string;
    const again = await ask(target, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('refuses long bodies, other content types, deep nesting and other methods', async () => {
    expect((await post(' '.repeat(9000), 'application/json')).status).toBe(413);
    expect((await post('{}', 'text/plain')).status).toBe(415);
    expect((await post('['.repeat(8000), 'application/json')).status).toBe(400);
    expect((await post(`${'['.repeat(4000)}${']'.repeat(4000)}`, 'application/json')).status).toBe(400);
    const deleted = await ask('/v1/best-move', { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, QUERY, OPTIONS']);
  });

  it('knows its build', async () => {
    const { build } = (await (await ask('/healthz')).json()) as { build: string };
    expect(build).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('the Worker while the clock stands still, as it does in production', () => {
  let worker: Miniflare;
  beforeAll(async () => {
    worker = new Miniflare({
      ...options,
      modules: [
        {
          type: 'ESModule',
          path: 'frozen.mjs',
          contents: `
            import './stop-the-clock.mjs';
            import app from './worker.js';
            export default {
              async fetch(request) {
                const from = [Date.now(), performance.now()];
                const response = await app.fetch(request);
                const moved = Date.now() !== from[0] || performance.now() !== from[1];
                return new Response(response.body, { headers: { 'clock-moved': String(moved) } });
              },
            };`,
        },
        {
          type: 'ESModule',
          path: 'stop-the-clock.mjs',
          contents: 'Date.now = () => 1e12; performance.now = () => 0;',
        },
        ...workerModules(),
      ],
    });
    await worker.ready;
  });
  afterAll(() => worker.dispose());

  it.each<[Record<string, string>, number]>([
    [{ game: 'zabor' }, 100_000],
    [{ game: 'zabor', nodes: '5000' }, 5000],
    [{ game: 'zabor', nodes: '999999999' }, 200_000],
    [{ game: 'zabor', level: '8' }, 200_000],
    [{ game: 'zabor', algorithm: 'minimax', depth: '200' }, 200_000],
    // The time never comes; the ceiling of nodes does.
    [{ game: 'zabor', time: '20' }, 200_000],
    [{ game: 'zabor', variant: 'size=9', algorithm: 'alpha-beta', depth: '50', time: '20' }, 200_000],
    [{ game: 'chess', algorithm: 'mcts', time: '20' }, 200_000],
  ])('ends %j after %i nodes', async (query, nodes) => {
    const response = await worker.dispatchFetch(
      `http://localhost/v1/best-move?${new URLSearchParams(query)}`,
    );
    expect(response.headers.get('clock-moved')).toBe('false');
    const answer = (await response.json()) as BestMoveAnswer;
    expect(answer).toMatchObject({ nodes, limitedBy: 'nodes', seconds: 0, nps: 0 });
    expect(answer.move).toMatch(/^\S+$/);
  });

  it('promises no time', async () => {
    const response = await worker.dispatchFetch('http://localhost/v1/games');
    const games = (await response.json()) as { ceilings: object }[];
    for (const { ceilings } of games) expect(Object.keys(ceilings)).not.toContain('time');
  });
});
