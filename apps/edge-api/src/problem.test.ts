import { MAX_LEVEL } from '@tahoun/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from './app.js';
import { type TestApp, get, post, postText, problemOf, testApp } from './testing.js';

let app: TestApp;
beforeAll(() => {
  app = testApp();
});

/** Query (as pairs, so that names may repeat), status, code, field, words of the detail. */
const QUERIES: readonly [[string, string][], number, string, string | null, string[]][] = [
  [[], 400, 'parameter-missing', 'game', ['game', 'missing']],
  [
    [
      ['game', 'zabor'],
      ['gmae', 'zabor'],
    ],
    400,
    'parameter-unknown',
    'gmae',
    ['gmae', 'verifyDepth'],
  ],
  [
    [
      ['game', 'zabor'],
      ['__proto__', 'x'],
    ],
    400,
    'parameter-unknown',
    '__proto__',
    ['__proto__'],
  ],
  [
    [
      ['game', 'zabor'],
      ['game', 'zabor'],
    ],
    400,
    'parameter-repeated',
    'game',
    ['game', 'more than once'],
  ],
  [
    [
      ['game', 'zabor'],
      ['depth', 'two'],
    ],
    400,
    'number-syntax',
    'depth',
    ['depth', '"two"'],
  ],
  [
    [
      ['game', 'zabor'],
      ['depth', '1e1'],
    ],
    400,
    'number-syntax',
    'depth',
    ['"1e1"'],
  ],
  [
    [
      ['game', 'zabor'],
      ['depth', ''],
    ],
    400,
    'number-syntax',
    'depth',
    ['""'],
  ],
  [
    [
      ['game', 'zabor'],
      ['depth', '0'],
    ],
    400,
    'number-range',
    'depth',
    ['depth is 0', 'from 1 to'],
  ],
  [
    [
      ['game', 'zabor'],
      ['nodes', '0'],
    ],
    400,
    'number-range',
    'nodes',
    ['nodes is 0'],
  ],
  [
    [
      ['game', 'zabor'],
      ['nodes', '-5'],
    ],
    400,
    'number-range',
    'nodes',
    ['nodes is -5'],
  ],
  [
    [
      ['game', 'zabor'],
      ['time', '0'],
    ],
    400,
    'number-range',
    'time',
    ['time is 0'],
  ],
  [
    [
      ['game', 'zabor'],
      ['level', '9'],
    ],
    400,
    'number-range',
    'level',
    [`to ${MAX_LEVEL}`],
  ],
  [
    [
      ['game', 'zabor'],
      ['multipv', '21'],
    ],
    400,
    'number-range',
    'multipv',
    ['multipv is 21'],
  ],
  [
    [
      ['game', 'zabor'],
      ['seed', '-1'],
    ],
    400,
    'number-range',
    'seed',
    ['seed is -1'],
  ],
  [
    [
      ['game', 'zabor'],
      ['level', '1'],
      ['algorithm', 'greedy'],
    ],
    400,
    'level-and-algorithm',
    'level',
    ['not both'],
  ],
  [
    [
      ['game', 'zabor'],
      ['algorithm', 'magic'],
    ],
    400,
    'algorithm-unknown',
    'algorithm',
    ['"magic"', 'alpha-beta'],
  ],
  [
    [
      ['game', 'zabor'],
      ['moves', ' '],
    ],
    400,
    'moves-empty',
    'moves',
    ['moves'],
  ],
  [
    [
      ['game', 'zabor'],
      ['variant', 'size'],
    ],
    400,
    'variant-syntax',
    'variant',
    ['"size"', 'NAME=VALUE'],
  ],
  [
    [
      ['game', 'zabor'],
      ['variant', 'size=5'],
      ['variant', 'size=6'],
    ],
    400,
    'parameter-repeated',
    'variant',
    ['variant size'],
  ],
  [[['game', 'go']], 404, 'game-unknown', 'game', ['"go"', 'zabor', 'chocolate']],
  [
    [
      ['game', 'zabor'],
      ['variant', 'size=11'],
    ],
    422,
    'variant-bad-value',
    'variant',
    ['"11"'],
  ],
  [
    [
      ['game', 'zabor'],
      ['variant', 'colour=red'],
    ],
    422,
    'variant-unknown',
    'variant',
    ['"colour"'],
  ],
  [
    [
      ['game', 'zabor'],
      ['variant', '__proto__=1'],
    ],
    400,
    'parameter-unknown',
    'variant',
    ['__proto__'],
  ],
  [
    [
      ['game', 'zabor'],
      ['position', ''],
    ],
    422,
    'position-side-missing',
    'position',
    ['side to move'],
  ],
  [
    [
      ['game', 'zabor'],
      ['position', '... x'],
    ],
    422,
    'position-bad-side',
    'position',
    ['"x"', 'one of: b, r'],
  ],
  [
    [
      ['game', 'zabor'],
      ['position', '..q b'],
    ],
    422,
    'zabor-bad-cell',
    'position',
    ['column 3', '"q"'],
  ],
  [
    [
      ['game', 'chocolate'],
      ['position', '0x5 A'],
    ],
    422,
    'chocolate-bad-piece',
    'position',
    ['"0x5"'],
  ],
  [
    [
      ['game', 'zabor'],
      ['moves', 'a1 z9'],
    ],
    422,
    'move-off-board',
    'moves',
    ['z9'],
  ],
  [
    [
      ['game', 'zabor'],
      ['position', '.b b'],
      ['moves', 'b1'],
    ],
    422,
    'move-cell-taken',
    'moves',
    ['b1', 'blue'],
  ],
  [
    [
      ['game', 'zabor'],
      ['position', 'b b'],
      ['moves', 'a1'],
    ],
    422,
    'move-game-over',
    'moves',
    ['over'],
  ],
  [
    [
      ['game', 'chocolate'],
      ['moves', '0x5=1x1+2x2'],
    ],
    422,
    'move-bad-piece',
    'moves',
    ['"0x5"'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['parameters', 'alpha'],
    ],
    400,
    'parameters-syntax',
    'parameters',
    ['"alpha"', 'parameters=alpha=0.75'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['parameters', 'alpha=1e2'],
    ],
    400,
    'number-syntax',
    'parameters',
    ['parameters.alpha', '"1e2"'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['parameters', 'alpha=1'],
      ['parameters', 'alpha=2'],
    ],
    400,
    'parameter-repeated',
    'parameters',
    ['parameters alpha'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['algorithm', 'greedy'],
      ['parameters', 'zeta=1'],
    ],
    422,
    'parameter-unknown',
    'parameters',
    ['"zeta"', 'alpha, beta'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['algorithm', 'greedy'],
      ['parameters', 'epsilon=-20.5'],
    ],
    422,
    'parameter-range',
    'parameters',
    ['epsilon is -20.5', '-20 to 20'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['algorithm', 'greedy'],
      ['parameters', 'scan=0.5'],
    ],
    422,
    'parameter-choice',
    'parameters',
    ['scan is 0.5', '0 (plain), 1 (aware), 2 (joined)'],
  ],
  [
    [
      ['game', 'chess'],
      ['algorithm', 'greedy'],
      ['parameters', 'alpha=1'],
    ],
    422,
    'parameters-none',
    'parameters',
    ['chess has no parameters'],
  ],
  [
    [
      ['game', 'atari-go'],
      ['level', '1'],
      ['parameters', 'alpha=1'],
    ],
    400,
    'parameters-unused',
    'parameters',
    ['textbook evaluation'],
  ],
];

