import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERRORS_CS } from '@tahoun/i18n';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** Codes written where an `InputError` is made, found in the sources. */
function codesInSources(): Set<string> {
  const codes = new Set<string>();
  for (const file of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    if (!/^[a-z0-9]+\/src\/.*(?<!\.test)\.ts$/.test(file.replaceAll('\\', '/'))) continue;
    const source = readFileSync(`${packages}/${file}`, 'utf8');
    for (const [, code] of source.matchAll(/new InputError\(\s*'([a-z0-9-]+)'/g)) codes.add(code as string);
  }
  return codes;
}

it('has a Czech sentence for every error that an input can cause', () => {
  const codes = codesInSources();
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => !Object.hasOwn(ERRORS_CS, code))).toEqual([]);
});
