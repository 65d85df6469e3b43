import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/{errors,web}/{en,cs}.ts', 'src/lab/*/index.ts', 'src/problems/index.ts'],
  format: 'esm',
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
