import {
  type BestMoveRequest,
  DEFAULT_NODES,
  FIELDS,
  bestMove,
  defaultSolveNodes,
  levelNodes,
  load,
} from '@tahoun/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiOf, games } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { FUNCTIONS_TIERS, WORKERS_TIERS, nodeTiers } from '../limits/tiers.js';
import { get, post, problemOf, testApp } from '../testing/test-app.js';
import { boundedBestMove, boundedSolve, boundedTree } from './budget.js';

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
    [{ level: 1 }, levelNodes(aiOf('zabor'), 1)],
    [{ algorithm: 'minimax' }, CEILING.nodes],
    [{ algorithm: 'alpha-beta', depth: 30 }, CEILING.nodes],
  ])('%j gets %i nodes', (asked, nodes) => {
    expect(boundedBestMove({ game: 'zabor', ...asked }, CEILING).nodes).toBe(nodes);
  });

  it('lowers the default below a lower ceiling', () => {
    expect(boundedBestMove({ game: 'zabor' }, { ...CEILING, nodes: 500 }).nodes).toBe(500);
  });

  it("gives a source's own search what its program has", () => {
    const asked: BestMoveRequest = { game: 'chocolate', position: '7x9+3x3 A', algorithm: 'source' };
    expect(boundedBestMove(asked, { ...CEILING, nodes: 1e7 }).nodes).toBe(1_000_000);
    expect(boundedBestMove({ ...asked, nodes: 500 }, { ...CEILING, nodes: 1e7 }).nodes).toBe(500);
  });

  it('shortens the time and leaves it out when it was left out', () => {
    expect(boundedBestMove({ game: 'zabor', timeMs: 5000 }, CEILING).timeMs).toBe(1000);
    expect(boundedBestMove({ game: 'zabor', timeMs: 20 }, CEILING).timeMs).toBe(20);
    expect(boundedBestMove({ game: 'zabor' }, CEILING).timeMs).toBeUndefined();
  });
});

describe('without limits of its own', () => {
  const zabor = { game: 'zabor' };
  const tree = { ...zabor, algorithm: 'minimax', depth: 1 } as const;
  const high = { ...CEILING, nodes: 1e12, treeNodes: 1e9 };

  it('a solve has the nodes that the engine would give it, a tree as many as the ceiling', () => {
    const start = load(games, zabor);
    expect(boundedSolve(zabor, start, high).nodes).toBe(defaultSolveNodes(start));
    expect(boundedSolve(zabor, start, CEILING).nodes).toBe(CEILING.nodes);
    expect(boundedTree(tree, CEILING)).toEqual({ ...tree, nodes: CEILING.nodes, limit: CEILING.treeNodes });
    expect(boundedTree(tree, high)).toEqual({ ...tree, nodes: 1e12, limit: FIELDS.limit.usual });
    expect(boundedTree({ ...tree, nodes: 7, limit: 8 }, high)).toEqual({ ...tree, nodes: 7, limit: 8 });
  });

  it('a search by a level or to a depth has no default', () => {
    expect(boundedBestMove({ ...zabor, level: 2 }, high).nodes).toBe(levelNodes(aiOf('zabor'), 2));
    expect(boundedBestMove({ ...zabor, depth: 2 }, high).nodes).toBe(1e12);
  });
});

describe('threads', () => {
  it.each([
    [undefined, 1, undefined],
    [undefined, 4, undefined],
    [1, 1, undefined],
    [8, 1, undefined],
    [1, 4, 1],
    [3, 4, 3],
    [4, 4, 4],
    [5, 4, 4],
    [64, 4, 4],
  ])('%s asked for where one search may have %i are %s', (threads, most, given) => {
    const bounded = boundedBestMove({ game: 'zabor', threads }, { ...CEILING, threads: most });
    expect(bounded.threads).toBe(given);
  });

  const asked = { game: 'zabor', depth: 1, threads: 16 };

  it.each(['/v1/best-move', '/v1/analyse'])(
    'beyond the ceiling are not searched with at %s',
    async (path) => {
      const searched: (number | undefined)[] = [];
      const app = testApp({
        ceilings: { threads: 2 },
        bestMove: async ({ threads, ...request }) => {
          searched.push(threads);
          return bestMove(games, request);
        },
      });
      expect((await post(app, path, asked)).status).toBe(200);
      expect(
        await (await get(app, `${path}/stream`, { game: 'zabor', depth: '1', threads: '9' })).text(),
      ).not.toBe('');
      expect(searched).toEqual([2, 2]);
    },
  );

  it.each([
    ['/v1/batch', { positions: [asked] }],
    ['/v1/jobs', { kind: 'best-move', ...asked }],
    ['/v1/jobs', { kind: 'analyse', ...asked }],
    ['/v1/solve', asked],
    ['/v1/tree', asked],
  ])('cannot be asked for at %s', async (path, body) => {
    const jobs = new EmbeddedJobs(inlineEngine(), new MemoryRateLimiter());
    const response = await post(testApp({ jobs, ceilings: { threads: 2 } }), path, body);
    expect(await problemOf(response)).toMatchObject({ status: 400, code: 'parameter-unknown' });
  });
});

