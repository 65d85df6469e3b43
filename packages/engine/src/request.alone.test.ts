import { InputError, type StrongRequest } from '@tahoun/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BestMoveRequest, bestMove, proofAnswer, solve, treeAnswer } from './index.js';
import { GAME_IDS, aiOf, games } from './testing/all-games.js';

/** The requests to the strong search; it answers after few nodes, whatever its limits are. */
const asked = vi.hoisted((): StrongRequest[] => []);
vi.mock('@tahoun/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@tahoun/core')>();
  const strongSearch: typeof core.strongSearch = (request) => {
    asked.push(request);
    const nodes = Math.min(request.limits.nodes ?? 50, 50);
    return core.strongSearch({ ...request, limits: { ...request.limits, nodes } });
  };
  return { ...core, strongSearch };
});
beforeEach(() => {
  asked.length = 0;
});

type NumberField = {
  [Field in keyof BestMoveRequest]-?: NonNullable<BestMoveRequest[Field]> extends number ? Field : never;
}[keyof BestMoveRequest];

interface Range {
  readonly min: number;
  readonly max: number;
  /** A request that heeds the field, and that ends soon. */
  readonly within: Partial<BestMoveRequest>;
}

/** Every number of a request with its bounds, both included. */
const RANGES: Readonly<Record<NumberField, Range>> = {
  level: { min: 1, max: 8, within: { nodes: 50 } },
  depth: { min: 1, max: 200, within: { nodes: 50 } },
  verifyDepth: { min: 1, max: 200, within: { algorithm: 'second-search', depth: 1, nodes: 50 } },
  nodes: { min: 1, max: Number.MAX_SAFE_INTEGER, within: { depth: 1 } },
  timeMs: { min: 1, max: 86_400_000, within: { nodes: 50 } },
  multiPv: { min: 1, max: 20, within: { nodes: 50 } },
  threads: { min: 1, max: 64, within: { nodes: 50 } },
  seed: { min: 0, max: 2 ** 32 - 1, within: { algorithm: 'random' } },
};

describe.each(Object.entries(RANGES))('the field %s of a request', (field, { min, max, within }) => {
  const ask = (value: unknown) => () => bestMove(games, { game: 'zabor', ...within, [field]: value });

  it(`may be ${min}, ${max} and left out`, () => {
    for (const value of [min, max, undefined]) expect(ask(value)().move).not.toBeNull();
  });

  it.each([
    min - 1,
    max + 1,
    min + 0.5,
    -min - 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    String(min),
    null,
  ])(`may not be %s: it names itself and its bounds, ${min} and ${max}`, (value) => {
    expect(ask(value)).toThrow(InputError);
    expect(ask(value)).toThrow(
      expect.objectContaining({
        code: 'number-range',
        params: { field, found: String(value), min, max },
        message: `${field} is ${value}; expected a whole number from ${min} to ${max}`,
      }),
    );
  });
});

it.each<[string, () => unknown]>([
  ['nodes', () => solve(games, { game: 'zabor', nodes: 0 })],
  ['timeMs', () => solve(games, { game: 'zabor', timeMs: 1.5 })],
  ['depth', () => treeAnswer(games, { game: 'zabor', algorithm: 'minimax', depth: 0 })],
  ['limit', () => treeAnswer(games, { game: 'zabor', algorithm: 'minimax', depth: 1, limit: 1_000_001 })],
  ['nodes', () => proofAnswer(games, { game: 'zabor', nodes: Number.NaN })],
])('the other searches refuse %s out of its range as well', (field, ask) => {
  const params = expect.objectContaining({ field });
  expect(ask).toThrow(expect.objectContaining({ code: 'number-range', params }));
});

it.each<[string, Partial<BestMoveRequest>]>([
  ['level-and-algorithm', { level: 2, algorithm: 'minimax' }],
  ['level-and-algorithm', { level: 2, algorithm: 'strong' }],
  ['moves-empty', { moves: [] }],
  ['move-syntax', { moves: ['zz'] }],
])('a request that contradicts itself, or the rules, is refused: %s', (code, part) => {
  expect(() => bestMove(games, { game: 'zabor', ...part })).toThrow(expect.objectContaining({ code }));
});

describe.each(GAME_IDS)('a level of %s', (game) => {
  const { levels } = aiOf(game);

  it.each<Pick<BestMoveRequest, 'depth' | 'nodes' | 'timeMs'>>([
    {},
    { depth: 1 },
    { depth: 200 },
    { nodes: 7 },
    { nodes: 1e12 },
    { depth: 2, nodes: 1e12, timeMs: 60_000 },
    { depth: 200, nodes: 9 },
  ])('exceeds neither its own depth and nodes nor those of the request: %j', (limits) => {
    const { depth: deepest = 250, nodes: most = 1e15, timeMs } = limits;
    for (const [i, { depth, nodes }] of levels.entries()) {
      asked.length = 0;
      const answer = bestMove(games, { game, level: i + 1, ...limits });
      expect(answer.depth).toBeLessThanOrEqual(Math.min(depth, deepest));
      expect(answer.nodes).toBeLessThanOrEqual(Math.min(nodes, most));
      expect(asked).toHaveLength(1);
      const used = asked[0]?.limits;
      expect(used).toMatchObject({ depth: Math.min(depth, deepest), nodes: Math.min(nodes, most) });
      expect(used?.timeMs).toBe(timeMs);
    }
  });
});

it.each<[Partial<BestMoveRequest>, object]>([
  [{}, { nodes: 100_000 }],
  [{ depth: 3 }, { depth: 3, nodes: undefined }],
  [{ timeMs: 1000 }, { timeMs: 1000, nodes: undefined }],
  [{ nodes: 12 }, { nodes: 12, depth: undefined }],
])('a strong search asked with %j has the limits %j', (request, limits) => {
  bestMove(games, { game: 'zabor', ...request });
  expect({ depth: undefined, nodes: undefined, ...asked[0]?.limits }).toMatchObject(limits);
});
