import { readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { fromSources } from './from-sources.ts';

const INCLUDE = '{src,test}/**/*.test.{ts,tsx,js}';
/** Files that replace modules or add games, which the others would find changed. */
const ALONE = '{src,test}/**/*.alone.test.{ts,tsx,js}';

/** The package under test. */
const { name } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * What every package's `vitest run` shares. The test files of a package share their modules too, since loading them
 * for each file takes longer than many tests. The JSON report is what `npm test` adds up at the end.
 */
export default defineConfig({
  // A package's tests read its sources, also where a game's manifest imports them by its name.
  plugins: [fromSources(new RegExp(`^${name}(/|$)`))],
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
    passWithNoTests: true,
    // Files that share modules must not depend on their order: each run has another one, and tells its seed.
    sequence: { shuffle: { files: true, tests: false } },
    // What takes long or varies what another test samples: `npm run test:rest` runs it, `npm test` does not.
    tags: [{ name: 'rest' }],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is awaited comes at once on a quiet machine; a busy one may take its time.
    expect: { poll: { timeout: 60_000 } },
    // Tables that were built on this machine must not change answers.
    env: { TAHOUN_TABLES: 'no-such-folder' },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: [INCLUDE],
          exclude: [...configDefaults.exclude, ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
});
