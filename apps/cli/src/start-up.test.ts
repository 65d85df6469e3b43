import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameIds } from './input/games.js';

/** The built program, as people run it. */
const BIN = fileURLToPath(new URL('../bin/tahoun.mjs', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'tahoun-start-'));
const LIST = join(FOLDER, 'modules');

/** Writes the modules that a process has loaded. */
const OBSERVER = join(FOLDER, 'observer.mjs');
writeFileSync(
  OBSERVER,
  `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(${JSON.stringify(LIST)}, url + '\\n');
    return next(url, context);
  },
});`,
);

/** Runs a command line in a process of its own. */
function tahoun(args: readonly string[], input = '', options: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LANG: 'C' },
  });
  return { status, stdout, stderr };
}

/** The code of each module that a command line loads, by its address. */
function loadedFor(...args: string[]): ReadonlyMap<string, string> {
  writeFileSync(LIST, '');
  expect(tahoun(args, 'quit\n', ['--import', OBSERVER])).toMatchObject({ status: 0, stderr: '' });
  const urls = readFileSync(LIST, 'utf8').trim().split('\n');
  const files = urls.filter((url) => url.startsWith('file:'));
  expect(files.length).toBeGreaterThan(5);
  return new Map(files.map((url) => [url, readFileSync(fileURLToPath(url), 'utf8')]));
}

/** The games whose rules a command line loads, but for those of the catalogue, which are bundled. */
function gamesLoadedFor(...args: string[]): string[] {
  const loaded = [...loadedFor(...args).keys()];
  return gameIds().filter((id) => loaded.some((url) => url.includes(`/games/dist/${id}/index.js`)));
}

const networksIn = (urls: Iterable<string>) => [...urls].filter((url) => url.endsWith('/network.js'));

describe('a process loads', () => {
  it.each([[['--version']], [['--help']], [['--lang', 'cs', '--help']]])(
    'neither the search nor a game nor its words for %j',
    (args) => {
      const loaded = loadedFor(...args);
      const packages = [...loaded.keys()].filter((url) => /\/packages\/|@tahoun/.test(url));
      expect(packages.filter((url) => !/\/core\/dist\/(contract\/errors|chunk-\w+)\.js$/.test(url))).toEqual(
        [],
      );
      const size = [...loaded.values()].reduce((sum, code) => sum + code.length, 0);
      expect(size).toBeLessThan(400_000);
    },
  );

  it.each(gameIds())('no other game for the moves of %s, and no network', (id) => {
    expect(gamesLoadedFor('moves', id)).toEqual(id === 'tic-tac-toe' ? [] : [id]);
    expect(networksIn(loadedFor('moves', id).keys())).toEqual([]);
  });

  it('the network of the game that it searches, and no other', () => {
    const networks = networksIn(loadedFor('best-move', 'zabor', '--nodes', '100').keys());
    expect(networks).toEqual([expect.stringContaining('/zabor/network.js')]);
  });

  it('the first game alone for UCI', () => {
    expect(gamesLoadedFor('uci')).toEqual(gameIds().slice(0, 1));
  });
});

describe('a process finds all that it needs of its game for', () => {
  const answer = (command: readonly string[], input?: string) => {
    const { status, stdout, stderr } = tahoun(command, input);
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };

  it.each([
    ['moves', 'zabor'],
    ['eval', 'zabor', '--lang', 'cs'],
    ['play', 'chess', 'start', 'Jf3', 'e5'],
    ['perft', 'zabor', '2'],
    ['check', 'tic-tac-toe'],
    ['best-move', 'czech-draughts', '--level', '1', '--lang', 'cs'],
    ['best-move', 'zabor', '--help'],
    ['solve', 'chocolate', '3x3 A'],
    ['review', 'chess', 'start', 'e4', 'e5', '--nodes', '100'],
    ['tree', 'zabor', '--variant', 'map=2x2', '--algorithm', 'alpha-beta', '--depth', '2'],
    ['match', 'tic-tac-toe', '--a', 'level:1', '--b', 'level:2', '--games', '2'],
    ['book', 'show', 'czech-draughts'],
    ['problem', 'zabor', '--date', '2026-11-22'],
    ['games', '--lang', 'cs'],
  ])('%s %s', (...command) => {
    expect(answer(command)).toMatch(/\S/);
  });

  it('another game of UCI, when it is chosen', () => {
    const asked = 'setoption name Game value zabor\nposition startpos\neval\ngo nodes 100\nquit\n';
    expect(answer(['uci'], asked)).toMatch(/bestmove [a-g]\d/);
  });

  it('a game of GTP that nobody named', () => {
    expect(answer(['gtp', '--nodes', '100'], 'genmove b\nquit\n')).toMatch(/^= [A-T]\d/);
  });

  it('each line of a batch, whatever its language', () => {
    const lines = gameIds().map((id, at) =>
      JSON.stringify(['best-move', id, '--nodes', '50', '--lang', at % 2 ? 'cs' : 'en']),
    );
    const answers = answer(['batch'], lines.join('\n')).trim().split('\n');
    expect(answers.map((line) => JSON.parse(line).ok)).toEqual(gameIds().map(() => true));
  });
});
