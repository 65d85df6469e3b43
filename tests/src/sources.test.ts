// @module-tag rest
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { useWeb } from './support/web.js';

/** The targets of `docs/sources.md` exist: its items are only worth reading while they can be checked. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEXT = readFileSync(join(ROOT, 'docs/sources.md'), 'utf8');
const ITEMS = TEXT.split(/^(?=- )/m).slice(1);

/** Files of the tree by their names, without built or installed ones. */
function namesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.turbo', '.git'].includes(entry.name)) return [];
    return entry.isDirectory() ? namesBelow(join(folder, entry.name)) : [entry.name];
  });
}

const quoted = (pattern: RegExp): string[] => [
  ...new Set([...TEXT.matchAll(pattern)].map((found) => found[1] as string)),
];

describe('the page on the sources', () => {
  it('has a list for each of the five texts, with a finding for every item', () => {
    expect(TEXT.match(/^## /gm)).toHaveLength(5);
    expect(ITEMS.length).toBeGreaterThan(150);
    for (const item of ITEMS) expect(item.match(/^ {2}- finding: /gm), item).toHaveLength(1);
  });

  it('names only tests and files that exist', () => {
    const names = new Set(['apps', 'bench', 'docs', 'packages', 'tests'].flatMap(namesBelow));
    const missing = quoted(/`(?:[\w./-]*\/)?([\w-]+\.test\.ts)`/g).filter((name) => !names.has(name));
    expect(missing).toEqual([]);
    const paths = quoted(/(?:`|node )((?:packages|bench|apps)\/[\w./-]+)/g);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
  });

  it('has commands that run', () => {
    const argumentsOf = (command: string) =>
      [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, inQuotes, bare]) => inQuotes ?? bare);
    const commands = quoted(/`npx tahoun ([^`]*)`/g).filter(
      // Matches and the proof of the whole 5×5 board take long; patterns and files of one's own cannot run.
      (command) => !/^match|^solve atari-go --variant|@|GAME/.test(command),
    );
    const input = commands.map((command) => JSON.stringify(argumentsOf(command))).join('\n');
    const bin = join(ROOT, 'apps/cli/bin/tahoun.mjs');
    const answers = execFileSync(process.execPath, [bin, 'batch'], { input, encoding: 'utf8' })
      .trim()
      .split('\n');
    const refused = commands.filter((_, i) => !(JSON.parse(answers[i] as string) as { ok: boolean }).ok);
    expect(commands.length).toBeGreaterThan(40);
    // These two show that a move is refused.
    expect(refused.map((command) => command.split(' ').slice(-1)[0]).sort()).toEqual(['A1', 'C3']);
  });
});

describe('the addresses of the page on the sources', { tags: 'browser' }, () => {
  const web = useWeb();
  const addresses = quoted(/`(\/(?:lab|learn|play|analysis)[/\w]*(?:\?[^`]*)?)`/g).filter(
    (each) => !each.includes('...'),
  );

  it('are many', () => {
    expect(addresses.length).toBeGreaterThan(30);
  });

  it.each(addresses)('%s shows what it names', async (path) => {
    const page = await web.visit({ path });
    await page.locator('main h1, main h2').first().waitFor();
    expect(await page.getByText('There is no such').count()).toBe(0);
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    // An address that is not understood is replaced by that of what is shown.
    const shown = new URL(page.url());
    const wanted = new URL(path, shown);
    expect(shown.pathname).toBe(wanted.pathname);
    expect(
      [...wanted.searchParams].filter(([name, value]) => shown.searchParams.get(name) !== value),
    ).toEqual([]);
  });
});
