import { games } from '@tahoun/catalogue/all';
import { createEngine } from '@tahoun/catalogue/node';
import { type TreeRequest, bestMove, treeAnswer } from '@tahoun/engine';
import { afterAll, describe, expect, it } from 'vitest';

/** The built host with its real worker threads; the one for pages is exercised by the web tests. */
describe('the host on worker threads', () => {
  const host = createEngine({ threads: 2 });
  afterAll(() => host.close());

  it('answers as the function itself does', async () => {
    const request = { game: 'zabor', level: 4, seed: 9 };
    const { seconds: _s, nps: _n, ...direct } = bestMove(games, request);
    const answer = await host.bestMove(request);
    expect(answer).toMatchObject(direct);
    expect(await host.solve({ game: 'zabor', variants: { map: '3x3' } })).toMatchObject({ value: 3 });
  });

  it('gives a tree as JSON that its thread has written, with what has to be known of it', async () => {
    const request: TreeRequest = { game: 'tic-tac-toe', algorithm: 'alpha-beta', depth: 3, nodes: 100 };
    const { seconds: _, ...direct } = treeAnswer(games, request);
    const { json, seconds, ...known } = await host.writtenTree(request);
    expect(JSON.parse(json)).toEqual({ ...direct, seconds });
    expect(known).toEqual({ nodes: direct.nodes, limitedBy: 'nodes' });
  });

  it('passes input errors on', async () => {
    await expect(host.bestMove({ game: 'zabor', position: 'x b' })).rejects.toMatchObject({
      name: 'InputError',
      code: 'zabor-bad-cell',
      params: { row: 1, column: 1 },
    });
  });

  it('gives the best move so far when cancelled, when late and when cancelled before it began', async () => {
    const controller = new AbortController();
    const endless = { game: 'zabor', variants: { map: '9x9' }, nodes: 1e12 };
    const depths: number[] = [];
    const running = host.bestMove(endless, {
      signal: controller.signal,
      onProgress: ({ depth }) => {
        depths.push(depth);
        if (depth === 2) controller.abort();
      },
    });
    const answer = await running;
    expect(answer).toMatchObject({ limitedBy: 'stop' });
    expect(answer.move).not.toBeNull();
    expect(depths.slice(0, 2)).toEqual([1, 2]);
    expect(await host.bestMove(endless, { deadlineMs: 50 })).toMatchObject({ limitedBy: 'stop' });
    const before = await host.bestMove(endless, { signal: AbortSignal.abort() });
    expect(before).toMatchObject({ limitedBy: 'stop', depth: 0 });
    expect(before.move).not.toBeNull();
  });
});
