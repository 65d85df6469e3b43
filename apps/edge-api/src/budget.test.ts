import { type BestMoveRequest, DEFAULT_NODES, bestMove, levelNodes } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { boundedBestMove } from './budget.js';
import { get, testApp } from './testing.js';

const CEILING = { nodes: 150_000, timeMs: 1000, threads: 1, treeNodes: 100 };

describe('boundedBestMove', () => {
  it.each<[Partial<BestMoveRequest>, number]>([
    [{}, DEFAULT_NODES],
    [{ algorithm: 'strong' }, DEFAULT_NODES],
    [{ multiPv: 3 }, DEFAULT_NODES],
    [{ nodes: 10 }, 10],
    [{ nodes: 1e9 }, CEILING.nodes],
    [{ depth: 4 }, CEILING.nodes],
    [{ timeMs: 50 }, CEILING.nodes],
    [{ level: 8 }, CEILING.nodes],
    [{ level: 1 }, levelNodes('zabor', 1)],
    [{ algorithm: 'minimax' }, CEILING.nodes],
    [{ algorithm: 'alpha-beta', depth: 30 }, CEILING.nodes],
  ])('%j gets %i nodes', (asked, nodes) => {
    expect(boundedBestMove({ game: 'zabor', ...asked }, CEILING).nodes).toBe(nodes);
  });

  it('lowers the default below a lower ceiling', () => {
    expect(boundedBestMove({ game: 'zabor' }, { ...CEILING, nodes: 500 }).nodes).toBe(500);
  });

  it('shortens the time and leaves it out when it was left out', () => {
    expect(boundedBestMove({ game: 'zabor', timeMs: 5000 }, CEILING).timeMs).toBe(1000);
    expect(boundedBestMove({ game: 'zabor', timeMs: 20 }, CEILING).timeMs).toBe(20);
    expect(boundedBestMove({ game: 'zabor' }, CEILING).timeMs).toBeUndefined();
  });
});

describe('the ceiling of a platform', () => {
  const ask = async (query: Record<string, string>, maxNodes = 3000) => {
    const response = await get(testApp({ ceilings: { nodes: maxNodes } }), '/v1/best-move', {
      game: 'zabor',
      ...query,
    });
    return (await response.json()) as {
      nodes: number;
      limitedBy: string | null;
      move: string;
      seconds: number;
    };
  };

  it.each<Record<string, string>>([
    {},
    { nodes: '1000000' },
    { level: '8' },
    { algorithm: 'minimax', depth: '200' },
    { algorithm: 'alpha-beta', depth: '9' },
    { algorithm: 'second-search', depth: '5', verifyDepth: '5' },
    { depth: '200' },
    { multipv: '20', depth: '200' },
  ])('stops %j, which still answers with a move', async (query) => {
    const answer = await ask(query);
    expect(answer).toMatchObject({
      nodes: 3000,
      limitedBy: 'nodes',
      move: expect.stringMatching(/^[a-g][1-7]$/),
    });
  });

  it('leaves a smaller wish as it is', async () => {
    expect(await ask({ nodes: '77' })).toMatchObject({ nodes: 77, limitedBy: 'nodes' });
    expect(await ask({ algorithm: 'minimax', depth: '1' })).toMatchObject({ nodes: 49, limitedBy: null });
  });

  it("changes no level's answer that fits under it", async () => {
    const { seconds: _seconds, nps: _nps, ...expected } = bestMove({ game: 'zabor', level: 3 });
    expect(await ask({ level: '3' }, 200_000)).toMatchObject(expected);
  });

  it('ends a search by time', async () => {
    const answer = await ask({ time: '86400000' }, 2_000_000_000);
    expect(answer.limitedBy).toBe('time');
    expect(answer.seconds).toBeLessThan(5);
  });
});
