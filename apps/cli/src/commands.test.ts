import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultText } from '@tahoun/engine';
import { loadMatch, resultOf } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { gameById, gameIds } from './input/games.js';
import { testEngine } from './match/testing/engines.js';
import { runHere } from './testing/run-here.js';

/** The answers of the commands. `process.alone.test.ts` tests the program as a whole. */
const EMPTY5 = '...../...../...../...../..... b';

/** The document of a command that says yes. */
async function json(...args: string[]) {
  const { status, stdout, stderr } = await runHere([...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('--json prints the document of', () => {
  it('games', async () => {
    const list = await json('games');
    expect(list.map((game: { id: string }) => game.id)).toEqual(gameIds());
    for (const game of list)
      expect(Object.keys(game)).toEqual(
        expect.arrayContaining(['id', 'name', 'variants', 'parameters', 'initial']),
      );
  });

  it('moves', async () => {
    expect(await json('moves', 'zabor', '.r/.b b')).toMatchObject({
      position: '.r/.b b',
      turn: 'b',
      moves: ['a1', 'a2'],
      over: false,
      result: null,
    });
    expect((await json('moves', 'zabor', '--variant', 'size=3')).moves).toHaveLength(9);
  });

  it('a position in a file, with or without the side to move', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'map.txt');
    writeFileSync(file, '.#.\r\n...\r\n');
    expect(await json('moves', 'zabor', `@${file}`)).toMatchObject({ position: '.#./... b' });
    writeFileSync(file, '.#.\n... r\n');
    expect(await json('best-move', 'zabor', `@${file}`, '--depth', '1')).toMatchObject({
      position: '.#./... r',
    });
    expect(await runHere(['moves', 'zabor', `@${file}.missing`])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^tahoun: .* cannot be read: there is no such file or folder\n$/),
    });
  });

  it('perft', async () => {
    expect(await json('perft', 'zabor', '0')).toMatchObject({ nodes: 1 });
    expect(await json('perft', 'chocolate', '1', '2x3 A', '--divide')).toMatchObject({
      nodes: 2,
      divide: { '2x3=2x2+1x2': 1, '2x3=1x3+1x3': 1 },
    });
  });

  it('play', async () => {
    expect(await json('play', 'zabor', '.../... b', 'a1', 'c2')).toMatchObject({
      position: 'brr/bbr b',
      turn: 'b',
      over: true,
      result: '1/2-1/2',
    });
  });

  it('eval', async () => {
    expect(await json('eval', 'zabor', '.b. r', '--textbook')).toMatchObject({
      score: -100,
      terms: { cells: -100 },
    });
    expect((await json('eval', 'zabor', '.b. r')).evaluation).not.toBe('cell-difference');
  });

  it('eval names its terms in the language of the reader, and what a term was made from', async () => {
    const { stdout } = await runHere(['eval', 'zabor', '.b. r', '--lang', 'cs']);
    const names = ['Ohodnocení neuronovou sítí', 'Jistá pole', 'Odkrytá pole', 'Volná pole', 'Tempo'];
    for (const name of names) expect(stdout).toContain(name);
    expect((await runHere(['eval', 'zabor', '.b. r', '--lang', 'en'])).stdout).toContain('Exposed cells');
    const grundy = (await runHere(['eval', 'chocolate', '1x18 A', '--lang', 'cs'])).stdout;
    expect(grundy).toMatch(/Výsledek +100\n +Grundyho hodnota hromádky +5/);
  });

  it('best-move and tree say what the sources call a depth', async () => {
    for (const command of ['best-move', 'tree']) {
      const { stdout } = await runHere([command, '--help']);
      const help = stdout.replace(/\s+/g, ' ');
      expect(help).toMatch(/depth in plies; the sources of [^;]* count one less/);
      for (const game of ['chess', 'zabor']) expect(help).toContain(game);
    }
  });

  it("eval, best-move and tree with constants of the source's evaluation", async () => {
    const constants = ['alpha=0', 'beta=0', 'gamma=0', 'epsilon=20'].flatMap((text) => ['--parameter', text]);
    const stones = 'X.X../...../...../...../....O X 1';
    const evaluated = (...more: string[]) => json('eval', 'atari-go', stones, '--textbook', ...more);
    expect((await evaluated(...constants)).terms).toEqual({ liberties: 0, euler: 2000 });
    expect((await evaluated()).terms.euler).toBe(-400);
    const search = ['--algorithm', 'alpha-beta', '--depth', '1'];
    const { score } = await json('best-move', 'atari-go', stones, ...search, ...constants);
    expect(score).toBe(4000);
    expect((await json('tree', 'atari-go', stones, ...search, ...constants)).score).toBe(score);
  });

  it('best-move', async () => {
    const answer = await json('best-move', 'zabor', '.../.../... b');
    expect(answer).toMatchObject({ move: 'b2', score: 300, scoreText: '+3 cells', exact: true });
    for (const field of ['pv', 'depth', 'nodes', 'seconds', 'nps']) expect(answer).toHaveProperty(field);
  });

  it('best-move among some moves, in several lines', async () => {
    const answer = await json('best-move', 'zabor', '.../.../... b', '--moves', 'a1 b1 c1', '--multipv', '2');
    expect(['a1', 'b1', 'c1']).toContain(answer.move);
    expect(answer.lines).toHaveLength(2);
  });

  it('best-move of a finished game', async () => {
    expect(await json('best-move', 'zabor', 'bb/rr b')).toMatchObject({ move: null, pv: [], over: true });
  });

  it('best-move by other means', async () => {
    const ask = (...more: string[]) => json('best-move', 'zabor', '.../.../... b', '--depth', '4', ...more);
    expect(await ask()).not.toHaveProperty('statistics');
    const { nodes } = await ask();
    expect((await ask('--without', 'table+history')).nodes).not.toBe(nodes);
    expect(Math.abs((await ask('--evaluation', 'textbook')).score % 100)).toBe(0);
    const { statistics, depth } = await ask('--statistics');
    expect(statistics.depths).toHaveLength(depth);
    expect(statistics.tableHits).toBeLessThanOrEqual(statistics.tableProbes);
  });

  it("best-move by the textbook, with the nodes of the source's table", async () => {
    expect(
      (await json('best-move', 'zabor', EMPTY5, '--algorithm', 'alpha-beta', '--depth', '10')).nodes,
    ).toBe(2520945);
    expect((await json('best-move', 'zabor', EMPTY5, '--algorithm', 'minimax', '--depth', '5')).nodes).toBe(
      1418885,
    );
  });

  it('solve', async () => {
    expect(await json('solve', 'zabor', '.../.../... b')).toMatchObject({
      solved: true,
      outcome: 'win',
      value: 3,
    });
    expect(await json('solve', 'chocolate', '3x5 A')).toMatchObject({
      solved: true,
      outcome: 'loss',
      value: 0,
    });
    expect((await runHere(['solve', 'chocolate', '1x10000 A'])).stdout).toMatch(/^1x10000 A\n\n.*win/s);
    const even = await runHere(['solve', 'chocolate', '62x64 A']);
    expect(even.stdout).toMatch(/^62x64 A\n\n.*win.*62x64=32x62\+32x62/s);
    expect(even.stdout).not.toMatch(/value|null/);
    for (const bar of [['3', '15'], ['3x15'], ['15 x 3', 'A'], ['3x15', 'A']])
      expect(await json('solve', 'chocolate', ...bar)).toMatchObject({ position: '3x15 A', outcome: 'win' });
    const open = await runHere(['solve', 'chocolate', '61', '63']);
    expect([open.status, open.stderr]).toEqual([2, expect.stringMatching(/not known who wins 61x63/)]);
  });

  it('tree', async () => {
    const answer = await json('tree', 'zabor', '... b', '--algorithm', 'alpha-beta', '--depth', '2');
    expect(answer.tree.children.map((child: { move: string }) => child.move)).toEqual(['a1', 'b1', 'c1']);
    expect(answer.tree.children[0]).toMatchObject({ alpha: null, beta: null, cut: false });
    expect(
      JSON.parse(
        (
          await runHere([
            'tree',
            'zabor',
            '... b',
            '--algorithm',
            'minimax',
            '--depth',
            '1',
            '--format',
            'json',
          ])
        ).stdout,
      ).nodes,
    ).toBe(3);
  });

  it('tree of the strong search', async () => {
    const args = ['tree', 'zabor', '.../... b', '--algorithm', 'strong', '--depth', '3'];
    const { tree, reached, score } = await json(...args);
    expect([reached, tree.value]).toEqual([3, score]);
    expect(tree).toMatchObject({ depth: 3, pass: 'full', bound: 'exact', skip: null, cut: false });
    expect(JSON.stringify(tree)).toContain('"kind":"table"');
    expect(JSON.stringify((await json(...args, '--without', 'table')).tree)).not.toContain('"kind":"table"');
  });

  it('match', async () => {
    const args = [
      'match',
      'zabor',
      '--a',
      'alpha-beta:3',
      '--b',
      'random',
      '--games',
      '6',
      '--variant',
      'size=4',
    ];
    const answer = await json(...args);
    expect(answer.wins + answer.draws + answer.losses).toBe(6);
    expect(Object.keys(answer)).toEqual([
      'a',
      'b',
      'wins',
      'draws',
      'losses',
      'elo',
      'error',
      'los',
      'games',
    ]);
    expect(answer.b).toEqual({ name: 'random', forfeits: 0 });
    expect(await json(...args, '--concurrency', '2')).toEqual(answer);
  });

  it('match of several players, each against each', async () => {
    const players = ['alpha-beta:3', 'random', 'alpha-beta:3?seed=1'];
    const args = [...players.flatMap((spec) => ['--player', spec]), '--games', '4', '--plies', '2'];
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'tournament.svg');
    const answer = await json('match', 'zabor', '--variant', 'size=4', ...args, '--plot', file);
    expect(Object.keys(answer)).toEqual(['players', 'pairs', 'games']);
    expect(answer.players.map(({ name }: { name: string }) => name)).toEqual(players);
    expect(answer.pairs.map(({ a, b }: { a: number; b: number }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    const { points, games, elo } = answer.players[0];
    expect([games, points > 4, elo > 0, answer.games]).toEqual([8, true, true, 12]);
    expect(readFileSync(file, 'utf8').match(/<polyline/g)).toHaveLength(3);
    const alone = await json('match', 'zabor', '--variant', 'size=4', ...args.slice(0, 4), ...args.slice(6));
    expect(answer.pairs[0]).toMatchObject({ wins: alone.wins, draws: alone.draws, losses: alone.losses });
  });

  it('match from a file of openings, with the SPRT', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'openings.txt');
    writeFileSync(file, '# one\n..../..../.... b\n');
    const args = ['match', 'zabor', '--a', 'random', '--b', 'random', '--games', '4', '--openings', file];
    expect((await json(...args, '--sprt', '-5,5')).sprt).toMatchObject({ decision: 'continue' });
  });

  it('match drawn from game to game', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'match.svg');
    const args = ['match', 'chocolate', '--a', 'random', '--b', 'level:8', '--games', '6', '--plot', file];
    expect(await json(...args)).toMatchObject({ games: 6 });
    const [, points = ''] = /<polyline points="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(points.split(' ')).toHaveLength(6);
  });

  it('match of engines, recorded as matches that can be loaded', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'games.jsonl');
    const [uci, gtp] = [testEngine('uci', 'zabor'), testEngine('gtp', 'zabor', 'none', 'boardsize=7')];
    // An odd number of games would leave an opening played from one side only.
    const answer = await json('match', 'zabor', '--a', uci, '--b', gtp, '--games', '1', '--record', file);
    expect(answer).toMatchObject({
      a: { name: 'First Mover [31m1.0', forfeits: 0 },
      b: { name: 'First Mover 1.0', forfeits: 0 },
      games: 2,
    });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const games = lines.map((line) => JSON.parse(line));
    expect(games.map(({ game, players }) => [game, ...players])).toEqual([
      [1, answer.a.name, answer.b.name],
      [2, answer.b.name, answer.a.name],
    ]);
    for (const game of games) {
      const result = resultOf(loadMatch(JSON.stringify(game.match), gameById));
      expect(result && resultText(result)).toBe(game.result);
      expect(result?.reason).toBe(game.reason);
    }
  });

  it('match with an engine that fails, which costs it games and not the match', async () => {
    const crashing = testEngine('uci', 'zabor', 'crash');
    const args = ['match', 'zabor', '--a', crashing, '--b', 'random', '--games', '2', '--json'];
    const { status, stdout, stderr } = await runHere([...args, '--variant', 'size=3']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ losses: 2, a: { forfeits: 2 } });
    expect(stderr).toMatch(
      /^game 1: First Mover .* loses by forfeit: it exited unexpectedly \(3\): out of ideas\n/,
    );
  });
});

