import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/node.ts',
    'src/node-tables.ts',
    'src/tables.ts',
    'src/node-thread.ts',
    'src/scheduler.ts',
    'src/browser.ts',
    'src/browser-worker.ts',
    'src/tournament.ts',
  ],
  format: 'esm',
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
