import { beforeEach, describe, expect, it } from 'vitest';
import { inlineEngine } from '../engine/inline-engine.js';
import { MAX_BATCH_BYTES, MAX_BODY_BYTES } from '../http/body.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { MAX_ANSWER_SIZE } from '../service/caching.js';
import { type TestApp, post, postText, problemOf, testApp } from '../testing/test-app.js';

/* The members of refusals, for programs; their sentences for people are in `problem.test.ts`. */

let app: TestApp;
beforeEach(() => {
  app = testApp({ jobs: new EmbeddedJobs(inlineEngine(), new MemoryRateLimiter()) });
});

type Members = readonly [status: number, code: string, field: string | null, params: object];

async function expectRefusal(response: Response, [status, code, field, params]: Members): Promise<void> {
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ status, code, field });
  expect(problem.params).toEqual(params);
}

/** A list of names that has these among others. */
const naming = (...names: string[]) => expect.stringMatching(new RegExp(names.join('.*')));
const ACCEPTED = naming('game', 'position', 'algorithm', 'statistics');

const QUERIES: readonly [string, ...Members][] = [
  ['/v1/best-move', 400, 'parameter-missing', 'game', { field: 'game', expected: 'a string' }],
  ['/v1/best-move?gmae=1', 400, 'parameter-unknown', 'gmae', { found: 'gmae', accepts: ACCEPTED }],
  ['/v1/games?x=1', 400, 'parameter-unknown', 'x', { found: 'x', accepts: '' }],
  ['/v1/best-move?game=zabor&game=chess', 400, 'parameter-repeated', 'game', { found: 'game' }],
  [
    '/v1/best-move?game=zabor&variant=size=5&variant=size=5',
    400,
    'parameter-repeated',
    'variant',
    { found: 'variant size' },
  ],
  ...['2x', 'x2', '1.5', '+1', '1 2', '', '--1', '1234567890123456'].map((found): [string, ...Members] => [
    `/v1/best-move?game=zabor&nodes=${encodeURIComponent(found)}`,
    400,
    'number-syntax',
    'nodes',
    { field: 'nodes', found },
  ]),
  ...['1x', 'x1', '', '1.', '.5', '1234567890', '0.1234567890', '--1', '1,5'].map(
    (found): [string, ...Members] => [
      `/v1/eval?game=atari-go&evaluation=textbook&parameters=alpha=${found}`,
      400,
      'number-syntax',
      'parameters',
      { field: 'parameters.alpha', found },
    ],
  ),
  ...['perhaps', 'True', '1', ''].map((found): [string, ...Members] => [
    `/v1/best-move?game=zabor&statistics=${found}`,
    400,
    'boolean-syntax',
    'statistics',
    { field: 'statistics', found },
  ]),
  ['/v1/best-move?game=zabor&variant=size', 400, 'variant-syntax', 'variant', { found: 'size' }],
  ['/v1/best-move?game=zabor&variant==5', 400, 'variant-syntax', 'variant', { found: '=5' }],
  ['/v1/best-move?game=zabor&parameters=a', 400, 'parameters-syntax', 'parameters', { found: 'a' }],
  [
    '/v1/best-move?game=zabor&depth=201',
    400,
    'number-range',
    'depth',
    { field: 'depth', found: '201', min: 1, max: 200 },
  ],
  [
    '/v1/best-move?game=zabor&algorithm=guess',
    400,
    'algorithm-unknown',
    'algorithm',
    { found: 'guess', accepts: naming('minimax', 'alpha-beta') },
  ],
  [
    '/v1/best-move?game=zabor&without=table+luck',
    400,
    'without-unknown',
    'without',
    { found: 'luck', accepts: naming('table', 'null-move') },
  ],
  ['/v1/best-move?game=nim', 404, 'game-unknown', 'game', { found: 'nim', games: naming('chess', 'zabor') }],
  [
    '/v1/best-move?game=zabor&variant=size=11',
    422,
    'variant-bad-value',
    'variant',
    { game: 'zabor', option: 'size', found: '11', accepts: expect.any(String) },
  ],
  [
    '/v1/best-move?game=atari-go&variant=size=5&variant=handicap=9',
    422,
    'atari-go-handicap',
    'variant',
    expect.any(Object),
  ],
  ['/v1/best-move?game=zabor&position=x', 422, 'position-side-missing', 'position', { sides: 'b, r' }],
  [
    '/v1/best-move?game=zabor&played=a1+z9',
    422,
    'move-off-board',
    'played',
    { found: 'z9', first: 'a1', last: 'g7', index: 1, move: 'z9' },
  ],
  [
    '/v1/best-move?game=zabor&moves=a1+z9',
    422,
    'move-off-board',
    'moves',
    { found: 'z9', first: 'a1', last: 'g7' },
  ],
  ['/v1/best-move?game=zabor&level=1&algorithm=greedy', 400, 'level-and-algorithm', 'level', {}],
  ['/v1/best-move?game=zabor&moves=', 400, 'moves-empty', 'moves', {}],
  ['/v1/board.svg?game=chess&bottom=x', 400, 'bottom-unknown', 'bottom', { found: 'x', accepts: 'w, b' }],
  [
    '/v1/board.svg?game=chess&theme=pink',
    400,
    'theme-unknown',
    'theme',
    { found: 'pink', accepts: naming('light', 'dark') },
  ],
  ['/v1/board.svg?game=zabor&marks=x', 400, 'mark-unknown', 'marks', { found: 'x', accepts: '' }],
  [
    '/v1/board.svg?game=atari-go&marks=x',
    400,
    'mark-unknown',
    'marks',
    { found: 'x', accepts: 'atari, liberties, captured' },
  ],
  [
    `/v1/board.svg?game=zabor&marks=${'x+'.repeat(17)}`,
    400,
    'list-length',
    'marks',
    { field: 'marks', found: 17, expected: 'at most 16' },
  ],
  ['/v1/board.png?game=chess', 404, 'picture-unavailable', null, {}],
  [`/v1/jobs/${'j'.repeat(50)}`, 404, 'job-unknown', 'id', { found: 'j'.repeat(40) }],
  ['/v1/nothing', 404, 'route-unknown', null, { path: '/v1/nothing' }],
  [`/${'x'.repeat(200)}`, 404, 'route-unknown', null, { path: `/${'x'.repeat(99)}` }],
];