describe('a refused query', () => {
  it.each(QUERIES)('%j: %i %s', async (query, status, code, field, words) => {
    const response = await get(app, '/v1/best-move', query);
    expect(response.status).toBe(status);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ status, code, field });
    for (const word of words) expect(problem.detail).toContain(word);
  });
});

const BODIES: readonly [unknown, number, string, string | null, string[]][] = [
  [[], 400, 'parameters-not-object', null, ['an array']],
  [null, 400, 'parameters-not-object', null, ['null']],
  ['zabor', 400, 'parameters-not-object', null, ['a string']],
  [{}, 400, 'parameter-missing', 'game', ['game']],
  [{ game: 5 }, 400, 'parameter-type', 'game', ['a number', 'a string']],
  [{ game: null }, 400, 'parameter-type', 'game', ['null']],
  [{ game: 'zabor', depth: '2' }, 400, 'parameter-type', 'depth', ['a string', 'a number']],
  [{ game: 'zabor', depth: 1.5 }, 400, 'number-range', 'depth', ['1.5']],
  [{ game: 'zabor', moves: 'a1' }, 400, 'parameter-type', 'moves', ['a string', 'an array']],
  [{ game: 'zabor', moves: [1] }, 400, 'parameter-type', 'moves', ['moves.0']],
  [{ game: 'zabor', moves: [] }, 400, 'moves-empty', 'moves', ['moves']],
  [{ game: 'zabor', variant: 'size=5' }, 400, 'parameter-type', 'variant', ['an object']],
  [{ game: 'zabor', variant: { size: 5 } }, 400, 'parameter-type', 'variant', ['variant.size', 'a number']],
  [{ game: 'atari-go', parameters: [1] }, 400, 'parameter-type', 'parameters', ['an object of numbers']],
  [
    { game: 'atari-go', parameters: { alpha: '1' } },
    400,
    'parameter-type',
    'parameters',
    ['parameters.alpha'],
  ],
  [
    { game: 'atari-go', parameters: { alpha: 2e9 } },
    400,
    'number-range',
    'parameters',
    ['expected a number'],
  ],
  [{ game: 'zabor', multiPv: 2 }, 400, 'parameter-unknown', 'multiPv', ['"multiPv"', 'multipv']],
  [{ game: 'zabor', position: '..' }, 422, 'position-side-missing', 'position', ['side']],
  [{ game: 'nim' }, 404, 'game-unknown', 'game', ['"nim"']],
];