describe('for people there are', () => {
  it('pictures of trees', async () => {
    const args = ['tree', 'zabor', '... b', '--algorithm', 'alpha-beta', '--depth', '2'];
    expect((await runHere([...args, '--format', 'dot'])).stdout).toMatch(/^digraph tree \{/);
    expect((await runHere([...args, '--format', 'svg'])).stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect((await runHere(args)).stdout).toMatch(/moves made[\s\S]* {2}a1 {2}/);
  });

  it('the words of a drawn tree in their language', async () => {
    const args = ['tree', 'zabor', '.../... b', '--algorithm', 'strong', '--depth', '3', '--format', 'svg'];
    expect((await runHere(args)).stdout).toContain('>known from the transposition table<');
    expect((await runHere([...args, '--lang', 'cs'])).stdout).toContain('>známo z transpoziční tabulky<');
    expect((await runHere([...args.slice(0, -2), '--lang', 'cs'])).stdout).toMatch(
      /půltahy?, nulové okno, tabulka\n/,
    );
  });

  it('the statistics of a search as a table', async () => {
    const args = ['best-move', 'connect-four', '--depth', '6', '--statistics', '--lang', 'en'];
    const { stdout } = await runHere(args);
    expect(stdout).toMatch(/^deepest ply {2,}\d+$/m);
    expect(stdout).toMatch(/^table hits {2,}[\d.]+ %$/m);
    expect(stdout).toMatch(/^first-move cutoffs {2,}[\d.]+ %$/m);
    expect(stdout).toMatch(/^branching factor {2,}[\d.]+$/m);
    expect(stdout).toMatch(/^time to depth {2,}1: .*2: /m);
  });

  it.each(gameIds())('readable answers of every command for %s', async (id) => {
    const budget = ['--nodes', '2000'];
    for (const args of [
      ['moves', id],
      ['eval', id],
      ['perft', id, '2', '--divide'],
      ['best-move', id, ...budget],
      ['best-move', id, ...budget, '--multipv', '3'],
      ['tree', id, '--algorithm', 'alpha-beta', '--depth', '2'],
      ['tree', id, '--algorithm', 'strong', '--depth', '2'],
    ]) {
      const { status, stdout, stderr } = await runHere(args);
      expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: '' });
      expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

describe('exit code 1, one line on standard error:', () => {
  it.each([
    [['play', 'zabor', '... b', 'b1', 'a1'], /move 2, "a1", is not legal/],
    [['play', 'zabor', '... b', 'z9'], /move 1, "z9"/],
    [['play', 'chocolate', '3x5 A', '0x0=1x1+1x1'], /move 1, "0x0=1x1\+1x1"/],
    [['best-move', 'zabor', '.b. b', '--moves', 'a1 b1'], /move 2, "b1"/],
    [['solve', 'zabor', '--nodes', '100'], /not solved within the limit/],
  ])('%j', async (args, reason) => {
    const { status, stderr } = await runHere(args);
    expect(stderr).toMatch(/^tahoun: [^\n]+\n$/);
    expect(stderr).toMatch(reason);
    expect(status).toBe(1);
  });
});

describe('exit code 2, one line on standard error and with --json the same for programs:', () => {
  it.each([
    [[], /a command is missing/],
    [['--json'], /a command is missing/],
    [['nope'], /unknown command "nope"/],
    [['mvoes'], /did you mean moves\?/],
    [['moves'], /the argument GAME is missing/],
    [['moves', 'nope'], /no game "nope"; the games are: .*zabor/],
    [['moves', 'zabor', 'nonsense'], /lacks the side to move/],
    [['moves', 'zabor', ''], /./],
    [['moves', 'zabor', '...', 'b'], /too many arguments: expected 2, found 3/],
    [['moves', 'zabor', '--nope'], /unknown option "--nope"/],
    [['moves', 'zabor', '--variant', 'size'], /--variant is "size"; expected NAME=VALUE/],
    [['moves', 'zabor', '--variant', 'komi=7'], /no option "komi"/],
    [['moves', 'zabor', '--lang', 'de'], /--lang is "de"; expected one of: en, cs/],
    [['perft', 'zabor', '-1'], /DEPTH is "-1"; expected a whole number from 0 to/],
    [['perft', 'zabor', '1.5'], /DEPTH is "1.5"/],
    [['play', 'zabor', '... b'], /the argument MOVE is missing/],
    [['best-move', 'zabor', '--depth', '3.5'], /--depth is "3.5"; expected a whole number from 1 to 200/],
    [['best-move', 'zabor', '--depth', '0'], /--depth is "0"/],
    [['best-move', 'zabor', '--nodes', 'abc'], /--nodes is "abc"/],
    [['best-move', 'zabor', '--nodes', '9'.repeat(30)], /--nodes is "9+"/],
    [['best-move', 'zabor', '--time', '-5'], /--time is "-5"/],
    [['best-move', 'zabor', '--level', '9'], /--level is "9"; expected a whole number from 1 to 8/],
    [['best-move', 'zabor', '--algorithm', 'magic'], /--algorithm is "magic"; expected one of: random, /],
    [['best-move', 'zabor', '--level', '1', '--algorithm', 'random'], /not both/],
    [['best-move', 'zabor', '--moves', ' '], /--moves is empty/],
    [['best-move', 'zabor', '--depth'], /--depth needs a value/],
    [['tree', 'zabor', '--depth', '2'], /--algorithm is required/],
    [
      ['tree', 'zabor', '--algorithm', 'greedy', '--depth', '2'],
      /--algorithm is "greedy"; expected one of: minimax, minimax-quiescence, alpha-beta, strong/,
    ],
    [
      ['tree', 'zabor', '--algorithm', 'strong', '--depth', '2', '--without', 'table+magic'],
      /--without contains "magic"; expected names joined by \+, each one of: .*aspiration, table, /,
    ],
    [['best-move', 'zabor', '--without', ''], /--without contains ""; expected names joined by \+/],
    [['best-move', 'zabor', '--threads', '0'], /--threads is "0"; expected a whole number from 1 to 64/],
    [
      ['best-move', 'zabor', '--evaluation', 'good'],
      /--evaluation is "good"; expected one of: textbook, best/,
    ],
    [['eval', 'atari-go', '--parameter', 'alpha'], /--parameter is "alpha"; expected NAME=VALUE/],
    [['eval', 'atari-go', '--parameter', 'alpha=1'], /parameters apply to the textbook evaluation/],
    [['eval', 'atari-go', '--textbook', '--parameter', 'zeta=1'], /no parameter "zeta"; expected alpha, /],
    [
      ['best-move', 'atari-go', '--algorithm', 'source', '--parameter', 'alpha=101'],
      /alpha is 101; expected a number from 0 to 100/,
    ],
    [
      ['best-move', 'connect-four', '--algorithm', 'greedy', '--parameter', 'a=1'],
      /connect-four has no parameters/,
    ],
    [
      ['tree', 'atari-go', '--algorithm', 'strong', '--depth', '2', '--parameter', 'alpha=1'],
      /parameters apply to the textbook evaluation/,
    ],
    [['match', 'zabor', '--a', 'human', '--b', 'random'], /--a is "human"/],
    [['match', 'zabor', '--a', 'random'], /needs two players/],
    [
      ['match', 'zabor', '--a', 'random', '--b', 'random', '--player', 'random', '--sprt', '0,5'],
      /--sprt decides between two/,
    ],
    [['match', 'zabor', '--a', 'level:99', '--b', 'random'], /no player "level:99".*gtp:COMMAND/],
    [['match', 'zabor', '--a', 'uci:', '--b', 'random'], /"uci:" does not describe an engine/],
    [['match', 'zabor', '--a', 'uci:/no/engine', '--b', 'random'], /engine \/no\/engine cannot be started/],
    [['match', 'zabor', '--a', 'random', '--b', 'strong:3?without=all'], /no option "without=all"/],
    [['match', 'zabor', '--a', 'random', '--b', 'random', '--record', '/no/dir/file'], /cannot be written/],
    [['match', 'zabor', '--a', 'random', '--b', 'random', '--sprt', '5,0'], /--sprt is "5,0"/],
    [
      ['match', 'zabor', '--a', 'random', '--b', 'random', '--openings', '/no/file'],
      /\/no\/file cannot be read/,
    ],
    [['bench', 'nope'], /no game "nope"/],
  ])('%j', async (args, reason) => {
    const { status, stdout, stderr } = await runHere([...args, '--json']);
    expect(stderr).toMatch(/^tahoun: [^\n]+\n$/);
    expect(stderr).toMatch(reason);
    expect(status).toBe(2);
    const problem = JSON.parse(stdout);
    expect(`tahoun: ${problem.detail}\n`).toBe(stderr);
    expect(problem.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