const BODIES: readonly [string, unknown, ...Members][] = [
  ['/v1/best-move', [], 400, 'parameters-not-object', null, {}],
  [
    '/v1/best-move',
    { game: 'zabor', depth: 1.5 },
    400,
    'number-range',
    'depth',
    { field: 'depth', found: '1.5', min: 1, max: 200 },
  ],
  [
    '/v1/best-move',
    { game: 'atari-go', parameters: { alpha: 2e9 } },
    400,
    'number-range',
    'parameters',
    { field: 'parameters.alpha', found: '2000000000', min: -1e9, max: 1e9 },
  ],
  ...(
    [
      ['depth', '2', 'depth', 'a string', 'a number'],
      ['nodes', null, 'nodes', 'null', 'a number'],
      ['statistics', 'x', 'statistics', 'a string', 'a boolean'],
      ['algorithm', 5, 'algorithm', 'a number', 'a string'],
      ['moves', 'a1', 'moves', 'a string', 'an array of strings'],
      ['moves', [1], 'moves.0', 'a number', 'a string'],
      ['moves', {}, 'moves', 'an object', 'an array of strings'],
      ['variant', 'size=5', 'variant', 'a string', 'an object of strings'],
      ['variant', { size: 5 }, 'variant.size', 'a number', 'a string'],
      ['parameters', [1], 'parameters', 'an array', 'an object of numbers'],
      ['parameters', { alpha: true }, 'parameters.alpha', 'a boolean', 'a number'],
    ] as const
  ).map(([name, value, field, found, expected]): [string, unknown, ...Members] => [
    '/v1/best-move',
    { game: 'zabor', [name]: value },
    400,
    'parameter-type',
    name,
    { field, found, expected },
  ]),
  [
    '/v1/batch',
    { positions: [] },
    400,
    'list-length',
    'positions',
    { field: 'positions', found: 0, expected: 'at least 1' },
  ],
  [
    '/v1/batch',
    { positions: 7 },
    400,
    'parameter-type',
    'positions',
    { field: 'positions', found: 'a number', expected: 'an array of objects' },
  ],
  [
    '/v1/batch',
    { positions: [{ game: 'zabor' }, {}] },
    400,
    'parameter-missing',
    'positions',
    { field: 'positions.1.game', expected: 'a string' },
  ],
  [
    '/v1/batch',
    { positions: [{ game: 'zabor', time: 5 }] },
    400,
    'parameter-unknown',
    'positions',
    { found: 'time', accepts: expect.not.stringContaining('time') },
  ],
  [
    '/v1/batch',
    { positions: [{ game: 'zabor', without: ['luck'] }] },
    400,
    'without-unknown',
    'positions',
    { found: 'luck', accepts: naming('table') },
  ],
  [
    '/v1/tree',
    { game: 'zabor', moves: ['a1', 'z9'] },
    422,
    'move-off-board',
    'moves',
    { found: 'z9', first: 'a1', last: 'g7' },
  ],
  [
    '/v1/play',
    { game: 'zabor', moves: ['a1', 'z9'] },
    422,
    'move-off-board',
    'moves',
    { found: 'z9', first: 'a1', last: 'g7', index: 1, move: 'z9' },
  ],
  [
    '/v1/jobs',
    { kind: 'guess', game: 'zabor' },
    400,
    'kind-unknown',
    'kind',
    { found: 'guess', accepts: 'best-move, analyse, solve, review' },
  ],
  ['/v1/best-move?level=1', { game: 'zabor' }, 400, 'parameter-in-query', 'level', { found: 'level' }],
];

