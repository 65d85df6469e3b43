import { describe, expect, it } from 'vitest';
import { inlineEngine } from './inline-engine.js';
import type { Engine, Fault } from './platform.js';
import { problemOf, testApp } from './testing.js';

const body = { game: 'zabor', nodes: 100 };

/** Asks, and leaves when the search has begun, which breaks down then. */
async function leave(path: string, asked: object, leaves: boolean) {
  const client = new AbortController();
  const faults: Fault[] = [];
  const breaks = async () => {
    if (leaves) client.abort();
    throw new Error('broken in the middle');
  };
  const engine: Engine = { ...inlineEngine(), bestMove: breaks, solve: breaks, tree: breaks };
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
        error: expect.stringContaining('broken in the middle'),
      }),
    ]);
    expect(problem.instance).toBe(`urn:uuid:${faults[0]?.requestId}`);
  });
});
