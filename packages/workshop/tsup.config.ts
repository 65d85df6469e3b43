import { defineConfig } from 'tsup';

/**
 * Beside each other, without folders: the threads of a training start from `batch-worker.js` beside the file that starts
 * them, here as in the command line, which bundles all of it.
 */
export default defineConfig({
  entry: {
    'batch-worker': 'src/learn/batch-worker.ts',
    book: 'src/book/index.ts',
    files: 'src/files.ts',
    learn: 'src/learn/index.ts',
    problems: 'src/problems/index.ts',
    tables: 'src/tables/index.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
});
