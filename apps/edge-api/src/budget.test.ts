import { type BestMoveRequest, DEFAULT_NODES, bestMove } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { withinCeiling } from './budget.js';
import { get, testApp } from './testing.js';

const CEILING = { nodes: 150_000, timeMs: 1000 };

describe('withinCeiling', () => {
  it.each<[Partial<BestMoveRequest>, number]>([
    [{}, DEFAULT_NODES],
    [{ algorithm: 'strong' }, DEFAULT_NODES],
    [{ multiPv: 3 }, DEFAULT_NODES],
    [{ nodes: 10 }, 10],
    [{ nodes: 1e9 }, CEILING.nodes],
    [{ depth: 4 }, CEILING.nodes],
    [{ timeMs: 50 }, CEILING.nodes],
    [{ level: 8 }, CEILING.nodes],
    [{ algorithm: 'minimax' }, CEILING.nodes],
    [{ algorithm: 'alpha-beta', depth: 30 }, CEILING.nodes],
    // Not the service's to correct: the engine refuses it by name.
    [{ nodes: 0 }, 0],
  ])('%j gets %i nodes', (asked, nodes) => {
    expect(withinCeiling({ game: 'zabor', ...asked }, CEILING).nodes).toBe(nodes);
  });

  it('lowers the default below a lower ceiling', () => {
    expect(withinCeiling({ game: 'zabor' }, { nodes: 500, timeMs: 1 }).nodes).toBe(500);
  });

  it('shortens the time and leaves it out when it was left out', () => {
    expect(withinCeiling({ game: 'zabor', timeMs: 5000 }, CEILING).timeMs).toBe(1000);
    expect(withinCeiling({ game: 'zabor', timeMs: 20 }, CEILING).timeMs).toBe(20);
    expect(withinCeiling({ game: 'zabor' }, CEILING).timeMs).toBeUndefined();
  });
});

describe('the ceiling of a platform', () => {
  const ask = async (query: Record<string, string>, maxNodes = 3000) => {
    const response = await get(testApp({ maxNodes }), '/v1/best-move', { game: 'zabor', ...query });
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