describe('a refusal has the status, code, field and parameters', () => {
  it.each(QUERIES)('of GET %s', async (target, ...members) => {
    await expectRefusal(await app.request(target), members);
  });

  it.each(BODIES)('of POST %s %j', async (path, body, ...members) => {
    await expectRefusal(await post(app, path, body), members);
  });

  const json = { expected: 'application/json' };
  it.each<[string, RequestInit, ...Members]>([
    ['no body and no type', {}, 415, 'content-type', null, json],
    [
      'another type',
      { body: '{}', headers: { 'Content-Type': 'text/json' } },
      415,
      'content-type',
      null,
      json,
    ],
    ['no body', { headers: { 'Content-Type': 'application/json' } }, 400, 'json-syntax', null, {}],
  ])('of a POST with %s', async (_name, init, ...members) => {
    await expectRefusal(await app.request('/v1/best-move', { method: 'POST', ...init }), members);
  });

  it.each([
    ['/v1/best-move', MAX_BODY_BYTES, { game: 'zabor', nodes: 1 }],
    ['/v1/batch', MAX_BATCH_BYTES, { positions: [{ game: 'zabor', nodes: 1 }] }],
  ])('of a body for %s that is longer than %i bytes', async (path, max, body) => {
    const ofLength = (length: number) => postText(app, path, JSON.stringify(body).padEnd(length));
    expect((await ofLength(max)).status).toBe(200);
    await expectRefusal(await ofLength(max + 1), [413, 'body-too-large', null, { max }]);
  });

  it('of a method that a route does not have', async () => {
    const response = await app.request('/v1/play', { method: 'GET' });
    expect(response.headers.get('allow')).toBe('POST, QUERY, OPTIONS');
    const params = { method: 'GET', allow: 'POST, QUERY, OPTIONS' };
    await expectRefusal(response, [405, 'method-not-allowed', null, params]);
  });
});

