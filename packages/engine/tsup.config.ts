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
  ],
  format: 'esm',
  clean: true,
  target: 'es2022',
});
