import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/all.ts', 'src/node.ts', 'src/node-worker.ts'],
  format: 'esm',
  clean: true,
  target: 'es2022',
});