/* The bounds of every number, as the document has them. */
const SAFE = Number.MAX_SAFE_INTEGER;
const SEARCH = [
  ['depth', 1, 200],
  ['nodes', 1, SAFE],
  ['time', 1, 86_400_000],
  ['seed', 0, 4_294_967_295],
  ['threads', 1, 64],
  ['multipv', 1, 20],
] as const;
const BOUNDS: readonly [string, object, readonly (readonly [string, number, number])[]][] = [
  ['/v1/best-move', { game: 'zabor' }, [...SEARCH, ['level', 1, 8], ['verifyDepth', 1, 200]]],
  ['/v1/analyse', { game: 'zabor' }, SEARCH],
  [
    '/v1/solve',
    { game: 'zabor' },
    [
      ['nodes', 1, SAFE],
      ['time', 1, 86_400_000],
    ],
  ],
  [
    '/v1/tree',
    { game: 'zabor' },
    [
      ['depth', 1, 200],
      ['nodes', 1, SAFE],
      ['limit', 1, 1_000_000],
    ],
  ],
  ['/v1/batch', { positions: [{ game: 'zabor' }] }, [['nodes', 1, SAFE]]],
];

describe.each(BOUNDS)('%s takes', (path, body, bounds) => {
  it.each(bounds)('%s from %i to %i, and nothing beyond', async (name, min, max) => {
    const small = testApp({ ceilings: { nodes: 2, timeMs: 1, treeNodes: 1 } });
    const codeOf = async (value: number) => {
      const response = await post(small, path, { ...body, [name]: value });
      return response.status === 200 ? 'taken' : (await problemOf(response)).code;
    };
    const codes = await Promise.all([min - 1, min, max].map(codeOf));
    // Only one setting goes with the algorithm that has a depth of its own.
    const within = name === 'verifyDepth' ? expect.not.stringMatching('number-range') : 'taken';
    expect(codes).toEqual(['number-range', within, within]);
    if (max < SAFE) expect(await codeOf(max + 1)).toBe('number-range');
  });
});

it('/v1/board.png draws from 64 to 2000 pixels wide, 800 unless told otherwise', async () => {
  const widths: number[] = [];
  const drawing = testApp({
    rasterise: async (_svg, width) => {
      widths.push(width);
      return new Uint8Array([1]);
    },
  });
  const statusOf = async (more: string) => (await drawing.request(`/v1/board.png?game=zabor${more}`)).status;
  const asked = ['', '&width=63', '&width=64', '&width=2000', '&width=2001'];
  const statuses: number[] = [];
  for (const more of asked) statuses.push(await statusOf(more));
  expect(statuses).toEqual([200, 400, 200, 200, 400]);
  expect(widths).toEqual([800, 64, 2000]);
});

describe('what would be too large to answer', () => {
  const picture = (form: string, pieces: string) =>
    drawing().request(`/v1/board.${form}?game=chocolate&position=${pieces}+A`);
  const drawing = (bytes = 1) => testApp({ rasterise: async () => new Uint8Array(bytes) });

  it.each(['svg', 'png'])(
    'is not drawn as %s: a position of more squares than two of the largest bars',
    async (form) => {
      expect((await picture(form, '60x60')).status).toBe(200);
      for (const [pieces, found] of [
        ['60x60%2B1x1', 3601],
        ['1000*60x60', 3_600_000],
      ] as const) {
        const members = [400, 'picture-too-large', 'position', { found, max: 3600 }] as const;
        await expectRefusal(await picture(form, pieces), members);
      }
    },
  );

  it('is not sent, and not kept, whatever made it', async () => {
    const ask = (bytes: number) => drawing(bytes).request('/v1/board.png?game=zabor');
    expect((await ask(MAX_ANSWER_SIZE)).status).toBe(200);
    const found = MAX_ANSWER_SIZE + 1;
    await expectRefusal(await ask(found), [400, 'answer-too-large', null, { found, max: MAX_ANSWER_SIZE }]);
  });
});