describe('a refused body', () => {
  it.each(BODIES)('%j: %i %s', async (body, status, code, field, words) => {
    const response = await post(app, '/v1/best-move', body);
    expect(response.status).toBe(status);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ status, code, field });
    for (const word of words) expect(problem.detail).toContain(word);
  });

  it.each(['', '{', '{"game": zabor}', '\u0000'])('400: %j is not JSON', async (text) => {
    const response = await postText(app, '/v1/best-move', text);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'json-syntax' });
  });

  it('400: own properties named __proto__ are unknown parameters like any other', async () => {
    const response = await postText(app, '/v1/best-move', '{"game":"zabor","__proto__":{"level":1}}');
    expect(await problemOf(response)).toMatchObject({ code: 'parameter-unknown', field: '__proto__' });
    const inside = await postText(app, '/v1/best-move', '{"game":"zabor","variant":{"__proto__":"1"}}');
    expect(await problemOf(inside)).toMatchObject({ code: 'parameter-unknown', field: 'variant' });
  });

  it('400: bytes that are not UTF-8', async () => {
    const response = await postText(app, '/v1/best-move', new Uint8Array([0x22, 0xff, 0x22]));
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'body-encoding' });
  });

  it('400: nesting as deep as a body can hold', async () => {
    for (const open of ['[', '{"game":', '{"game":"zabor","variant":{"a":', '{"game":"zabor","moves":[']) {
      const response = await postText(app, '/v1/best-move', open.repeat(MAX_BODY_BYTES / open.length));
      expect(response.status).toBe(400);
      await problemOf(response);
    }
    const depth = 4000;
    for (const deep of [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `{"game":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ]) {
      const response = await postText(app, '/v1/best-move', deep);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).detail).toContain('an array');
    }
  });

  it('400: parameters in the query of a POST', async () => {
    const response = await postText(app, '/v1/best-move?level=1', '{"game":"zabor"}');
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'parameter-in-query', field: 'level' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    '415: %j',
    async (type) => {
      const response = await postText(app, '/v1/best-move', '{"game":"zabor"}', type);
      expect(response.status).toBe(415);
      expect(await problemOf(response)).toMatchObject({ code: 'content-type' });
    },
  );

  it('takes JSON with a charset', async () => {
    const response = await postText(
      app,
      '/v1/legal-moves',
      '{"game":"zabor"}',
      'Application/JSON; charset=utf-8',
    );
    expect(response.status).toBe(200);
  });
});

describe('413', () => {
  const padded = (bytes: number) => '{"game":"zabor"}'.padEnd(bytes);

  it('takes a body of the largest size and refuses one byte more', async () => {
    expect((await postText(app, '/v1/legal-moves', padded(MAX_BODY_BYTES))).status).toBe(200);
    const response = await postText(app, '/v1/legal-moves', padded(MAX_BODY_BYTES + 1));
    expect(response.status).toBe(413);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code: 'body-too-large', params: { max: MAX_BODY_BYTES } });
    expect(problem.detail).toContain(String(MAX_BODY_BYTES));
  });

  it.each([
    ['receives the rest', 100, false],
    ['stops receiving what does not end', Number.POSITIVE_INFINITY, true],
  ])('whatever length was declared, %s', async (_, chunks, isCutOff) => {
    const CHUNK = 1000;
    const MEBIBYTE = 2 ** 20;
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === chunks * CHUNK) return controller.close();
        sent += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK).fill(32));
      },
      cancel() {
        cancelled = true;
      },
    });
    const response = await app.request('/v1/best-move', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Content-Length': '10' },
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    await problemOf(response);
    expect(cancelled).toBe(isCutOff);
    if (isCutOff) expect(sent).toBeLessThan(MEBIBYTE + MAX_BODY_BYTES + 4 * CHUNK);
    else expect(sent).toBe(chunks * CHUNK);
  });

  it('400 for a body that breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('gone')),
    });
    const response = await app.request('/v1/best-move', {
      method: 'POST',
      body: broken,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    });
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'body-incomplete' });
  });
});

describe('routes', () => {
  it.each([
    ['PUT', '/v1/best-move', 'GET, HEAD, POST, QUERY, OPTIONS'],
    ['DELETE', '/v1/legal-moves', 'GET, HEAD, POST, QUERY, OPTIONS'],
    ['POST', '/v1/games', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
  ])('405: %s %s', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code: 'method-not-allowed', params: { method, allow } });
    expect(problem.detail).toContain(method);
  });

  it.each(['/', '/v1', '/v1/bestmove', '/v1/best-move/', '/v2/games', `/${'x'.repeat(300)}`])(
    '404: %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      const problem = await problemOf(response);
      expect(problem).toMatchObject({ code: 'route-unknown' });
      expect(problem.detail).toContain(path.slice(0, 50));
      expect(problem.detail.length).toBeLessThan(200);
    },
  );
});

it('500: an unexpected error is logged under the id that the answer names, and nothing else told', async () => {
  const entries: string[] = [];
  const failing = testApp({
    bestMove: async () => {
      throw new TypeError('secret of the house');
    },
    log: ({ error, requestId, method, path }) => entries.push(`${requestId} ${method} ${path} ${error}`),
  });
  const response = await get(failing, '/v1/best-move', { game: 'zabor' });
  expect(response.status).toBe(500);
  const problem = await problemOf(response);
  expect(problem.code).toBe('internal');
  expect(JSON.stringify(problem)).not.toContain('secret');
  const id = problem.instance?.replace('urn:uuid:', '') as string;
  expect(problem.detail).toContain(id);
  expect(entries).toEqual([expect.stringContaining(id)]);
  expect(entries[0]).toMatch(/GET \/v1\/best-move.*secret of the house/);
});
