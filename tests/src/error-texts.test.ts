import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@tahoun/catalogue/all';
import { ERRORS_CS, gameDetails } from '@tahoun/i18n';
import { expect, it } from 'vitest';

/** Folders whose errors people read in their language; those of the endpoint are for programs. */
const FOLDERS = ['../../packages', '../../apps/cli', '../../examples/tic-tac-toe'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Codes written where an `InputError` is made, found in the sources, by the game in whose folder that is. */
function codesInSources(): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap(sourcesIn)) {
    const game = gameIds().find((id) => file.includes(`/${id}/`)) ?? '';
    const found = codes.get(game) ?? new Set();
    const source = readFileSync(file, 'utf8');
    for (const [, code] of source.matchAll(/new InputError\(\s*'([a-z0-9-]+)'/g)) found.add(code as string);
    codes.set(game, found);
  }
  return codes;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^([a-z0-9]+\/)?src\/.*(?<!\.test)\.ts$/.test(file.replaceAll('\\', '/')))
    .map((file) => `${folder}/${file}`);
}

it('has a Czech sentence for every error that an input can cause, among the words of its game or the shared ones', () => {
  const codes = codesInSources();
  expect(codes.size).toBe(gameIds().length + 1);
  for (const [game, found] of codes) {
    const sentences = { ...ERRORS_CS, ...(game === '' ? {} : gameDetails('cs', game).errors) };
    expect([...found].filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
  }
});
