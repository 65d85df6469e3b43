import { defineConfig } from 'tsup';

/**
 * Everything is bundled for a fast start, except the thread pool: its worker is a file of its own
 * beside `@tahoun/catalogue/node`, and only `match` and `best-move --threads` load it. The threads of `bench`
 * start from `workload-worker.js`, those of `learn` from `learn/batch-worker.js`. `match/index.js` lets other programs play matches.
 */
export default defineConfig({
  entry: [
    'src/main.ts',
    'src/match/index.ts',
    'src/workload-worker.ts',
    'src/team/worker.ts',
    'src/learn/batch-worker.ts',
  ],
  dts: { entry: { 'match/index': 'src/match/index.ts' } },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  splitting: true,
  noExternal: [/^(?!@tahoun\/catalogue\/node$)/],
});
