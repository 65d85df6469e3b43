import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@tahoun/catalogue';
import { expect, it } from 'vitest';

/*
 * Adding a game edits no existing file: only its own folders, and the lists, name a game. Names in tests and
 * their support, in comments and in prose ("in chess") are not checked.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LISTS = ['packages/catalogue/src/built-in.ts', 'apps/web/src/lab/games/index.ts'];

/** Files that may name a game nevertheless. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/cli/src/uci/options.ts': 'UCI is made for chess, which is the first game that it plays',
  'packages/games/src/conformance/hot-half.ts': 'the game beside which the speed of others is measured',
};

const IS_SOURCE = /^(packages|apps)\/[\w-]+\/src\/.*\.(ts|tsx|css)$/;
const IS_TEST = /\.test\.tsx?$|\/(testing|test-\w+)[/.]/;

it('only the lists and its own folders name a game', () => {
  const found = sources().flatMap((file) => {
    const code = withoutComments(readFileSync(`${ROOT}${file}`, 'utf8'));
    return code.split('\n').flatMap((line, index) => {
      const game = namedIn(line);
      return game === undefined || isOwn(file, game) ? [] : [`${file}:${index + 1} names ${game}`];
    });
  });
  expect(found.filter((each) => EXCEPTIONS[each.split(':')[0] as string] === undefined)).toEqual([]);
  // An exception that is no longer needed has to be removed.
  for (const file of Object.keys(EXCEPTIONS)) {
    expect(found.some((each) => each.startsWith(file))).toBe(true);
  }
});

function sources(): readonly string[] {
  const all = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`).flatMap((name) => filesIn(`${folder}/${name}/src`)),
  );
  const files = all.filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file) && !LISTS.includes(file));
  expect(files.length).toBeGreaterThan(500);
  return files;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
}

/** Whether a file is in a folder of the game, or called after it. */
function isOwn(file: string, game: string): boolean {
  return file.split('/').some((part) => part.replace(/\..*/, '') === game);
}

/** The game that a line names as a whole word: a text, a key, or a part of the way to a module. */
function namedIn(line: string): string | undefined {
  return gameIds().find((id) =>
    new RegExp(`['"\`/.#=]${id}['"\`/.?&]|(^|[{,(\\s])${id}\\??:|\\.${id}\\b`).test(line),
  );
}

/** Lines keep their numbers. */
function withoutComments(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|[\s;,{}])\/\/.*$/gm, blank);
}
