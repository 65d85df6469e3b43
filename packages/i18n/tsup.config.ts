import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/errors/cs.ts', 'src/web/cs.ts', 'src/web/en.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
});
