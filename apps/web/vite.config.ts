import { defineConfig } from 'vite';
import { lazyGames } from './lazy-games.ts';
import { precache } from './precache.ts';
import { preload } from './preload.ts';
import { sharedWorker } from './shared-worker.ts';

/** Needed for shared memory, so that a search can be stopped without losing its answer. */
const crossOriginIsolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Endgame tables lie apart from what a page loads at first. */
function assetName({ names }: { readonly names: readonly string[] }): string {
  const isTable = names.some((name) => name.endsWith('.tegb'));
  return `assets/${isTable ? 'tables/' : ''}[name]-[hash][extname]`;
}

/** Words are named after what they are about: `web-cs`, `chess-en`, and a game's lessons `lessons-chess`. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const module = facadeModuleId ?? '';
  if (module.includes('/i18n/src/lessons/')) return 'assets/lessons-[name]-[hash].js';
  const words = /\/i18n\/src\/(?:games\/)?([\w-]+)\/(en|cs)\.ts$/.exec(module);
  return words === null ? 'assets/[name]-[hash].js' : `assets/${words[1]}-${words[2]}-[hash].js`;
}

/** What is needed to play, and by no other part at its start: in one file, which is smaller than its pieces. */
const PLAY =
  /\/packages\/match\/src\/(match|save|lines|clock)\.ts|\/zod\/|\/apps\/web\/src\/(state|play|view|on-demand|components\/Part)\.tsx?/;

export default defineConfig({
  plugins: [
    lazyGames(),
    sharedWorker('/src/engine.worker.ts'),
    preload({ '': ['App'], lab: ['Lab'], learn: ['pages', 'Learn'] }),
    precache('/service-worker/service-worker.ts'),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // What Vite does to load files ahead needs a document, which a worker has not.
  build: {
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      output: {
        assetFileNames: assetName,
        chunkFileNames: chunkName,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'play', test: PLAY }] },
      },
    },
  },
  server: { headers: crossOriginIsolation },
  preview: { headers: crossOriginIsolation },
});
