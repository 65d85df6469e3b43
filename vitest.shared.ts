import { defineConfig } from 'vitest/config';

/** What every package's `vitest run` shares. The JSON report is what `npm test` adds up at the end. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
    passWithNoTests: true,
    testTimeout: 60_000,
  },
});
