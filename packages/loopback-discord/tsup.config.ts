import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', errors: 'src/rules/errors.ts' },
  format: 'esm',
  platform: 'node',
  clean: true,
  sourcemap: true,
  target: 'node20',
});
