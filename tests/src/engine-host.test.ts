import { fileURLToPath } from 'node:url';
import { games } from '@tahoun/catalogue/all';
import { createEngine, importGame } from '@tahoun/catalogue/node';
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

  it('takes an unknown game for none of its own, and goes on', async () => {
    for (const game of ['no such game', '__proto__', 'chess?of-game=zabor', '../chess']) {
      const refused = { name: 'InputError', code: 'game-unknown' };
      await expect(host.bestMove({ game, nodes: 10 })).rejects.toMatchObject(refused);
    }
    expect(await host.bestMove({ game: 'chess', nodes: 10 })).toMatchObject({ game: 'chess' });
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
    expect(before).toMatchObject({ limitedBy: 'stop', depth: 1 });
    expect(before.move).not.toBeNull();
  });
});

describe('a thread', () => {
  const place = (name: string) =>
    fileURLToPath(new URL(`./support/counted-games/${name}.js`, import.meta.url));

  it('has modules of its own for each game, those of games from outside included, and keeps them', async () => {
    const games = await Promise.all(['first', 'second'].map((name) => importGame(place(name))));
    const host = createEngine({ games, threads: 1 });
    const instanceOf = async (game: string) => {
      const error = await host.bestMove({ game, position: 'x' }).catch((error) => error);
      expect(error).toMatchObject({ name: 'InputError', code: 'counted' });
      return error.params.instance;
    };
    try {
      const [first, second] = [await instanceOf('counted-first'), await instanceOf('counted-second')];
      expect(second).not.toBe(first);
      expect(await instanceOf('counted-first')).toBe(first);
      expect(await instanceOf('counted-second')).toBe(second);
    } finally {
      await host.close();
    }
  });
});
