import { cliTexts } from '@tahoun/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../input/games.js';
import { type BatchAnswer, answerLine, runBatch } from './batch.js';

const answer = (line: unknown) => answerLine({ text: JSON.stringify(line) }, 'en');

async function batch(text: string): Promise<BatchAnswer[]> {
  const written: BatchAnswer[] = [];
  async function* input() {
    yield text;
  }
  const write = async (line: string) => {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    written.push(JSON.parse(line));
  };
  await runBatch(input(), write, 'en');
  return written;
}

it('answers each line in order, and no line stops the next', async () => {
  const answers = await batch(
    '["perft","zabor",1,".. b"]\n\n{\n["moves","nope"]\r\n["play","zabor",".. b","c1"]\n["moves","zabor",".b r"]',
  );
  expect(answers).toMatchObject([
    { ok: true, result: { nodes: 2 } },
    { ok: false, code: 2, error: expect.stringContaining('not JSON') },
    { ok: false, code: 2, error: expect.stringContaining('no game "nope"') },
    { ok: false, code: 1, error: expect.stringContaining('"c1"') },
    { ok: true, result: { moves: ['a1'], turn: 'r' } },
  ]);
});

describe('a line is refused, code 2:', () => {
  it.each([
    [{}, 'not an array'],
    ['games', 'not an array'],
    [[], 'a command is missing'],
    [['moves', null], 'item 2'],
    [[['games']], 'item 1'],
    [['games', true], 'item 2'],
    [['perft', 'zabor', false], 'item 3'],
    [['perft', 'zabor', 1, { map: '3x3' }], 'item 4'],
    [[true, null], 'item 1'],
    ['"games"', 'not an array'],
    [true, 'not an array'],
    [null, 'not an array'],
    [['batch'], 'inside batch'],
    [['--help'], '--help'],
    [['moves', '--help'], '--help'],
    [['--version'], '--version'],
    [['help'], 'unknown command "help"'],
    [['book', 'help', '--lang', 'cs'], 'nebyl zadán žádný příkaz'],
    [['uci'], 'unknown command "uci"'],
  ])('%j', async (line, reason) => {
    expect(await answer(line)).toMatchObject({ ok: false, code: 2, error: expect.stringContaining(reason) });
  });
});

it('an error has what --json prints of it, with a stable code, beside what it always had', async () => {
  const { errors } = cliTexts('en');
  const problem = async (line: unknown) => {
    const refused = await answer(line);
    if (refused.ok) throw new Error('not refused');
    expect(refused).toEqual({
      ok: false,
      code: refused.code,
      error: refused.error,
      problem: {
        code: expect.any(String),
        detail: refused.error,
        field: null,
        params: expect.any(Object),
        ...refused.problem,
      },
    });
    return refused.problem;
  };
  expect(await problem(['moves', 'zabor', '..q b'])).toMatchObject({
    code: 'zabor-bad-cell',
    params: { column: 3, found: 'q' },
  });
  expect(await problem(['play', 'zabor', '.b b', 'a1', 'b1'])).toMatchObject({
    params: { number: 2, move: 'b1' },
  });
  expect(await problem(['best-move', 'zabor', '--depth', 'x'])).toMatchObject({
    code: 'whole-number',
    field: 'depth',
    params: { found: 'x', min: 1, max: 200 },
  });
  expect(await problem(['tree', 'zabor', '--algorithm', 'x'])).toMatchObject({
    code: 'choice',
    field: 'algorithm',
    params: { accepts: expect.stringContaining('alpha-beta') },
  });
  expect(await problem(['perft', 'zabor'])).toMatchObject({ code: 'missing-argument', field: 'depth' });
  expect(await problem(['tree', 'zabor'])).toMatchObject({ code: 'required-option', field: 'algorithm' });
  expect(await problem(['play', 'zabor'])).toMatchObject({ code: 'missing-argument', field: 'position' });
  expect(await problem(['moves', 'zabor', 'a', 'b'])).toMatchObject({ code: 'too-many-arguments' });
  expect(await problem(['nope'])).toMatchObject({ code: 'unknown-command', params: { found: 'nope' } });
  expect(await problem(['moves', 'zabor', '--nope'])).toMatchObject({ code: 'unknown-option' });
  expect(await problem({})).toMatchObject({ code: 'batch-not-array', detail: errors.batchNotArray });
  expect(await problem(['batch'])).toMatchObject({ code: 'batch-in-batch' });
  // The code is the same in every language, the detail is not.
  expect(await problem(['nope', '--lang', 'cs'])).toMatchObject({
    code: 'unknown-command',
    detail: expect.stringMatching(/neexistuje/),
  });
});

