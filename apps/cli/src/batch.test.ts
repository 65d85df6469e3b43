import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BatchAnswer, answerLine, runBatch } from './batch.js';
import { gameIds } from './games.js';

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
    [['uci'], 'unknown command "uci"'],
  ])('%j', async (line, reason) => {
    expect(await answer(line)).toMatchObject({ ok: false, code: 2, error: expect.stringContaining(reason) });
  });
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
