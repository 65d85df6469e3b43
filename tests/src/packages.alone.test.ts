// @module-tag rest
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { PUBLISHED, ROOT, codeIn, entriesOf, installAll, packAll } from './support/installed.ts';

const place = mkdtempSync(join(tmpdir(), 'tahoun-packages-'));
const installed = join(place, 'installed');
let tarballs: ReadonlyMap<string, string>;

beforeAll(() => {
  tarballs = packAll(join(place, 'tarballs'));
  installAll(installed, tarballs.values());
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs a script with Node in the folder with the installed packages. */
function node(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: installed, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe.each(PUBLISHED)('$name', ({ name, folder }) => {
  it('is packed as publint and "are the types wrong" want it', async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(installed, 'node_modules', name),
      pack: false,
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);

    const tarball = createPackageFromTarballData(readFileSync(tarballs.get(name) as string));
    const entrypoints = entriesOf(installed, name).map((entry) => `.${entry.slice(name.length)}`);
    const result = await checkPackage(tarball, { entrypoints });
    // Neither TypeScript's oldest way to resolve nor `require` of Node before 20.19 is supported.
    const problems = result.types === false ? ['no types'] : result.problems.filter(concernsModules);
    expect(problems).toEqual([]);
  });

  it('brings its README, its licence, and the sources that its maps lead to, without their tests', () => {
    const place = join(installed, 'node_modules', name);
    const files = readdirSync(place);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']));
    expect(files.filter((file) => /^(node_modules|.*\.config\.ts|tsconfig.*)$/.test(file))).toEqual([]);
    expect(globSync('src/**/{*.test.ts,testing}', { cwd: place })).toEqual([]);
    for (const map of files.includes('src') ? globSync('dist/**/*.d.ts.map', { cwd: place }) : []) {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(place, map), 'utf8'));
      for (const source of sources) expect(existsSync(join(place, dirname(map), source)), source).toBe(true);
    }
  });

  it.each(codeIn(`${folder}/README.md`, 'ts'))('has an example that prints what it says: %#', (code) => {
    const file = join(installed, 'example.ts');
    writeFileSync(file, code);
    const { stdout, stderr } = node(file);
    expect(stderr).toBe('');
    for (const [, printed = ''] of code.matchAll(/^console\.log\(.*\/\/ (.*)$/gm)) {
      expect(stdout).toContain(`${printed}\n`);
    }
  });
});

/** @param problem one of "are the types wrong" */
function concernsModules(problem: { readonly kind: string; readonly resolutionKind?: string }): boolean {
  return problem.resolutionKind !== 'node10' && problem.kind !== 'CJSResolvesToESM';
}

/** Entries that need Node, and so its types. */
const OF_NODE = /\/node(-\w+)?$|^tahoun\/|\/loopback-discord/;

