import { defineConfig } from 'tsup';

/** It is fetched for one use, so it brings the few words that it says and depends on nothing. */
export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  treeshake: true,
  noExternal: ['@tahoun/i18n'],
});
