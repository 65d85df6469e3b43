import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fromSources } from '../../from-sources.ts';
import { covers } from './covers.ts';
import { noCircles, outsideGames, partList, precache, precompress, sharedWorker } from './plugins.ts';
import { preload } from './preload.ts';
import { PARTS, PART_CHUNKS } from './src/kit/parts.ts';

/** Needed for shared memory, so that a search can be stopped without losing its answer. */
const crossOriginIsolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Endgame tables and problems lie apart from what a page loads at first; their makers, which no page calls, too. */
function assetName({ names }: { readonly names: readonly string[] }): string {
  if (names.some((name) => name.endsWith('.jsonl.gz'))) return 'assets/problems/[name]-[hash][extname]';
  const isTable = names.some((name) => name.endsWith('.tegb'));
  return `assets/${isTable ? 'tables/' : ''}[name]-[hash][extname]`;
}

interface NamedChunk {
  /** The module whose exports these are; null where the file has others as well, if only the bundler's own. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

/** A game of ours is a folder in each of two packages, or an example. */
const PART_OF_GAME =
  /\/(?:(?:games|eval)\/src|examples)\/([\w-]+)\/(?:src\/)?(board|lessons|openings|network)(?:\/index)?\.ts$/;
const WORDS = /\/(?:(?:i18n|games)\/src|examples)\/([\w-]+)\/(?:src\/)?(?:words\/)?(details\/)?(en|cs)\.ts$/;

/**
 * The SDK of Discord lies apart. Words are named after what they are about: `web-cs`, `chess-en`, `details-chess-en`; a
 * game's board `chess`; its lessons, openings and network `lessons-chess` and so on.
 */
function chunkName({ facadeModuleId, moduleIds }: NamedChunk): string {
  if (facadeModuleId?.endsWith('/activity/enter.ts')) return 'assets/discord/[name]-[hash].js';
  const module = facadeModuleId ?? (moduleIds.length === 1 ? moduleIds.join() : '');
  if (/\/problems\/src\/[\w-]+\/index\.ts$/.test(module)) return 'assets/problems/[name]-[hash].js';
  const part = PART_OF_GAME.exec(module);
  if (part !== null) return `assets/${part[2] === 'board' ? '' : `${part[2]}-`}${part[1]}-[hash].js`;
  const words = WORDS.exec(module);
  if (words === null) return 'assets/[name]-[hash].js';
  const [, about, detail, language] = words;
  return `assets/${detail === undefined ? '' : 'details-'}${about}-${language}-[hash].js`;
}

const ROOT = new URL('../../', import.meta.url);

/**
 * A file of its own for modules that would else lie in a dozen small ones, each a journey to the server and larger than
 * its part of one. @param folders their modules' names; those that are no `.ts` with their endings.
 * @throws Error for a module that does not exist: moved, it would silently lie elsewhere.
 */
function group(name: string, others: RegExp, folders: Readonly<Record<string, string>>) {
  const modules = Object.entries(folders).flatMap(([folder, names]) =>
    names
      .split(' ')
      .map((each) => fileURLToPath(new URL(`${folder}/${each}${/\.\w+$/.test(each) ? '' : '.ts'}`, ROOT))),
  );
  const missing = modules.find((module) => !existsSync(module));
  if (missing !== undefined)
    throw new Error(`vite.config.ts: the group "${name}" names ${missing}, which is no file`);
  return { name, test: (id: string) => modules.includes(id) || others.test(id) };
}

/** No group imports one that comes after it here. */
const GROUPS = [
  // What the page and its engine's worker share from the first on, the search itself not among it.
  group('base', /vite\/preload-helper|\/words\/title\.ts$|\/examples\/[\w-]+\/src\/index\.ts$/, {
    'packages/core/src': 'search/table search/techniques',
    'packages/core/src/contract': 'errors game hash moves random score',
    'packages/core/src/request': 'limits pv request',
    'packages/core/src/textbook': 'alpha-beta context deepening minimax',
    'packages/games/src': 'errors plain-game rows variants',
    'packages/match/src': 'hand-over',
    'packages/catalogue/src': 'built-in check-manifest index',
    'packages/engine/src': 'algorithms browser fields games host player-forms request source-player lazy-smp',
    'packages/board/src': 'arrows drawing motion picking squares text',
    'packages/i18n/src':
      'games/index games/plain/cs games/plain/en games/plain/index language/language language/typography',
  }),
  // What several parts of the page start with.
  group('page', /virtual:engine-worker-url|preact\/jsx-runtime/, {
    'apps/web/src/engine': 'engine',
    'apps/web/src/header': 'Header.tsx Preferences.tsx',
    'apps/web/src/kit': 'Button.tsx MenuButton.tsx SideName.tsx address hooks load-game parts',
  }),
  // The board, which the front has not.
  group('board', /^$/, {
    'packages/i18n/src':
      'analysis/score/cs analysis/score/en analysis/score/index play/result/cs play/result/en play/result/index web/work',
    'apps/web/src/board': 'GridBoard.tsx Pieces.tsx Targets.tsx carried hand pointer press targets',
    'apps/web/src/kit': 'rendering',
  }),
  // Matches, which an engine that reads files or plays whole games has too, where styles cannot be loaded.
  group('match', /\/valibot\//, {
    'packages/engine/src': 'players state',
    'packages/match/src': 'facts match next-turn replays save tree variations',
  }),
  // What the engine's worker searches with.
  {
    name: 'search',
    test: /\/core\/src\/search\/(?!table|techniques|statistics)[\w-]+\.ts|\/core\/src\/(contract\/book|textbook\/(second-search|minimax-quiescence)|mcts\/[\w-]+)\.ts|\/engine\/src\/(answers|best-move|choose|judge|levels|strong-choice|with-tables)\.ts/,
  },
  // What every table has: one that is played on, and those of games by link and of problems.
  group('table', /^$/, {
    'apps/web/src/board': 'strokes wheel',
    'apps/web/src/match':
      'Part.tsx actions address board-state computer page-match play score shown-match state store view',
    'apps/web/src/moves': 'MoveButton.tsx MoveList.tsx MoveRows.tsx notes',
    'apps/web/src/play': 'Controls.tsx FileButton.tsx navigation',
    'apps/web/src/players': 'own-players player-name',
    'apps/web/src/table': 'Board.tsx Seat.tsx Status.tsx Steps.tsx Table.tsx Tabs.tsx',
  }),
  // What the Lab starts with and its pages share.
  group('lab-parts', /^$/, {
    'packages/board/src': 'chart',
    'apps/web/src/lab': 'Fields.tsx Figure.tsx Links.tsx PositionBoard.tsx Table.tsx address',
  }),
];

/** First words of the addresses below the front page, each of which is answered with the same file. */
const PART_WORDS = Object.keys(PARTS).filter((word) => word !== '');

export default defineConfig({
  plugins: [
    fromSources(/^@tahoun\//),
    outsideGames(),
    covers(),
    sharedWorker('/src/engine/engine.worker.ts'),
    preload(PART_CHUNKS),
    precache('/service-worker/service-worker.ts', PART_WORDS),
    partList(PART_WORDS),
    precompress(),
    noCircles(),
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
