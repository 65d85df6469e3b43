import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '../engine/games.js';
import { type TestApp, get, postText, problemOf, testApp } from '../testing/test-app.js';

/** Small, so that requests accepted by chance are answered fast. A logged error fails the test. */
let app: TestApp;
beforeAll(() => {
  app = testApp({ ceilings: { nodes: 300, timeMs: 20 } });
});

const NAMES = [
  'game',
  'position',
  'variant',
  'level',
  'algorithm',
  'depth',
  'verifyDepth',
  'nodes',
  'time',
  'multipv',
  'moves',
  'seed',
  'evaluation',
  'parameters',
];
const POSITIONS = ['..../.b.#/r... b', 'bb/rr b', '3x5+2*2x2 A', '1x3 B', '.'.repeat(200), '....\n.... r'];
const VALUES = [
  ...gameIds(),
  ...POSITIONS,
  'size=5',
  'map=lake',
  'a1',
  '3x5=3x3+2x3',
  'minimax',
  'strong',
  'textbook',
  'alpha=1',
  '__proto__',
];

const text = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: -3, max: 400 }).map(String),
);
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: fc.string() },
);
/** Values near to accepted ones, so that every layer is reached. */
const plausible = fc.record(
  {
    position: fc.constantFrom(...POSITIONS),
    level: fc.integer({ min: 0, max: 9 }),
    algorithm: fc.constantFrom(
      'random',
      'greedy',
      'minimax',
      'alpha-beta',
      'second-search',
      'strong',
      'magic',
    ),
    depth: fc.integer({ min: 0, max: 201 }),
    verifyDepth: fc.integer({ min: 0, max: 201 }),
    nodes: fc.integer({ min: 0, max: 1000 }),
    time: fc.integer({ min: 0, max: 20 }),
    multipv: fc.integer({ min: 0, max: 21 }),
    seed: fc.integer(),
    moves: fc.array(fc.constantFrom('a1', 'b2', '3x5=3x3+2x3', '2x2=2*1x2', 'zz'), { maxLength: 3 }),
    variant: fc.dictionary(fc.constantFrom('size', 'map', 'x'), fc.constantFrom('5', '4x6', 'lake', '')),
  },
  { requiredKeys: [] },
);
const plausibleForEval = fc.record(
  {
    position: fc.constantFrom(...POSITIONS),
    evaluation: fc.constantFrom('textbook', 'best', 'good'),
    parameters: fc.dictionary(fc.constantFrom('alpha', 'epsilon', 'x'), fc.integer({ min: -30, max: 200 })),
  },
  { requiredKeys: [] },
);
const plausibleBody = fc
  .tuple(fc.constantFrom(...gameIds()), fc.oneof(plausible, plausibleForEval))
  .map(([game, rest]) => JSON.stringify({ game, ...rest }));
const body = fc.oneof(
  plausibleBody,
  fc.dictionary(name, fc.oneof(text, fc.jsonValue({ maxDepth: 3 }))).map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array(),
  fc.integer({ min: 8000, max: 9000 }).map((length) => '{"game":"zabor"}'.padEnd(length)),
);
const path = fc.constantFrom('/v1/best-move', '/v1/legal-moves', '/v1/eval');

const seen = new Map<number, number>();

async function wellAnswered(response: Response): Promise<void> {
  seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
  expect([200, 400, 404, 413, 415, 422]).toContain(response.status);
  if (response.status !== 200) {
    await problemOf(response);
    return;
  }
  const answer = (await response.json()) as {
    over: boolean;
    move?: string | null;
    moves?: string[];
    terms?: object;
  };
  if (answer.terms !== undefined) expect(answer).toHaveProperty('score');
  else if (answer.moves === undefined) expect(answer.move === null).toBe(answer.over);
  else expect(answer.moves.length === 0).toBe(answer.over);
}

describe('hostile input gets an answer or a problem, never a crash', () => {
  it('in queries', async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.array(fc.tuple(name, text), { maxLength: 5 }), async (where, query) =>
        wellAnswered(await get(app, where, query)),
      ),
      { numRuns: 1500 },
    );
  });

  it('in raw query strings', async () => {
    const raw = fc.string({
      unit: fc.constantFrom(...'&=+%#?;/\\game=zaborvariant0f[]"\'\u0000é'),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(path, raw, async (where, query) =>
        wellAnswered(await app.request(`${where}?${query}`)),
      ),
      { numRuns: 500 },
    );
  });

  it('in bodies', async () => {
    const type = fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constant('text/html') },
    );
    await fc.assert(
      fc.asyncProperty(path, body, type, async (where, sent, contentType) => {
        await wellAnswered(await postText(app, where, sent, contentType));
      }),
      { numRuns: 2000 },
    );
  });

  afterAll(() => {
    // A generator that never reaches a status would leave it untested.
    for (const status of [200, 400, 404, 413, 415, 422])
      expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
  });
});
