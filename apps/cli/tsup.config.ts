import { defineConfig } from 'tsup';

/**
 * The packages stay outside, so that games from outside share them. The threads of `bench` start from
 * `workload-worker.js`, those of `learn` from `batch-worker.js`, and those of `match-worker` from `away/thread.js`.
 * `match/index.js` lets other programs play matches. `@tahoun/workshop`, and of `@tahoun/live` the client, which are no
 * packages of their own, are bundled.
 */
export default defineConfig({
  entry: [
    'src/main.ts',
    'src/match/index.ts',
    'src/workload-worker.ts',
    'src/team/worker.ts',
    'src/batch-worker.ts',
    'src/away/thread.ts',
  ],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  splitting: true,
});
