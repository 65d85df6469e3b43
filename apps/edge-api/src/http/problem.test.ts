import { MAX_LEVEL } from '@tahoun/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type TestApp, post, problemOf, testApp } from '../testing/test-app.js';
import { checkParameters } from './parameter-faults.js';

/* The sentences of refusals, for people; their members for programs are in `refusals.test.ts`. */

let app: TestApp;
beforeEach(() => {
  app = testApp();
});

/** Query, status, code, field, words of the detail. */
const QUERIES: readonly [string, number, string, string | null, string[]][] = [
  ['', 400, 'parameter-missing', 'game', ['game', 'missing']],
  ['game=zabor&gmae=zabor', 400, 'parameter-unknown', 'gmae', ['gmae', 'verifyDepth']],
  ['game=zabor&__proto__=x', 400, 'parameter-unknown', '__proto__', ['__proto__']],
  ['game=zabor&game=zabor', 400, 'parameter-repeated', 'game', ['game', 'more than once']],
  ['game=zabor&depth=two', 400, 'number-syntax', 'depth', ['depth', '"two"']],
  ['game=zabor&depth=1e1', 400, 'number-syntax', 'depth', ['"1e1"']],
  ['game=zabor&depth=', 400, 'number-syntax', 'depth', ['""']],
  ['game=zabor&depth=0', 400, 'number-range', 'depth', ['depth is 0', 'from 1 to']],
  ['game=zabor&nodes=0', 400, 'number-range', 'nodes', ['nodes is 0']],
  ['game=zabor&nodes=-5', 400, 'number-range', 'nodes', ['nodes is -5']],
  ['game=zabor&time=0', 400, 'number-range', 'time', ['time is 0']],
  ['game=zabor&level=9', 400, 'number-range', 'level', [`to ${MAX_LEVEL}`]],
  ['game=zabor&multipv=21', 400, 'number-range', 'multipv', ['multipv is 21']],
  ['game=zabor&seed=-1', 400, 'number-range', 'seed', ['seed is -1']],
  ['game=zabor&level=1&algorithm=greedy', 400, 'level-and-algorithm', 'level', ['not both']],
  ['game=zabor&algorithm=magic', 400, 'algorithm-unknown', 'algorithm', ['"magic"', 'alpha-beta']],
  ['game=zabor&moves=+', 400, 'moves-empty', 'moves', ['moves']],
  ['game=zabor&variant=size', 400, 'variant-syntax', 'variant', ['"size"', 'NAME=VALUE']],
  ['game=zabor&variant=size=5&variant=size=6', 400, 'parameter-repeated', 'variant', ['variant size']],
  ['game=go', 404, 'game-unknown', 'game', ['"go"', 'zabor', 'chocolate']],
  ['game=zabor&variant=size=11', 422, 'variant-bad-value', 'variant', ['"11"']],
  ['game=zabor&variant=colour=red', 422, 'variant-unknown', 'variant', ['"colour"']],
  ['game=zabor&variant=__proto__=1', 400, 'parameter-unknown', 'variant', ['__proto__']],
  ['game=zabor&position=', 422, 'position-side-missing', 'position', ['side to move']],
  ['game=zabor&position=...+x', 422, 'position-bad-side', 'position', ['"x"', 'one of: b, r']],
  ['game=zabor&position=..q+b', 422, 'zabor-bad-cell', 'position', ['column 3', '"q"']],
  ['game=chocolate&position=0x5+A', 422, 'chocolate-bad-piece', 'position', ['"0x5"']],
  ['game=zabor&moves=a1+z9', 422, 'move-off-board', 'moves', ['z9']],
  ['game=zabor&position=.b+b&moves=b1', 422, 'move-cell-taken', 'moves', ['b1', 'blue']],
  ['game=zabor&position=b+b&moves=a1', 422, 'move-game-over', 'moves', ['over']],
  ['game=chocolate&moves=0x5=1x1%2B2x2', 422, 'move-bad-piece', 'moves', ['"0x5"']],
  [
    'game=atari-go&parameters=alpha',
    400,
    'parameters-syntax',
    'parameters',
    ['"alpha"', 'parameters=alpha=0.75'],
  ],
  ['game=atari-go&parameters=alpha=1e2', 400, 'number-syntax', 'parameters', ['parameters.alpha', '"1e2"']],
  [
    'game=atari-go&parameters=alpha=1&parameters=alpha=2',
    400,
    'parameter-repeated',
    'parameters',
    ['parameters alpha'],
  ],
  [
    'game=atari-go&algorithm=greedy&parameters=zeta=1',
    422,
    'parameter-unknown',
    'parameters',
    ['"zeta"', 'alpha, beta'],
  ],
  [
    'game=atari-go&algorithm=greedy&parameters=epsilon=-20.5',
    422,
    'parameter-range',
    'parameters',
    ['epsilon is -20.5', '-20 to 20'],
  ],
  [
    'game=atari-go&algorithm=greedy&parameters=scan=0.5',
    422,
    'parameter-choice',
    'parameters',
    ['scan is 0.5', '0 (plain), 1 (aware), 2 (joined)'],
  ],
  [
    'game=connect-four&algorithm=greedy&parameters=alpha=1',
    422,
    'parameters-none',
    'parameters',
    ['connect-four has no parameters'],
  ],
  [
    'game=atari-go&level=1&parameters=alpha=1',
    400,
    'parameters-unused',
    'parameters',
    ['textbook evaluation'],
  ],
];

describe('a refused query', () => {
  it.each(QUERIES)('%s: %i %s', async (query, status, code, field, words) => {
    const response = await app.request(`/v1/best-move?${query}`);
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
});

describe('an unknown parameter is refused with where it is and what is accepted there', () => {
  it('on a route without parameters', async () => {
    const { detail } = await problemOf(await app.request('/v1/games?level=1'));
    expect(detail).toBe('there is no parameter "level"; expected none');
  });

  it.each<[string, object, string]>([
    ['/v1/solve', { game: 'zabor', depth: 2 }, 'there is no parameter "depth"; expected game, position, '],
    [
      '/v1/batch',
      { positions: [{ game: 'zabor' }, { game: 'zabor', x: 1 }] },
      'positions.1 has no parameter "x"; expected game, ',
    ],
  ])('%s %j: %s', async (path, body, sentence) => {
    const { detail } = await problemOf(await post(app, path, body));
    expect(detail.startsWith(sentence), detail).toBe(true);
  });
});

it.each([
  ['/v1/best-move?game=chess&fen=x', 'no parameter "fen" (did you mean "position"?); expected game'],
  ['/v1/best-move?game=chess&movetime=5', '(did you mean "time"?)'],
  ['/v1/best-move?gmae=chess', '(did you mean "game"?)'],
  ['/v1/moves?game=chess&movetime=5', 'there is no'],
])('%s is told what may have been meant', async (path, words) => {
  const { detail } = await problemOf(await testApp().request(path));
  expect(detail).toContain(words);
});

it('a text of another form than is expected is quoted, with that form', () => {
  const schema = z.strictObject({ instance: z.string().regex(/^\d+$/) });
  expect(() => checkParameters(schema, { instance: 'x' })).toThrow(
    'instance is "x"; expected a text of the form /^\\d+$/',
  );
});

it('a text that is too long is told how long it may be, also where it may be empty', async () => {
  const response = await testApp().request(`/v1/problems/daily?game=chess&date=${'1'.repeat(11)}`);
  expect(await problemOf(response)).toMatchObject({
    code: 'text-length',
    detail: 'date has 11 characters; expected 0 to 10',
  });
});