describe('options that a search would pay no attention to are refused:', () => {
  it.each([
    [['--algorithm', 'alpha-beta', '--verify-depth', 2], 'verify-depth', 'second-search, second-look'],
    [['--algorithm', 'mcts', '--depth', 3], 'depth', 'alpha-beta'],
    [['--algorithm', 'minimax', '--multipv', 2], 'multipv', 'strong'],
    [['--algorithm', 'random', '--evaluation', 'best'], 'evaluation', 'greedy'],
    [['--level', 3, '--evaluation', 'best'], 'evaluation', 'greedy'],
    [['--algorithm', 'mcts', '--without', 'table'], 'without', 'strong'],
    [['--level', 3, '--threads', 2], 'threads', 'strong'],
    [['--algorithm', 'greedy', '--statistics'], 'statistics', 'strong'],
  ])('best-move %j', async (options, field, accepted) => {
    expect(await answer(['best-move', 'zabor', '... b', ...options])).toMatchObject({
      code: 2,
      error: expect.stringContaining(`--${field} has no meaning for`),
      problem: { code: 'unheeded-option', field, params: { accepts: expect.stringContaining(accepted) } },
    });
  });

  it('in tree too', async () => {
    const tree = ['tree', 'zabor', '... b', '--algorithm', 'minimax', '--depth', 1, '--without', 'table'];
    expect(await answer(tree)).toMatchObject({ code: 2, problem: { field: 'without' } });
  });

  it.each([
    ['--algorithm', 'second-look', '--verify-depth', 2, '--depth', 2, '--multipv', 2],
    ['--algorithm', 'mcts', '--nodes', 500, '--threads', 1, '--multipv', 1, '--seed', 1],
    ['--level', 3, '--nodes', 500, '--depth', 2],
  ])('but not best-move %j %j %j %j', async (...options) => {
    expect(await answer(['best-move', 'zabor', '... b', ...options])).toMatchObject({ ok: true });
  });
});

it('a tree is searched within a limit of nodes or time', async () => {
  const tree = ['tree', 'zabor', '--algorithm', 'alpha-beta', '--depth', 12, '--limit', 10];
  expect(await answer([...tree, '--nodes', 1000])).toMatchObject({ result: { limitedBy: 'nodes' } });
  expect(await answer([...tree, '--time', 20])).toMatchObject({ result: { limitedBy: 'time' } });
});

it('the word start is the initial position, of a variant too', async () => {
  for (const args of [
    ['moves'],
    ['eval'],
    ['best-move', '--depth', 1],
    ['solve', '--nodes', 10],
    ['play', 'a1'],
  ]) {
    const [command, ...rest] = args;
    const variant = ['--variant', 'size=2'];
    const asked = await answer([command, 'zabor', 'start', ...rest, ...variant]);
    const told = await answer([command, 'zabor', '../.. b', ...rest]);
    const positionOf = ({ result }: { result?: unknown }) => (result as { position: string }).position;
    expect(positionOf(asked)).toBe(positionOf(told));
  }
  expect(await answer(['perft', 'zabor', 1, 'start'])).toMatchObject({ ok: true, result: { nodes: 49 } });
  const tree = ['tree', 'zabor', 'start', '--algorithm', 'minimax', '--depth', 1];
  expect(await answer(tree)).toMatchObject({ ok: true, result: { nodes: 49 } });
});

