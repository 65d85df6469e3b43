import { defineConfig } from 'vite';

/** Needed for shared memory, so that a search can be stopped without losing its answer. */
const crossOriginIsolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2023' },
  server: { headers: crossOriginIsolation },
  preview: { headers: crossOriginIsolation },
});