describe('no request', () => {
  const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
  const ceilings = fc.record({
    nodes: fc.integer({ min: 1, max: 1e6 }),
    timeMs: fc.integer({ min: 1, max: 1000 }),
    threads: fc.integer({ min: 1, max: 8 }),
    treeNodes: fc.integer({ min: 1, max: 1000 }),
  });
  const asked = fc.record({ nodes: limit(2e6), timeMs: limit(2000), threads: limit(16), limit: limit(2000) });
  const loaded = load(games, { game: 'zabor' });

  it('gets more than the ceiling, nor more than it asks for', () => {
    const most = (wish: number | undefined, ceiling: number) => Math.min(wish ?? ceiling, ceiling);
    fc.assert(
      fc.property(asked, ceilings, (wish, ceiling) => {
        const { limit: shown, ...search } = wish;
        const request = { game: 'zabor', ...search };
        const found = boundedBestMove(request, ceiling);
        const solved = boundedSolve(request, loaded, ceiling);
        const tree = {
          game: 'zabor',
          algorithm: 'minimax',
          depth: 1,
          nodes: wish.nodes,
          limit: shown,
        } as const;
        const drawn = boundedTree(tree, ceiling);
        for (const { nodes } of [found, solved, drawn]) {
          expect(nodes).toBeLessThanOrEqual(most(wish.nodes, ceiling.nodes));
          expect(nodes).toBeGreaterThan(0);
        }
        for (const { timeMs } of [found, solved]) {
          expect(timeMs).toBe(wish.timeMs && most(wish.timeMs, ceiling.timeMs));
        }
        expect(found.threads ?? 1).toBeLessThanOrEqual(most(wish.threads ?? 1, ceiling.threads));
        expect(drawn.limit).toBeLessThanOrEqual(most(shown, ceiling.treeNodes));
      }),
    );
  });

  it('keeps a limit of time where the clock stands still', () => {
    const { timeMs: _none, ...still } = CEILING;
    expect(boundedBestMove({ game: 'zabor', timeMs: 5 }, still).timeMs).toBeUndefined();
    expect(boundedSolve({ game: 'zabor', timeMs: 5 }, loaded, still).timeMs).toBeUndefined();
  });

  it('may use more of a server than a client may in a minute, unless with a key', () => {
    const { anonymous, keyed } = nodeTiers(3, 1000, 50_000);
    expect([anonymous.ceilings.nodes, anonymous.nodesPerMinute, anonymous.ceilings.threads]).toEqual([
      1000, 1000, 3,
    ]);
    expect([keyed.nodesPerMinute, keyed.ceilings.threads]).toEqual([50_000, 3]);
    const { anonymous: free } = nodeTiers(1, 1e9, 1e10);
    expect(free.ceilings).toEqual({
      nodes: 20_000_000,
      timeMs: 30_000,
      threads: 1,
      treeNodes: 20_000,
      jobNodes: 2_000_000_000,
    });
    expect(nodeTiers(1, 1e12, 1e12).anonymous.ceilings).toEqual(nodeTiers(1, 1e12, 1e12).keyed.ceilings);
  });
});

it.each([
  ['Cloudflare Workers', WORKERS_TIERS, { nodes: 200_000, threads: 1, treeNodes: 5000 }],
  ['functions', FUNCTIONS_TIERS, { nodes: 2_000_000, timeMs: 10_000, threads: 1, treeNodes: 20_000 }],
])('on %s a key allows ten times what everybody may do', (_platform, { anonymous, keyed }, ceilings) => {
  expect(anonymous).toEqual({ ceilings, nodesPerMinute: 50_000_000 });
  expect(keyed).toEqual({
    ceilings: { ...ceilings, nodes: 10 * ceilings.nodes },
    nodesPerMinute: 500_000_000,
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
    const { seconds: _seconds, nps: _nps, ...expected } = bestMove(games, { game: 'zabor', level: 3 });
    expect(await ask({ level: '3' }, 200_000)).toMatchObject(expected);
  });

  it('ends a search by time', async () => {
    const answer = await ask({ time: '86400000' }, 2_000_000_000);
    expect(answer.limitedBy).toBe('time');
    expect(answer.seconds).toBeLessThan(5);
  });
});
