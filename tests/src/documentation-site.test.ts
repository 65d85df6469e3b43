// @module-tag rest
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from './support/installed.ts';

const site = mkdtempSync(join(tmpdir(), 'tahoun-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

it('the documentation and the reference are built as one site, with no link that leads nowhere', () => {
  const typedoc = join(ROOT, 'tools/node_modules/typedoc/bin/typedoc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [typedoc, '--out', site], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  const pages = ['.', 'decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, 'docs', folder)).map((name) => join(folder, name)),
  );
  for (const page of pages.filter((name) => name.endsWith('.md'))) {
    const [, heading = ''] = /^# (.*)$/m.exec(readFileSync(join(ROOT, 'docs', page), 'utf8')) ?? [];
    const file = `${heading.replaceAll('`', '').replace(/[^\p{L}\d_,-]/gu, '_')}.html`;
    expect(existsSync(join(site, 'documents', file)), `${page} as ${file}`).toBe(true);
  }
  for (const module of ['_tahoun_core', '_tahoun_games_chess', '_tahoun_engine_node']) {
    expect(existsSync(join(site, 'modules', `${module}.html`)), module).toBe(true);
  }
});
