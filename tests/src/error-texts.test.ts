import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERRORS_CS } from '@tahoun/i18n';
import { expect, it } from 'vitest';

/** Whose errors people read in their language; those of the endpoint are for programs. */
const FOLDERS = ['../../packages', '../../apps/cli'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Codes written where an `InputError` is made, found in the sources. */
function codesInSources(): Set<string> {
  const codes = new Set<string>();
  for (const file of FOLDERS.flatMap(sourcesIn)) {
    const source = readFileSync(file, 'utf8');
    for (const [, code] of source.matchAll(/new InputError\(\s*'([a-z0-9-]+)'/g)) codes.add(code as string);
  }
  return codes;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^([a-z0-9]+\/)?src\/.*(?<!\.test)\.ts$/.test(file.replaceAll('\\', '/')))
    .map((file) => `${folder}/${file}`);
}

it('has a Czech sentence for every error that an input can cause', () => {
  const codes = codesInSources();
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => !Object.hasOwn(ERRORS_CS, code))).toEqual([]);
});
