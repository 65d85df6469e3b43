import { type BestMoveAnswer, type TaskOptions, bestMove } from '@tahoun/engine';
import { describe, expect, it, vi } from 'vitest';
import { games } from '../games.js';
import type { Engine } from '../platform.js';
import { Refusal } from '../problem.js';
import { testApp } from '../testing.js';
import { boundedEngine } from './bounded-engine.js';

/** A host whose searches end on demand. */
function slowHost() {
  const searches: {
    end: () => void;
    signal: AbortSignal;
    deadlineMs: number;
    threads: number | undefined;
  }[] = [];
  const answer = bestMove(games, { game: 'tic-tac-toe', depth: 1 });
  const host: Engine = {
    bestMove: ({ threads }, { signal, deadlineMs } = {}) =>
      new Promise<BestMoveAnswer>((resolve) => {
        const end = () => resolve(answer);
        signal?.addEventListener('abort', end);
        searches.push({ end, signal: signal as AbortSignal, deadlineMs: deadlineMs as number, threads });
      }),
    solve: () => Promise.reject(new Error('not asked for')),
    writtenTree: () => Promise.reject(new Error('not asked for')),
    writtenMoves: () => Promise.reject(new Error('not asked for')),
    file: () => Promise.reject(new Error('not asked for')),
  };
  return { host, searches };
}

const BOUNDS = {
  threads: 2,
  waiting: 3,
  clientThreads: 2,
  clientSearches: 9,
  waitMs: 20_000,
  deadlineMs: 1000,
};
const ask = { game: 'tic-tac-toe' };

/** The outcome of a search: `answered`, or the code of its refusal. */
const fate = (search: Promise<unknown>) =>
  search.then(
    () => 'answered',
    (error) => (error instanceof Refusal ? error.code : 'broken'),
  );

