import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/all.ts', 'src/node.ts', 'src/node-worker.ts', 'src/node-instance.ts'],
  format: 'esm',
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
