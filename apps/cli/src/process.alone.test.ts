import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { testEngine } from './match/testing/engines.js';

/** The built program, as people run it. */
const BIN = fileURLToPath(new URL('../bin/tahoun.mjs', import.meta.url));
const ENV = { PATH: process.env.PATH, LANG: 'C' };

function tahoun(args: readonly string[], input = '', env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...ENV, ...env },
  });
  return { status, stdout, stderr };
}

/** The document of a command that says yes. */
function json(...args: string[]) {
  const { status, stdout, stderr } = tahoun([...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trimEnd()).not.toContain('\n');
  return JSON.parse(stdout);
}

describe('with --json the program prints', () => {
  it('the document in one line, and exits with 0', () => {
    expect(json('moves', 'zabor', '.r/.b b')).toMatchObject({ position: '.r/.b b', moves: ['a1', 'a2'] });
  });

  it('the document of a "no" too, its reason on standard error, and exits with 1', () => {
    const { status, stdout, stderr } = tahoun(['solve', 'zabor', '--nodes', '100', '--json']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^tahoun: [^\n]+\n$/);
    expect(JSON.parse(stdout)).toMatchObject({ solved: false, outcome: null, value: null });
  });

  it('an error where the command line is wrong, its sentence on standard error too, and exits with 2', () => {
    const { status, stdout, stderr } = tahoun(['moves', 'nope', '--json']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^tahoun: there is no game "nope"[^\n]+\n$/);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject({
      code: 'game-unknown',
      field: null,
      params: { found: 'nope' },
    });
    expect(tahoun(['moves', 'nope']).stdout).toBe('');
  });

  it('the answer of several threads', { tags: 'rest' }, () => {
    const ask = (...more: string[]) => json('best-move', 'zabor', '.../.../... b', '--depth', '4', ...more);
    expect(ask('--threads', '2')).toMatchObject({ depth: 4, exact: false });
  });

  it('the same network, whether one thread learned it or three', { tags: 'rest' }, () => {
    const learned = (threads: string) => {
      const folder = mkdtempSync(join(tmpdir(), 'tahoun-learn-'));
      const learn = (...args: string[]) => json('learn', 'tic-tac-toe', '--folder', folder, ...args);
      learn('--only', 'positions', '--positions', '300', '--nodes', '20');
      learn('--only', 'network', '--neurons', '32', '--epochs', '3', '--threads', threads);
      return readFileSync(join(folder, 'generation-1.network'));
    };
    expect(learned('3').equals(learned('1'))).toBe(true);
  });

  it('nothing when it is interrupted while it makes positions, and goes on from there', {
    tags: 'rest',
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-learn-'));
    const args = ['learn', 'connect-four', '--only', 'positions', '--nodes', '50', '--folder', folder];
    const endless = spawn(process.execPath, [BIN, ...args, '--positions', '1000000000'], { env: ENV });
    const file = join(folder, 'data', '1-0.txt');
    const games = () => (existsSync(file) ? readFileSync(file, 'utf8').split('#').length - 1 : 0);
    await vi.waitFor(() => expect(games()).toBeGreaterThan(1), { timeout: 60_000 });
    endless.kill('SIGINT');
    expect((await once(endless, 'exit'))[1]).toBe('SIGINT');
    const [made, text] = [games(), readFileSync(file, 'utf8')];
    // More than all games so far can have: of each move its position and one beside it.
    json(...args, '--positions', String(2 * 42 * made + 1));
    expect(games()).toBeGreaterThan(made);
    expect(readFileSync(file, 'utf8').slice(0, text.lastIndexOf('#'))).toBe(
      text.slice(0, text.lastIndexOf('#')),
    );
  });

  it('the figures of bench, which add up', { tags: 'rest' }, () => {
    const { games, nodes } = json('bench', 'chocolate');
    expect(games).toMatchObject([{ game: 'chocolate', nodes }]);
  });
});

describe('for people there are', () => {
  it('a board and words, without colours off a terminal', () => {
    const { status, stdout } = tahoun(['best-move', 'zabor', '.../.../... b']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Blue to move\n\nbest move {2}b2\nscore {6}\+3 cells/);
    expect(stdout).not.toContain('\u001b[');
  });

  it('colours when they are asked for and not forbidden', { tags: 'rest' }, () => {
    const args = ['moves', 'zabor', '.b b'];
    expect(tahoun(args, '', { FORCE_COLOR: '1' }).stdout).toContain('\u001b[');
    expect(tahoun(args, '', { FORCE_COLOR: '1', NO_COLOR: '1' }).stdout).not.toContain('\u001b[');
    expect(tahoun([...args, '--no-color'], '', { FORCE_COLOR: '1' }).stdout).not.toContain('\u001b[');
  });

  it('Czech words by --lang or by the locale', { tags: 'rest' }, () => {
    expect(tahoun(['moves', 'zabor', '--lang', 'cs']).stdout).toContain('Na tahu je modrý');
    expect(tahoun(['moves', 'zabor'], '', { LC_ALL: 'cs_CZ.UTF-8' }).stdout).toContain('49 přípustných tahů');
    expect(tahoun(['moves', 'zabor', '--lang', 'en'], '', { LANG: 'cs' }).stdout).toContain('49 legal moves');
    expect(tahoun(['--lang', 'cs', 'batch'], '["nope"]\n').stdout).toContain('příkaz „nope“ neexistuje');
  });

  it('a line for each completed depth on standard error, when asked', { tags: 'rest' }, () => {
    const args = ['best-move', 'connect-four', '--depth', '3'];
    expect(tahoun(args).stderr).toBe('');
    for (const threads of ['1', '2']) {
      const { status, stderr } = tahoun([...args, '--progress', '--threads', threads]);
      expect(status).toBe(0);
      expect(stderr).toMatch(/^(depth \d: .+ lines?, \d+ nodes, \d+ ms, line d.*\n)+$/);
      expect(stderr).toContain('depth 3: ');
    }
    expect(tahoun([...args, '--progress', '--lang', 'cs']).stderr).toMatch(/^hloubka 1: /);
  });
});

it('a position may come from standard input, where its lines are nothing else', () => {
  const map = '.b\nr.\n';
  expect(JSON.parse(tahoun(['moves', 'zabor', '-', '--json'], map).stdout).position).toBe('.b/r. b');
  expect(JSON.parse(tahoun(['play', 'zabor', '-', 'a2', '--json'], map).stdout).position).toBe('bb/b. r');
  const taken = /the position cannot be read from standard input/;
  expect(tahoun(['batch'], '["moves","zabor","-"]\n').stdout).toMatch(taken);
  expect(tahoun(['play', 'zabor', '--interactive', '--position', '-'], map).stderr).toMatch(taken);
});

describe('play', () => {
  it('is a game where --interactive says so, of lines from standard input, which may stay open', {
    tags: 'rest',
  }, async () => {
    const args = ['play', 'zabor', '--interactive', '--variant', 'size=2', '--seed', '1'];
    const piped = tahoun(args, 'z9\na1\n');
    expect(piped).toMatchObject({ status: 0, stderr: '' });
    expect(piped.stdout).toMatch(/Blue to move> a1\n.*Red plays .*> \nThis game was not saved/s);

    const child = spawn(process.execPath, [BIN, ...args], { env: ENV });
    child.stdin.write('quit\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('Ctrl-C at the prompt of a game ends it with 0', async () => {
    const child = spawn(process.execPath, [BIN, 'play', 'zabor', '--interactive'], { env: ENV });
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (written.endsWith('Blue to move> ')) child.kill('SIGINT');
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('without moves and off a terminal is refused as it always was, with the game alone or a position', {
    tags: 'rest',
  }, () => {
    const refused = (...args: string[]) => {
      const { status, stdout, stderr } = tahoun(['play', ...args]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      return stderr;
    };
    expect(refused('zabor')).toBe('tahoun: the argument POSITION is missing\n');
    expect(refused('zabor', '.. b')).toBe('tahoun: the argument MOVE is missing\n');
    expect(refused('zabor', '.. b', '--interactive')).toBe('tahoun: the argument MOVE is missing\n');
    expect(refused('zabor', '.. b', 'a1', '--level', '2')).toContain('--level is for a game that you play');
    expect(tahoun(['play', 'zabor', '--interactive', '--json']).stderr).toContain('exclude each other');
    expect(tahoun(['batch'], '["play","zabor"]\n').stdout).toContain('the argument POSITION is missing');
  });
});

describe('batch', () => {
  it('answers in order and survives every line', () => {
    const input = [
      '["moves","zabor",".. b"]',
      'garbage',
      '',
      '["best-move","zabor","--depth","x"]',
      '["solve","zabor","--nodes",10]',
      'y'.repeat(1_500_000),
      '["batch"]',
      '["match","zabor","--a","random","--b","random","--games",2,"--variant","size=2"]',
      '["games"]',
    ].join('\n');
    const { status, stdout, stderr } = tahoun(['batch'], input);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ ok, code }) => (ok ? 0 : code))).toEqual([0, 2, 2, 1, 2, 2, 0, 0]);
    expect(answers[0].result).toEqual(json('moves', 'zabor', '.. b'));
    expect(answers[3]).toMatchObject({ result: { solved: false } });
    expect(answers[4].error).toContain('longer than');
  });

  it('answers while its input is still open', async () => {
    const child = spawn(process.execPath, [BIN, 'batch'], { env: ENV });
    child.stdin.write('["moves","zabor",". b"]\n');
    const [first] = await once(child.stdout, 'data');
    expect(JSON.parse(String(first))).toMatchObject({ ok: true, result: { moves: ['a1'] } });
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('the surroundings', () => {
  it('a reader that leaves early is no error', async () => {
    const child = spawn(process.execPath, [BIN, 'batch'], { env: ENV });
    let complaints = '';
    child.stderr.on('data', (data) => {
      complaints += data;
    });
    // The program may be gone before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.write('["games"]\n'.repeat(20_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(complaints).toBe('');
  });

  it('Ctrl-C in a search for the best move gives the best one so far', async () => {
    const args = ['best-move', 'connect-four', '--depth', '42', '--progress', '--json'];
    const child = spawn(process.execPath, [BIN, ...args], { env: ENV });
    // The search has begun when it reports a depth.
    child.stderr.once('data', () => child.kill('SIGINT'));
    const [text, exit] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
    expect(exit).toEqual([0, null]);
    expect(JSON.parse(text.join(''))).toMatchObject({ move: expect.any(String), limitedBy: 'stop' });
  });

  it('Ctrl-C in a tournament gives the result of the games that have ended', { tags: 'rest' }, async () => {
    const players = ['level:1', 'random', 'random'].flatMap((player) => ['--player', player]);
    const args = ['match', 'zabor', ...players, '--games', '1000000', '--verbose', '--json'];
    const child = spawn(process.execPath, [BIN, ...args], { env: ENV });
    child.stderr.once('data', () => child.kill('SIGINT'));
    const [text, exit] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
    expect(exit).toEqual([0, null]);
    expect(JSON.parse(text.join(''))).toMatchObject({
      players: [{ name: 'level:1' }, {}, {}],
      limitedBy: 'stop',
    });
  });

  describe('Ctrl-C in a search that would take for ever', () => {
    /** Its messages report when Ctrl-C is heard. */
    function searching(...args: string[]) {
      const tell = new URL('./testing/tell-interrupts.ts', import.meta.url).href;
      return spawn(process.execPath, ['--import', tell, BIN, ...args], {
        env: ENV,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
    }

    /** The output and the exit of a search that is interrupted once. */
    async function interrupted(...args: string[]) {
      const child = searching(...args);
      child.once('message', () => child.kill('SIGINT'));
      const [text, complaints, exit] = await Promise.all([
        child.stdout?.toArray(),
        child.stderr?.toArray(),
        once(child, 'exit'),
      ]);
      return { exit, text: text?.join('') ?? '', complaint: complaints?.join('') };
    }

    it('of solve prints what is known: that nothing is proved, with 1', async () => {
      const args = ['solve', 'zabor', '--time', '80000000'];
      const { exit, text, complaint } = await interrupted(...args, '--json');
      expect({ exit, complaint }).toEqual({
        exit: [1, null],
        complaint: 'tahoun: stopped before anything was proved\n',
      });
      expect(JSON.parse(text)).toMatchObject({ solved: false, outcome: null, limitedBy: 'stop' });
      expect((await interrupted(...args)).text).toMatch(/stopped by +request\n$/);
    });

    it('of tree prints the tree so far, in every format', async () => {
      const args = ['tree', 'zabor', '--algorithm', 'minimax', '--depth', '9', '--limit', '50'];
      const { exit, text, complaint } = await interrupted(...args, '--json');
      expect({ exit, complaint }).toEqual({ exit: [0, null], complaint: '' });
      const { tree, limitedBy } = JSON.parse(text);
      expect(limitedBy).toBe('stop');
      expect(tree.children.length).toBeGreaterThan(0);
      const written = async (...format: string[]) => (await interrupted(...args, ...format)).text;
      expect(await written()).toContain('did not finish (request): this is the tree so far');
      expect(await written('--format', 'dot')).toMatch(/^digraph/);
    });

    it('ends the program at once the second time', async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'tahoun-deaf-')), 'deaf.mjs');
      const example = new URL('../../../examples/tic-tac-toe/src/index.ts', import.meta.url).href;
      writeFileSync(
        file,
        `import { isMainThread } from 'node:worker_threads';
         import game from '${example}';
         const rules = () => { while (!isMainThread); return game.rules(); };
         export default { ...game, id: 'deaf', rules };`,
      );
      const child = searching('solve', 'deaf', '--game', file);
      // Its thread never reads the main thread's request to stop.
      child.on('message', () => child.kill('SIGINT'));
      expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
    });
  });

  it('Ctrl-C during a match ends the engines with it, also one that hangs', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'pid');
    const hanging = testEngine('uci', 'zabor', 'hang', `Log=${encodeURIComponent(file)}`);
    const args = ['match', 'zabor', '--a', hanging, '--b', 'random'];
    const child = spawn(process.execPath, [BIN, ...args], { env: ENV });
    // It hangs from the request to think on.
    const isThinking = () => existsSync(file) && readFileSync(file, 'utf8').includes('go movetime');
    await vi.waitUntil(isThinking, { timeout: 60_000 });
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
    const [, engine] = /^pid (\d+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(() => process.kill(Number(engine), 0)).toThrow('ESRCH');
  });

  it('--help and --version answer with exit code 0', () => {
    expect(tahoun(['--version'])).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
    for (const args of [['--help'], ['match', '--help'], ['help', 'tree']]) {
      const { status, stdout } = tahoun(args);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^Usage: tahoun/);
    }
  });
});
