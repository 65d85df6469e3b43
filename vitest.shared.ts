import { defineConfig } from 'vitest/config';

/** What every package's `vitest run` shares. The JSON report is what `npm test` adds up at the end. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
    passWithNoTests: true,
    testTimeout: 120_000,
    // What is awaited comes at once on a quiet machine; a busy one may take its time.
    expect: { poll: { timeout: 60_000 } },
    // Tables that were built on this machine must not change answers.
    env: { TAHOUN_TABLES: 'no-such-folder' },
  },
});
