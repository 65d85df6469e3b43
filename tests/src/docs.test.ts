import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, gameTitle } from '@tahoun/catalogue';
import { describe, expect, it } from 'vitest';
import { roomsTable, writtenTable } from '../../scripts/rooms.ts';

const ROOT = new URL('../../', import.meta.url);
const [PAGES, DECISIONS] = ['docs/', 'docs/decisions/'].map((folder) =>
  readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith('.md')),
) as [string[], string[]];
const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
const COLUMNS = 110;
/** The README can be read within a minute. */
const README_LINES = 85;

function read(page: string): string {
  return readFileSync(new URL(page, ROOT), 'utf8');
}

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(page: URL): string[] {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const ALL_PAGES = [
  ...ROOT_PAGES,
  ...PAGES.map((name) => `docs/${name}`),
  ...DECISIONS.map((name) => `docs/decisions/${name}`),
];

describe.each(ALL_PAGES)('%s', (page) => {
  it('has lines that fit, except tables and addresses, which cannot be broken', () => {
    const long = read(page)
      .split('\n')
      .filter((line) => line.length > COLUMNS && !/^\s*\||https?:\/\/|^\s*\S+$/.test(line));
    expect(long).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const address = new URL(page, ROOT);
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)];
    for (const [link, target = '', anchor = ''] of links) {
      const place = target === '' ? address : new URL(target, address);
      expect(existsSync(place), link).toBe(true);
      if (anchor !== '') expect(anchorsOf(place), link).toContain(anchor);
    }
  });
});

/** Files in the pages that a build, a hosting service or another project makes. */
const MADE_ELSEWHERE = ['bot-demo/index.html', 'sw.js', 'vercel.json', 'openapi.json', '/openapi.json'];

it('docs/architecture.md has the rooms as their imports are', () => {
  expect(writtenTable()).toBe(roomsTable());
});

it('the files of code that the pages name exist', () => {
  const sources = globSync(['**/*.{ts,tsx,mts,js,mjs,c,css,html,json}', '.*.mjs'], {
    cwd: fileURLToPath(ROOT),
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });
  const named = [...ROOT_PAGES, ...PAGES.map((name) => `docs/${name}`)].flatMap((page) =>
    [...read(page).matchAll(/`([\w@./-]+\.(?:[cm]?[jt]sx?|c|css|html|json))`/g)].map(([, path = '']) => path),
  );
  const missing = named.filter(
    (path) => !MADE_ELSEWHERE.includes(path) && !sources.some((each) => `/${each}`.endsWith(`/${path}`)),
  );
  expect(missing).toEqual([]);
});

it.each(gameIds())('the README names %s, and docs/games.md has its rules', (id) => {
  const readme = read('README.md').replace(/\s+/g, ' ');
  expect(readme.toLowerCase()).toContain(gameTitle('en', id).name.toLowerCase());
  expect(read('docs/games.md')).toMatch(new RegExp(`^## .*\\(\`${id}\`\\)$`, 'm'));
});

it(`the README has at most ${README_LINES} lines`, () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(README_LINES);
});

it('the code in the README runs', () => {
  const [, code = ''] = /^```ts\n(.*?)^```$/ms.exec(read('README.md')) ?? [];
  const answer = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `${code}console.log(zabor.formatMove(position, move), score, nodes)`],
    { cwd: fileURLToPath(new URL('tests/', ROOT)), encoding: 'utf8' },
  );
  // Depth 4 of Čáp's Table 2, which looks one ply further.
  expect(answer).toMatch(/^b5 400 63888\n$/);
});

it('the index of the documentation lists every page exactly once', () => {
  const listed = [...read('docs/README.md').matchAll(/^- \[([^\]]+)\]\(\1\): /gm)].map(([, page]) => page);
  const pages = [...PAGES.filter((page) => page !== 'README.md'), 'decisions/README.md'];
  expect(listed.sort()).toEqual(pages.sort());
});

it('the list of decisions has each of them under its title, by date', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- ([\d-]+): \[([^\]]+)\]\(([^)]+)\)/gm)];
  const written = DECISIONS.filter((page) => page !== 'README.md')
    .sort()
    .map((page) => {
      const [, title, date] = /^# (.+)\n\n([\d-]{10})/.exec(read(`docs/decisions/${page}`)) ?? [];
      return [date, title, page];
    });
  expect(listed.map(([, date, title = '', page]) => [date, title.replace(/\s+/g, ' '), page])).toEqual(
    written,
  );
  expect(listed.map(([, date]) => date)).toEqual(written.map(([date]) => date).sort());
});

describe('docs/command-line.md', () => {
  const page = read('docs/command-line.md');
  const tahoun = (args: readonly string[], input = '') =>
    execFileSync(process.execPath, [fileURLToPath(new URL('apps/cli/bin/tahoun.mjs', ROOT)), ...args], {
      input,
      encoding: 'utf8',
    });

  it('lists every command of the program', () => {
    const [, commands = ''] = tahoun(['--help', '--lang', 'en']).split('\nCommands:\n');
    const [list = ''] = commands.split('\n\n');
    const names = [...list.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    const heads = page.match(/^- `.*?: /gm)?.join('\n');
    for (const name of names.filter((name) => name !== 'help')) {
      expect(heads).toMatch(new RegExp(`\`${name}[ \`]`));
    }
  });

  it('has examples that run', () => {
    const examples = [...page.matchAll(/^npx tahoun ([^#>\n]*)/gm)]
      .map(([, words = '']) => words)
      // A match and a search for five seconds take too long here.
      .filter((words) => !/^match|--time/.test(words));
    const lines = examples.map((words) =>
      JSON.stringify([...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare)),
    );
    expect(lines.length).toBeGreaterThan(5);
    const answers = tahoun(['batch'], lines.join('\n')).trim().split('\n');
    expect(answers).toHaveLength(examples.length);
    for (const [i, answer] of answers.entries()) {
      expect(JSON.parse(answer), examples[i]).toMatchObject({ ok: true });
    }
  });
});
