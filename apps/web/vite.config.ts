import { defaultClientConditions, defineConfig } from 'vite';
import { outsideGames, precache, precompress, sharedWorker } from './plugins.ts';
import { preload } from './preload.ts';

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

/** Words are named after what they are about: `web-cs`, `chess-en`, `details-chess-en`, and a game's lessons `lessons-chess`. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const module = facadeModuleId ?? '';
  if (module.includes('/i18n/src/lessons/')) return 'assets/lessons-[name]-[hash].js';
  const words = /\/i18n\/src\/(?:games\/)?([\w-]+)\/(details-)?(en|cs)\.ts$/.exec(module);
  if (words === null) return 'assets/[name]-[hash].js';
  const [, about, kind = '', language] = words;
  return `assets/${kind}${about}-${language}-[hash].js`;
}

/**
 * Modules that would else lie in a dozen small files, each a journey to the server and larger than its part of one.
 * None imports what comes after it here.
 */
const GROUPS = [
  {
    // What the page and its engine's worker share from the first on, the search itself not among it.
    name: 'base',
    test: /vite\/preload-helper|\/packages\/(core\/src\/(errors|limits|moves|pv|random|score|zobrist|textbook\/(alpha-beta|context|minimax)|search\/(table|table-size|techniques))|games\/src\/(variants|rows)|catalogue\/src\/(catalogue|built-in)|engine\/src\/(browser|games|levels|request|source-player|team)|board\/src\/(drawing|picking|squares)|i18n\/src\/(language|levels|typography|games\/index|games\/[\w-]+\/title))\.ts/,
  },
  {
    // What several parts of the page start with.
    name: 'page',
    test: /virtual:engine-worker-url|\/apps\/web\/src\/(engine|components\/(targets|GridBoard|PickBoard|Preferences|SideName|hooks))\.tsx?/,
  },
  {
    // What is needed to play, and by no other part at its start.
    name: 'play',
    test: /\/packages\/(match\/src\/(match|save|tree|variations|clock)|engine\/src\/(players|player-forms))\.ts|\/valibot\/|\/apps\/web\/src\/(page-match|state|play|store|components\/Part)\.tsx?/,
  },
];

export default defineConfig({
  plugins: [
    outsideGames(),
    sharedWorker('/src/engine.worker.ts'),
    preload({ '': ['App'], lab: ['Lab'], learn: ['pages', 'Learn'] }),
    precache('/service-worker/service-worker.ts'),
    precompress(),
  ],
  // Our own packages as sources: a built one is one file, of which nothing can be loaded by itself.
  resolve: { conditions: ['tahoun-source', ...defaultClientConditions] },
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