describe.each([
  { module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] },
  { module: 'esnext', moduleResolution: 'bundler', types: [] },
])('a program in TypeScript, modules resolved as by $moduleResolution,', (options) => {
  it('compiles with every entry, and without the types of browsers', () => {
    const folder = join(installed, options.moduleResolution);
    mkdirSync(folder);
    const entries = PUBLISHED.flatMap(({ name }) => entriesOf(installed, name)).filter(
      (entry) => options.types.length > 0 || !OF_NODE.test(entry),
    );
    expect(entries).toEqual(expect.arrayContaining(['@tahoun/core', '@tahoun/games/chess/file']));
    const lines = entries.map((entry, at) => `export * as entry${at} from '${entry}';`);
    writeFileSync(join(folder, 'entries.ts'), lines.join('\n'));
    if (options.types.length > 0) {
      for (const { folder: of, name } of PUBLISHED) {
        for (const [at, code] of codeIn(`${of}/README.md`, 'ts').entries()) {
          writeFileSync(join(folder, `${name.replace(/\W/g, '')}-${at}.ts`), code);
        }
      }
    }
    const compilerOptions = {
      ...options,
      target: 'es2023',
      lib: ['es2023'],
      strict: true,
      noEmit: true,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(node(tsc, '-p', folder)).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

describe('npx tahoun', () => {
  const tahoun = (...args: readonly string[]) => node('node_modules/tahoun/bin/tahoun.mjs', ...args);

  it('finds a best move, with one thread and with two', () => {
    const found = execFileSync('npx', ['tahoun', 'best-move', 'chess', '--nodes', '2000', '--json'], {
      cwd: installed,
      encoding: 'utf8',
    });
    expect(JSON.parse(found)).toMatchObject({ game: 'chess', nodes: 2000, move: expect.any(String) });
    const { stdout, stderr } = tahoun('best-move', 'chess', '--nodes', '2000', '--threads', '2', '--json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).move).toEqual(expect.any(String));
  });

  it('runs the examples of its README', () => {
    const [commands = ''] = codeIn('apps/cli/README.md', 'sh');
    const examples = [...commands.matchAll(/^npx tahoun (.*)$/gm)].map(([, words = '']) =>
      [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
    );
    expect(examples.length).toBeGreaterThan(2);
    for (const words of examples) expect(tahoun(...words), words.join(' ')).toMatchObject({ status: 0 });
  });

  it('says which packages it lacks for games on other machines', () => {
    const answer = tahoun(
      'match',
      'zabor',
      '--a',
      'level:1',
      '--b',
      'level:1',
      '--redis',
      'redis://127.0.0.1:1',
    );
    expect(answer).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/npm install bullmq ioredis\n$/),
    });
  });

  it('says once that endgame tables are missing', () => {
    const tables = join(installed, 'node_modules/@tahoun/eval/tables');
    const ask = () =>
      tahoun('best-move', 'czech-draughts', 'W:WKa1,Kc1,Ke1:BKb8', '--nodes', '100', '--lang', 'en');
    expect(ask()).toMatchObject({ status: 0, stderr: '' });
    rmSync(tables, { recursive: true });
    const { status, stderr } = ask();
    expect(status).toBe(0);
    expect(stderr).toMatch(/^tahoun: czech-draughts is searched without its endgame tables.*\n$/);
  });
});

describe('npm create tahoun-game', () => {
  const game = join(installed, 'odd-or-even');
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    LC_ALL: 'C',
    npm_config_offline: 'true',
  };
  const npm = (cwd: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd,
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('makes a game that plays, in the folder that it names', () => {
    expect(npm(installed, 'create', 'tahoun-game', 'odd-or-even')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The game is in odd-or-even.'),
    });
    const found = npm(game, 'exec', '--', 'tahoun', '--game', '.', 'best-move', 'odd-or-even', '--json');
    expect(JSON.parse(found.stdout)).toMatchObject({
      game: 'odd-or-even',
      move: expect.stringMatching(/^[a-e]\d-[a-e]\d$/),
    });
  });

  it('and whose checks and tests pass', () => {
    // Its own tools, which npm would fetch.
    for (const tool of ['vitest', 'typescript']) {
      const place = join(installed, 'node_modules', tool);
      if (!existsSync(place)) symlinkSync(join(ROOT, 'node_modules', tool), place);
    }
    for (const [bin, file] of Object.entries({ vitest: 'vitest.mjs', tsc: 'bin/tsc' }))
      symlinkSync(
        join('..', bin === 'tsc' ? 'typescript' : bin, file),
        join(installed, 'node_modules/.bin', bin),
      );
    expect(npm(game, 'run', 'check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('no findings'),
    });
    expect(npm(game, 'run', 'typecheck')).toEqual({
      status: 0,
      stdout: expect.any(String),
      stderr: '',
    });
    expect(npm(game, 'test')).toMatchObject({ status: 0, stdout: expect.stringMatching(/7 passed/) });
  });

  it('never writes over a game', () => {
    expect(npm(installed, 'create', 'tahoun-game', 'odd-or-even')).toMatchObject({
      status: 2,
      stdout: expect.not.stringContaining('Next'),
      stderr: expect.stringMatching(/^create-tahoun-game: "odd-or-even" already exists.*\n/),
    });
  });
});

describe('a page with the engine in its worker, as the README of the engine has it,', {
  tags: 'browser',
}, () => {
  const page = join(installed, 'page');
  const assets = join(page, 'dist/assets');

  it('is built with the one game that it plays, and no other', () => {
    mkdirSync(page);
    const [worker = '', main = ''] = codeIn('packages/engine/README.md', 'js');
    writeFileSync(join(page, 'engine.worker.js'), worker);
    writeFileSync(join(page, 'page.js'), main);
    writeFileSync(join(page, 'index.html'), '<body><script type="module" src="page.js"></script></body>');
    const vite = join(ROOT, 'apps/web/node_modules/vite/bin/vite.js');
    const { status, stderr } = node(vite, 'build', 'page', '--logLevel', 'warn');
    expect([status, stderr]).toEqual([0, '']);
    const built = readdirSync(assets).map((file) => ({
      file,
      code: readFileSync(join(assets, file), 'utf8'),
    }));
    expect(built.map(({ code }) => code).join()).toContain('zabor');
    for (const { file, code } of built) {
      expect(code, file).not.toMatch(/castling|czech-draughts|chocolate|connect-four|atari/i);
    }
    // The search, the rules of Zabor, and the network that judges it.
    expect(built.reduce((sum, { code }) => sum + code.length, 0)).toBeLessThan(160_000);
  });

  it('shows the best move', async () => {
    const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };
    const server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : (request.url as string);
      const type = types[path.split('.').at(-1) as string];
      if (type === undefined) return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': type }).end(readFileSync(join(page, 'dist', path)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await launchBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await expect.poll(() => tab.locator('body').textContent()).toMatch(/^[a-f]\d$/);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
