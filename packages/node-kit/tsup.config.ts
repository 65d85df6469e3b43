import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/listen.ts', 'src/metrics.ts', 'src/pictures.ts', 'src/raster-thread.ts', 'src/settings.ts'],
  format: 'esm',
  clean: true,
  target: 'es2022',
  platform: 'node',
});
