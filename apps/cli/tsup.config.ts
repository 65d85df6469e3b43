import { defineConfig } from 'tsup';

/**
 * The packages stay outside, so that games from outside share them. The threads of `bench` start from
 * `workload-worker.js`, those of `learn` from `learn/batch-worker.js`, and those of `match-worker` from
 * `learn/self-play-thread.js` and `problems/source-thread.js`. `match/index.js` lets other programs play matches.
 * Of `@tahoun/live`, which is no package of its own, the client is bundled.
 */
export default defineConfig({
  entry: [
    'src/main.ts',
    'src/match/index.ts',
    'src/workload-worker.ts',
    'src/team/worker.ts',
    'src/learn/batch-worker.ts',
    'src/learn/self-play-thread.ts',
    'src/problems/source-thread.ts',
  ],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  splitting: true,
});
