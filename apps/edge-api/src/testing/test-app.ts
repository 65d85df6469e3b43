import type { TaskOptions } from '@tahoun/engine';
import { Scheduler } from '@tahoun/engine/scheduler';
import { expect } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { type Platform, type ProblemDetails, createApp } from '../entries/app.js';
import type { Ceilings } from '../limits/tiers.js';

/** Options of a test for its platform; the defaults are small. */
interface TestPlatform extends Partial<Platform> {
  readonly ceilings?: Partial<Ceilings>;
  readonly bestMove?: Engine['bestMove'];
  readonly nodesPerMinute?: number;
}

const CEILINGS: Ceilings = { nodes: 200_000, timeMs: 200, threads: 1, treeNodes: 2000 };

/** The app over a search on this thread, with small ceilings. */
export function testApp({ ceilings, bestMove, nodesPerMinute = 1e12, ...platform }: TestPlatform = {}) {
  const tier = { ceilings: { ...CEILINGS, ...ceilings }, nodesPerMinute };
  return createApp({
    engine: { ...inlineEngine(), ...(bestMove === undefined ? {} : { bestMove }) },
    tiers: { anonymous: tier, keyed: tier },
    build: 'test',
    log: (fault) => {
      throw new Error(`unexpected: ${fault.error}`);
    },
    ...platform,
  });
}

/** An engine whose searches wait for their turn, one at a time, as on a host with one thread. */
export function inTurns(engine: Engine): Engine {
  const turns = new Scheduler({ slots: 1 });
  const run = <T>({ client: owner, kind, signal, onBegin }: TaskOptions<never>, search: () => Promise<T>) => {
    const begin = () => {
      onBegin?.();
      return search();
    };
    return turns.run({ owner, kind, signal }, { begin });
  };
  return {
    ...engine,
    bestMove: (request, options = {}) => run(options, () => engine.bestMove(request, options)),
    solve: (request, options = {}) => run(options, () => engine.solve(request, options)),
  };
}

export type TestApp = ReturnType<typeof testApp>;

export function get(
  app: TestApp,
  path: string,
  query: Record<string, string> | [string, string][] = {},
  headers = {},
) {
  return app.request(`${path}?${new URLSearchParams(query)}`, { headers });
}

export function post(app: TestApp, path: string, body: unknown) {
  return postText(app, path, JSON.stringify(body));
}

export function postText(
  app: TestApp,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  contentType = 'application/json',
) {
  return app.request(path, { method: 'POST', body, headers: { 'Content-Type': contentType } });
}

/** Checks that an answer is a complete problem document. @returns it. */
export async function problemOf(response: Response): Promise<ProblemDetails> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = (await response.json()) as ProblemDetails;
  expect(problem).toEqual({
    type: `/errors/${problem.code}`,
    title: expect.stringMatching(/^[A-Z][a-z0-9 ]+$/),
    status: response.status,
    detail: expect.stringMatching(/\S.{8,}/),
    ...(response.status === 500 ? { instance: expect.stringMatching(/^urn:uuid:/) } : {}),
    field: problem.field === null ? null : expect.any(String),
    code: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    params: expect.any(Object),
  });
  // No stack traces: neither frames nor file names.
  expect(problem.detail).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.[jt]s\b/);
  return problem;
}