describe('boundedEngine', () => {
  it('takes what its threads and its queue hold and refuses the rest', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, BOUNDS);
    const fates = Array.from({ length: 8 }, () => fate(engine.bestMove(ask)));
    expect(engine.load()).toEqual({ running: 2, waiting: 3 });
    while (searches.length > 0) {
      searches.shift()?.end();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await Promise.all(fates)).toEqual([...Array(5).fill('answered'), ...Array(3).fill('too-busy')]);
    expect(engine.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('makes room at once when somebody leaves while waiting, and stops who leaves while searching', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, { ...BOUNDS, threads: 1, waiting: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = fate(engine.bestMove(ask, { signal: running.signal }));
    const second = fate(engine.bestMove(ask, { signal: waiting.signal }));
    expect(await fate(engine.bestMove(ask))).toBe('too-busy');
    waiting.abort();
    expect(await second).toBe('cancelled');
    const third = fate(engine.bestMove(ask));
    running.abort();
    expect(await first).toBe('answered');
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(searches).toHaveLength(2);
    searches[1]?.end();
    expect(await third).toBe('answered');
  });

  it('does not begin a search for somebody who has left already, and keeps no place for it', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, BOUNDS);
    expect(await fate(engine.bestMove(ask, { signal: AbortSignal.abort() }))).toBe('cancelled');
    expect(searches).toEqual([]);
    expect(engine.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses what has waited too long, and gives what begins all its time', async () => {
    vi.useFakeTimers();
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, { ...BOUNDS, threads: 1 });
    const fates = Array.from({ length: 3 }, () => fate(engine.bestMove(ask)));
    await vi.advanceTimersByTimeAsync(BOUNDS.waitMs - 1);
    searches[0]?.end();
    expect(await fates[0]).toBe('answered');
    await vi.advanceTimersByTimeAsync(1);
    expect(await fates[2]).toBe('too-busy');
    expect(engine.load()).toEqual({ running: 1, waiting: 0 });
    searches[1]?.end();
    expect(await fates[1]).toBe('answered');
    expect(searches.map(({ deadlineMs }) => deadlineMs)).toEqual([1000, 1000]);
    vi.useRealTimers();
  });

  it('serves clients in turn, however many searches one of them has waiting', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, { ...BOUNDS, threads: 1, clientThreads: 1, waiting: 9 });
    const done: string[] = [];
    const asked = ['flood', 'flood', 'flood', 'flood', 'second', 'third', 'second'].map((client) =>
      engine.bestMove(ask, { client }).then(() => done.push(client)),
    );
    for (let count = 1; count <= asked.length; count++) {
      await expect.poll(() => searches).toHaveLength(count);
      searches[count - 1]?.end();
    }
    await Promise.all(asked);
    expect(done).toEqual(['flood', 'second', 'third', 'flood', 'second', 'flood', 'flood']);
  });

  it('keeps a thread free for others where a client may not have them all', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, { ...BOUNDS, clientThreads: 1 });
    const flood = Array.from({ length: 3 }, () => fate(engine.bestMove(ask, { client: 'flood' })));
    expect(engine.load()).toEqual({ running: 1, waiting: 2 });
    const other = fate(engine.bestMove(ask, { client: 'other' }));
    expect(engine.load()).toEqual({ running: 2, waiting: 2 });
    searches[1]?.end();
    expect(await other).toBe('answered');
    engine.stop();
    expect(await Promise.all(flood)).toEqual(['answered', 'cancelled', 'cancelled']);
  });

  it('gives a search of several threads those that its client may have, and has others wait for none of them', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, { ...BOUNDS, threads: 4, clientThreads: 3 });
    const wide = { ...ask, threads: 9 };
    const flood = Array.from({ length: 3 }, () => fate(engine.bestMove(wide, { client: 'flood' })));
    const other = fate(engine.bestMove(wide, { client: 'other' }));
    const given = () => searches.map(({ threads }) => threads);
    expect(given()).toEqual([3, 1]);
    expect(engine.load()).toEqual({ running: 2, waiting: 2 });
    searches[1]?.end();
    expect(await other).toBe('answered');
    searches[0]?.end();
    expect(await flood[0]).toBe('answered');
    await expect.poll(() => searches).toHaveLength(4);
    // The two that waited share the threads of the first.
    expect(given().slice(2)).toEqual([1, 1]);
    engine.stop();
    expect(await Promise.all(flood)).toEqual(Array(3).fill('answered'));
  });

  it('refuses a client that has too many searches, until one is answered, and nobody else', async () => {
    const { host, searches } = slowHost();
    const engine = boundedEngine(host, { ...BOUNDS, clientSearches: 3 });
    const flood = Array.from({ length: 4 }, () => fate(engine.bestMove(ask, { client: 'flood' })));
    expect(await flood[3]).toBe('too-many-searches');
    const other = fate(engine.bestMove(ask, { client: 'other' }));
    searches[0]?.end();
    expect(await flood[0]).toBe('answered');
    const again = fate(engine.bestMove(ask, { client: 'flood' }));
    engine.stop();
    expect(await Promise.all([flood[1], other])).toEqual(['answered', 'answered']);
    expect(await Promise.all([flood[2], again])).toEqual(['cancelled', 'cancelled']);
  });

  it('has solving and trees done within the same bounds', async () => {
    const asked: TaskOptions<never>[] = [];
    const record = (_request: unknown, options: TaskOptions<never> = {}) => {
      asked.push(options);
      return Promise.reject(new Error('recorded'));
    };
    const { host } = slowHost();
    const engine = boundedEngine({ ...host, solve: record, writtenTree: record }, BOUNDS);
    const tree = { game: 'tic-tac-toe', algorithm: 'minimax', depth: 1 } as const;
    const fates = [fate(engine.solve(ask)), fate(engine.writtenTree(tree))];
    expect(engine.load()).toEqual({ running: 2, waiting: 0 });
    expect(await Promise.all(fates)).toEqual(['broken', 'broken']);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    for (const { deadlineMs } of asked) expect(deadlineMs).toBeLessThanOrEqual(BOUNDS.deadlineMs);
  });

  it('stops all searches at once', async () => {
    const engine = boundedEngine(slowHost().host, BOUNDS);
    const fates = Array.from({ length: 4 }, () => fate(engine.bestMove(ask)));
    engine.stop();
    expect(await Promise.all(fates)).toEqual(['answered', 'answered', 'cancelled', 'cancelled']);
  });

  it('refuses a client that has too many searches before its question is read, except what is known', async () => {
    const { host, searches } = slowHost();
    const app = testApp({
      engine: boundedEngine(host, { ...BOUNDS, clientSearches: 1 }),
      clientAddress: (c) => c.req.header('who'),
    });
    const ask = (who: string, path: string, init: RequestInit = {}) =>
      app.request(path, { ...init, headers: { who, 'Content-Type': 'application/json' } });
    const known = '/v1/best-move?game=tic-tac-toe&nodes=1';
    const [asked] = [ask('a', known), await expect.poll(() => searches).toHaveLength(1)];
    searches[0]?.end();
    expect((await asked).status).toBe(200);
    const busy = ask('a', '/v1/best-move?game=tic-tac-toe&nodes=2');
    await expect.poll(() => searches).toHaveLength(2);
    for (const path of [
      '/v1/best-move?game=none',
      '/v1/best-move/stream?game=none',
      '/v1/analyse?game=none',
    ]) {
      expect([path, (await ask('a', path)).status]).toEqual([path, 429]);
      expect((await ask('b', path)).status).toBe(404);
    }
    for (const path of ['/v1/best-move', '/v1/analyse', '/v1/solve', '/v1/tree', '/v1/batch']) {
      expect([path, (await ask('a', path, { method: 'POST', body: '?' })).status]).toEqual([path, 429]);
      expect((await ask('b', path, { method: 'POST', body: '?' })).status).toBe(400);
    }
    expect((await ask('a', known)).status).toBe(200);
    expect((await ask('a', '/v1/legal-moves?game=tic-tac-toe')).status).toBe(200);
    searches[1]?.end();
    expect((await busy).status).toBe(200);
    expect((await ask('a', '/v1/best-move?game=none')).status).toBe(404);
  });
});
