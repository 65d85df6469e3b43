import { bestMove, solve } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { games } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { get, post, testApp } from '../testing/test-app.js';
import { MemoryCache } from './caches.js';
import { type BoundedTask, isWhole } from './searches.js';

describe('an answer that was cut short by something else than its own limits', () => {
  /** An app whose first searches are stopped before their limits, as one that a deadline ends. */
  function stoppingApp(stops: number) {
    const count = { searches: 0 };
    const inline = inlineEngine();
    const stop = <Options extends object>(options: Options) =>
      ++count.searches > stops ? options : { signal: AbortSignal.abort() };
    const engine: Engine = {
      ...inline,
      bestMove: async (request, options = {}) => inline.bestMove(request, stop(options)),
      solve: async (request, options = {}) => inline.solve(request, stop(options)),
      writtenTree: async (request, options = {}) => inline.writtenTree(request, stop(options)),
    };
    return { app: testApp({ engine, cache: new MemoryCache() }), count };
  }

  const searched = { game: 'zabor', variant: { size: '4' }, nodes: 500 };

  it.each<[string, string, object]>([
    ['POST', '/v1/best-move', searched],
    ['QUERY', '/v1/best-move', searched],
    ['POST', '/v1/analyse', searched],
    ['POST', '/v1/solve', searched],
    ['QUERY', '/v1/solve', searched],
    ['POST', '/v1/tree', { ...searched, depth: 3 }],
    ['POST', '/v1/batch', { positions: [searched] }],
    ['QUERY', '/v1/batch', { positions: [{ game: 'none' }, searched] }],
  ])('%s %s is given, not kept, and found anew for the next', async (method, path, body) => {
    const { app, count } = stoppingApp(2);
    const headers = { 'Content-Type': 'application/json' };
    const ask = () => app.request(path, { method, headers, body: JSON.stringify(body) });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // Two are cut short; the third is whole, and the fourth is the third once more.
    expect(answers.map((answer) => answer.headers.has('etag'))).toEqual([false, false, true, true]);
    expect(count.searches).toBe(3);
    const [, , third, fourth] = await Promise.all(answers.map((answer) => answer.text()));
    expect(fourth).toBe(third);
  });

  it.each(['/v1/best-move', '/v1/analyse'])('GET %s is not kept by caches either', async (path) => {
    const { app } = stoppingApp(1);
    const ask = () => get(app, path, { game: 'zabor', nodes: '500' });
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
    expect((await ask()).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('makes a batch one that is not kept, wherever in it', async () => {
    for (const stopped of [0, 1, 2]) {
      let searches = 0;
      const app = testApp({
        bestMove: async (request) =>
          bestMove(games, request, searches++ === stopped ? { signal: AbortSignal.abort() } : {}),
      });
      const positions = ['zabor', 'chess', 'chocolate'].map((game) => ({ game, nodes: 300 }));
      expect((await post(app, '/v1/batch', { positions })).headers.get('etag')).toBeNull();
    }
  });
});

describe('an answer is whole', () => {
  const tictactoe = { game: 'tic-tac-toe', nodes: 100 };
  const solved = solve(games, tictactoe);
  const unsolved = { ...solved, solved: false };
  const found = bestMove(games, tictactoe);
  const ofSolve: BoundedTask = { kind: 'solve', request: tictactoe };
  const ofSearch: BoundedTask = { kind: 'best-move', request: tictactoe };

  it.each([
    ['solved', ofSolve, { ...solved, solved: true, nodes: 5 }, true],
    ['not solved with all its nodes', ofSolve, { ...unsolved, nodes: 100 }, true],
    ['not solved with more than its nodes', ofSolve, { ...unsolved, nodes: 101 }, true],
    ['not solved, and nodes left', ofSolve, { ...unsolved, nodes: 99 }, false],
    ['not solved, and nothing searched', ofSolve, { ...unsolved, nodes: 0 }, false],
    ['found to the end', ofSearch, { ...found, limitedBy: null }, true],
    ['found with all its nodes', ofSearch, { ...found, limitedBy: 'nodes' as const }, true],
    ['stopped', ofSearch, { ...found, limitedBy: 'stop' as const }, false],
  ])('%s', (_name, task, answer, whole) => {
    expect(isWhole(task, answer)).toBe(whole);
  });
});
