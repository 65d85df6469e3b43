import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PUBLISHED, ROOT } from './support/installed.ts';

const place = mkdtempSync(join(tmpdir(), 'tahoun-commits-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the lint of commits', () => {
  const lint = (message: string) => {
    const file = join(place, 'message');
    writeFileSync(file, message);
    const script = join(ROOT, 'scripts/commit-lint.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--file', file], { encoding: 'utf8' });
    return { status, stderr };
  };

  it('lets a subject of 72 characters pass, with a body after an empty line', () => {
    expect(lint(`${'x'.repeat(72)}\n\nWhy.\n# what git says\n`)).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    ['x'.repeat(73), '73 characters; 72 are allowed'],
    ['It ends.', 'full stop'],
    ['Subject\nand more', 'second line'],
    ['\n', 'no subject'],
  ])('refuses %j', (message, reason) => {
    const { status, stderr } = lint(message);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});

describe('the workflows', () => {
  const folder = join(ROOT, '.github/workflows');
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

  it('run scripts that exist', () => {
    const scripts = [...text.matchAll(/(?:^|\s)((?:\.ci|scripts)\/[\w.-]+)/g)].map(([, path = '']) => path);
    expect(scripts).toContain('.ci/run');
    expect(scripts.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/pnpm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(named));
  });

  it('use each action by its digest, which nobody can move to other code', () => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('build the images that the Dockerfile has', () => {
    const stages = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
    const targets = [...text.matchAll(/target: (\w+)/g)].map(([, name = '']) => name);
    expect(targets.length).toBeGreaterThan(1);
    for (const target of targets) expect(stages).toContain(` AS ${target}\n`);
  });
});

it('the packages have one version, and name the same repository', () => {
  const manifests = PUBLISHED.map(({ folder }) => ({
    folder,
    ...JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')),
  }));
  expect(new Set(manifests.map(({ version }) => version)).size).toBe(1);
  expect(new Set(manifests.map(({ repository }) => repository.url)).size).toBe(1);
  for (const { folder, repository } of manifests) expect(repository.directory).toBe(folder);
});
