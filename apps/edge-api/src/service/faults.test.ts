import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { type TestApp, get, problemOf, testApp } from '../testing/test-app.js';
import type { Fault } from './platform.js';

const body = { game: 'zabor', nodes: 100 };

/** Asks, and leaves when the search has begun, which breaks down then. */
async function leave(path: string, asked: object, leaves: boolean) {
  const client = new AbortController();
  const faults: Fault[] = [];
  const breaks = async () => {
    if (leaves) client.abort();
    throw new Error('broken in the middle');
  };
  const engine: Engine = { ...inlineEngine(), bestMove: breaks, solve: breaks, writtenTree: breaks };
  const response = await testApp({ engine, log: (fault) => faults.push(fault) }).request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
    signal: client.signal,
  });
  return { problem: await problemOf(response), faults };
}

describe.each<[string, object]>([
  ['/v1/best-move', body],
  ['/v1/analyse', body],
  ['/v1/solve', body],
  ['/v1/tree', body],
  ['/v1/batch', { positions: [body] }],
])('a search at %s that broke down', (path, asked) => {
  it('because its client left is told as that, and no fault of the service', async () => {
    const { problem, faults } = await leave(path, asked, true);
    expect(problem).toMatchObject({ status: 503, code: 'cancelled' });
    expect(faults).toEqual([]);
  });

  it('while its client waits is a fault, which is logged', async () => {
    const { problem, faults } = await leave(path, asked, false);
    expect(problem).toMatchObject({ status: 500, code: 'internal' });
    expect(problem.detail).not.toContain('broken');
    expect(faults).toEqual([
      expect.objectContaining({
        path,
        method: 'POST',
        // With the place where it broke.
        error: expect.stringMatching(/broken in the middle\n +at /),
      }),
    ]);
    expect(problem.instance).toBe(`urn:uuid:${faults[0]?.requestId}`);
  });
});

it('500: an unexpected error is logged under the id that the answer names, and nothing else told', async () => {
  const entries: string[] = [];
  const failing = testApp({
    bestMove: async () => {
      throw new TypeError('secret of the house');
    },
    log: ({ error, requestId, method, path }) => entries.push(`${requestId} ${method} ${path} ${error}`),
  });
  const response = await get(failing, '/v1/best-move', { game: 'zabor' });
  expect(response.status).toBe(500);
  const problem = await problemOf(response);
  expect(problem.code).toBe('internal');
  expect(JSON.stringify(problem)).not.toContain('secret');
  const id = problem.instance?.replace('urn:uuid:', '') as string;
  expect(problem.detail).toContain(id);
  expect(entries).toEqual([expect.stringContaining(id)]);
  expect(entries[0]).toMatch(/GET \/v1\/best-move.*secret of the house/);
});

describe('what is no route', () => {
  let app: TestApp;
  beforeEach(() => {
    app = testApp();
  });

  it.each([
    ['PUT', '/v1/best-move', 'GET, HEAD, POST, QUERY, OPTIONS'],
    ['DELETE', '/v1/legal-moves', 'GET, HEAD, POST, QUERY, OPTIONS'],
    ['POST', '/v1/games', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
  ])('405: %s %s', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code: 'method-not-allowed', params: { method, allow } });
    expect(problem.detail).toContain(method);
  });

  it.each(['/', '/v1', '/v1/bestmove', '/v1/best-move/', '/v2/games', `/${'x'.repeat(300)}`])(
    '404: %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      const problem = await problemOf(response);
      expect(problem).toMatchObject({ code: 'route-unknown' });
      expect(problem.detail).toContain(path.slice(0, 50));
      expect(problem.detail.length).toBeLessThan(200);
    },
  );
});
