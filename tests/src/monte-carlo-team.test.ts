import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gameById, games, kitOf } from '@tahoun/catalogue/all';
import { createEngine } from '@tahoun/catalogue/node';
import { type SearchResult, SharedTree, strongSearch } from '@tahoun/core';
import { bestMove } from '@tahoun/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../../packages/core/src/mcts/testing/soundness.js';
import type { TeamOrder } from './support/monte-carlo-worker.js';

/** Real threads on one Monte-Carlo tree. */

/** Searches with so many threads at the same time. */
async function searchTogether(
  order: Pick<TeamOrder, 'game' | 'position' | 'playouts' | 'threads'>,
): Promise<{ tree: SharedTree; results: SearchResult[] }> {
  const tree = new SharedTree();
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const results = Array.from({ length: order.threads }, async (_, thread): Promise<SearchResult> => {
    const workerData: TeamOrder = { ...order, memory: tree.memory, thread, gate };
    const worker = new Worker(new URL('./support/monte-carlo-worker.ts', import.meta.url), { workerData });
    const [result] = await once(worker, 'message');
    return result;
  });
  return { tree, results: await Promise.all(results) };
}

describe('threads on one Monte-Carlo tree', () => {
  it.each([
    ['zabor', '......./......./......./......./......./......./....... b', 4],
    ['tic-tac-toe', '.../.../... x', 3],
    ['connect-four', '......./......./......./......./......./....... x', 2],
  ])('leave it sound: %s', async (game, position, threads) => {
    const playouts = 2000;
    const { tree, results } = await searchTogether({ game, position, threads, playouts });
    expect(results.map(({ exact }) => exact)).toEqual(Array(threads).fill(false));
    expect(tree.visits[0]).toBe(threads * playouts);
    expect(tree.size).toBeGreaterThan(playouts);
    expect(faultsOf(tree, gameById(game).parsePosition(position))).toEqual([]);
  });

  it.each([
    ['zabor', '.../.../... b'],
    ['zabor', '..../..../.... b'],
    ['tic-tac-toe', 'x../.o./..x o'],
    ['chocolate', '3x4 A'],
    ['chocolate', '3x5 A'],
  ] as [string, string][])('prove what is true: %s %s', async (game, text) => {
    const position = gameById(game).parsePosition(text);
    const { textbook: evaluation } = kitOf(game);
    const truth = strongSearch({ position, evaluation, limits: {} });
    expect(truth.exact).toBe(true);
    const { tree, results } = await searchTogether({ game, position: text, threads: 2, playouts: 1e6 });
    for (const { exact, score } of results) {
      expect(exact).toBe(true);
      expect(Math.sign(score)).toBe(Math.sign(truth.score));
    }
    expect(faultsOf(tree, position)).toEqual([]);
  });
});

describe('a request for mcts with threads', () => {
  const host = createEngine({ threads: 2 });
  afterAll(() => host.close());

  it('makes the nodes of all together, and moves', async () => {
    const request = { game: 'zabor', algorithm: 'mcts', nodes: 200_000 } as const;
    const answer = await host.bestMove({ ...request, threads: 2 });
    expect(answer).toMatchObject({ exact: false, limitedBy: 'nodes' });
    expect(answer.nodes).toBeGreaterThan(100_000);
    expect(answer.nodes).toBeLessThanOrEqual(200_000);
    expect(answer.pv[0]).toBe(answer.move);
    const { seconds: _s, nps: _n, ...alone } = bestMove(games, request);
    expect(await host.bestMove({ ...request, threads: 1 })).toMatchObject(alone);
  });

  it('ends all threads when it is cancelled, late, or proved', async () => {
    const endless = { game: 'zabor', algorithm: 'mcts', nodes: 1e12, threads: 2 } as const;
    expect(await host.bestMove(endless, { deadlineMs: 100 })).toMatchObject({ limitedBy: 'stop' });
    const before = await host.bestMove(endless, { signal: AbortSignal.abort() });
    expect(before).toMatchObject({ limitedBy: 'stop' });
    expect(before.move).not.toBeNull();
    const proved = await host.bestMove({ ...endless, position: '.../.../... b' });
    expect(proved).toMatchObject({ exact: true, limitedBy: null });
    expect(await host.bestMove({ ...endless, position: 'bb/rr b' })).toMatchObject({ move: null });
  });
});
