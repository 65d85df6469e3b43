import { defineConfig } from 'vite';
import { lazyGames } from './lazy-games.ts';
import { precache } from './precache.ts';
import { precompress } from './precompress.ts';
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

/**
 * Modules that would else lie in a dozen small files, each a journey to the server and larger than its part of one.
 * None imports what comes after it here.
 */
const GROUPS = [
  {
    // What the page and its engine's worker share from the first on, the search itself not among it.
    name: 'base',
    test: /vite\/preload-helper|\/packages\/(core\/src\/(errors|limits|lines|moves|random|score|zobrist|textbook\/(alpha-beta|minimax|walk)|mcts\/(shared-tree|tree)|search\/(table|table-size|techniques))|games\/src\/(registry|variants|rows|file-endings)|eval\/src\/registry|engine\/src\/(browser|levels|reply|request|score-text|source-player|team)|board\/src\/(drawing|picking|registry)|i18n\/src\/(language|levels|typography))\.ts/,
  },
  {
    // What several parts of the page start with.
    name: 'page',
    test: /virtual:engine-worker-url|\/apps\/web\/src\/(engine|components\/(grid|GridBoard|PickBoard|Preferences|SideName|shortcuts|use-fetched))\.tsx?/,
  },
  {
    // What is needed to play, and by no other part at its start.
    name: 'play',
    test: /\/packages\/(match\/src\/(match|save|lines|clock)|engine\/src\/(players|player-forms))\.ts|\/valibot\/|\/apps\/web\/src\/(read-match|state|play|turns|view|on-demand|computer-player|components\/Part)\.tsx?/,
  },
];

export default defineConfig({
  plugins: [
    lazyGames(),
    sharedWorker('/src/engine.worker.ts'),
    preload({ '': ['App'], lab: ['Lab'], learn: ['pages', 'Learn'] }),
    precache('/service-worker/service-worker.ts'),
    precompress(),
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
        codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
      },
    },
  },
  server: { headers: crossOriginIsolation },
  preview: { headers: crossOriginIsolation },
});