it('takes numbers for texts and ignores --json', async () => {
  expect(await answer(['perft', 'zabor', 2, '... b', '--json'])).toMatchObject({
    ok: true,
    result: { nodes: 2 },
  });
});

it('an unsolved position is a "no" with its document', async () => {
  expect(await answer(['solve', 'zabor', '--nodes', 50])).toMatchObject({
    ok: false,
    code: 1,
    error: expect.stringContaining('not solved'),
    result: { solved: false, outcome: null },
  });
});

it('speaks the language of the line', async () => {
  expect(await answer(['moves', 'nope', '--lang', 'cs'])).toMatchObject({
    error: expect.stringContaining('neexistuje'),
  });
});

describe('whatever the arguments', () => {
  const known = fc.constantFrom(
    ...['games', 'moves', 'perft', 'play', 'eval', 'best-move', 'solve', 'tree', 'match', 'batch', 'nope'],
    ...gameIds(),
    ...['... b', '.b/r. r', '3x5 A', 'a1', 'b1', '1', '2', '0', '-1', '2.5', '', 'x'.repeat(30_000)],
    ...[
      '--json',
      '--depth',
      '--depth=2',
      '--nodes',
      '--nodes=300',
      '--algorithm',
      'minimax',
      'alpha-beta',
      'random',
    ],
    ...[
      '--variant',
      'size=2',
      'map=constructor',
      '--variant=map=constructor',
      'size=',
      '--lang',
      'cs',
      'de',
      '--moves',
      '--divide',
      '--textbook',
      '--multipv=2',
    ],
    ...[
      '--level=1',
      '--seed',
      '--format',
      'dot',
      '--without',
      'table+hint',
      'strong',
      '--statistics',
      '--progress',
      '--no-color',
      '--no-json',
      '--',
      '-',
      '-V',
      '-h',
      '--a',
      '--b=human',
    ],
    ...['__proto__', 'constructor', 'toString', '--__proto__', '\u0000', '\u001b[31m', 'a\nb', '🂡', '\ud800'],
  );
  const noise = fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  /** Well-formed beginnings with anything after them reach further into the commands. */
  const begun = fc
    .tuple(
      fc.constantFrom(
        ['moves', 'zabor', '.../.b. b'],
        ['perft', 'chocolate', '1', '3x5 A'],
        ['play', 'zabor', '... b'],
        ['eval', 'zabor', '.b. r'],
        ['best-move', 'zabor', '.../... b', '--nodes', '200'],
        ['solve', 'zabor', '... b', '--nodes', '200'],
        ['tree', 'zabor', '... b', '--algorithm', 'alpha-beta', '--depth', '2'],
      ),
      fc.array(noise, { maxLength: 3 }),
    )
    .map(([start, rest]) => [...start, ...rest]);

  /** Solving is the one thing that takes its time when nobody limits it. */
  const quick = (args: string[]) => (args.includes('solve') ? [...args, '--nodes=300'] : args);

  it('there is a result, or a code and one line', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(begun, fc.array(noise, { maxLength: 7 })).map(quick), async (args) => {
        const given = await answer(args);
        if (given.ok) {
          seen.add('ok');
          expect(given.result).toBeTypeOf('object');
          return;
        }
        seen.add(String(given.code));
        expect([1, 2]).toContain(given.code);
        expect(given.error).toMatch(/^[^\p{Cc}\n]+$/u);
        expect(given.error.length).toBeLessThan(500);
        expect(given.error).not.toMatch(/internal error/);
      }),
      { numRuns: 2000 },
    );
    // All classes were reached; otherwise the generators are to blame.
    expect([...seen].sort()).toEqual(['1', '2', 'ok']);
  });

  it('also when the line is no array of texts at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const given = await answerLine({ text }, 'en');
        expect(given.ok === true || given.code === 1 || given.code === 2).toBe(true);
      }),
    );
  });
});
