/**
 * Who may import whom. Run by `pnpm run boundaries`; it reads sources only, so nothing has to be built.
 *
 * A workspace package is imported by its name (`@tahoun/core`). Symlinks are kept as they are, so such an import ends
 * in `.../node_modules/@tahoun/core/...`, or stays `@tahoun/core` while that package is not built or not linked.
 * Both match the same patterns below, and an import by path (`../../core/src/...`) can be told from them.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** The arrows between packages. Apps may import every package; `tests` may import everything. */
const ARROWS = {
  core: [],
  games: ['core', 'board', 'i18n'],
  eval: ['core', 'games'],
  engine: ['core', 'games', 'eval', 'match'],
  problems: ['core', 'games', 'eval', 'engine'],
  match: ['core', 'games'],
  board: ['core'],
  client: [],
  'loopback-discord': [],
  live: ['client', 'core', 'engine', 'match', 'i18n', 'catalogue'],
  lab: ['core', 'games', 'board'],
  catalogue: ['core', 'games', 'eval', 'engine', 'problems', 'board', 'i18n'],
  i18n: [],
  'node-kit': ['engine'],
  workshop: ['core', 'games', 'eval', 'engine', 'match', 'board', 'lab', 'problems', 'catalogue', 'i18n'],
  'create-tahoun-game': ['core', 'games', 'catalogue', 'i18n'],
};

/** Packages that run anywhere: no Node built-in modules. */
const PURE = ['client', 'core', 'games', 'eval', 'match', 'board', 'lab', 'i18n'];

/** Tests, and what only tests use: `x.test.ts`, `testing.ts`, `testing/x.ts`. */
export const TEST_FILE = '[.]test[.]tsx?$|/testing(/|[.]ts$)|/test-setup[.]ts$';

const manifestOf = (folder) => new URL(`./${folder}/package.json`, import.meta.url);

const foldersOf = (parent) =>
  readdirSync(new URL(`./${parent}/`, import.meta.url))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(manifestOf(folder)));

/** The names after `@tahoun/` that a package declares. */
function declaredBy(folder) {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => name.startsWith('@tahoun/'))
    .map((name) => name.slice('@tahoun/'.length));
}

/** Matches `@tahoun/...` by name or by link, except the packages named. */
const tahounExcept = (names) =>
  names.length === 0 ? '(^|/)@tahoun/' : `(^|/)@tahoun/(?!(${names.join('|')})(/|$))`;

const arrow = (folder, comment, allowed) => ({
  name: `arrows-of-${folder.replace('/', '-')}`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: tahounExcept(allowed) },
});

const packages = foldersOf('packages');
const apps = foldersOf('apps');

const unlisted = packages.find((folder) => !(folder.slice('packages/'.length) in ARROWS));
if (unlisted) throw new Error(`${unlisted} has no line in ARROWS of .dependency-cruiser.mjs`);

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other in a circle, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(ARROWS).map(([name, allowed]) =>
      arrow(
        `packages/${name}`,
        `${name} may import only: ${allowed.join(', ') || 'no other package'}`,
        allowed,
      ),
    ),
    arrow('apps', 'apps import packages, never another app', Object.keys(ARROWS)),
    ...[...packages, ...apps, 'tests'].map((folder) => ({
      name: `undeclared-in-${folder.replace('/', '-')}`,
      comment: `Workspace packages that ${folder}/package.json does not declare.`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: tahounExcept(declaredBy(folder)) },
    })),
    {
      name: 'by-name-not-by-path',
      comment: "Another package's src or dist by path; import the package by its name.",
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(packages|apps|tests)/', pathNot: '^$1/' },
    },
    {
      name: 'doors-of-the-lab',
      comment: 'The Lab of the page is entered by Lab.tsx, and by index.ts for what the lessons show of it.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/lab/' },
      to: { path: '^apps/web/src/lab/', pathNot: '^apps/web/src/lab/(Lab[.]tsx|index[.]ts)$' },
    },
    {
      name: 'own-dist',
      comment: 'Sources that import what is built from them.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/src/' },
      to: { path: '^$1/dist/' },
    },
    {
      name: 'no-node-builtins',
      comment: `${PURE.join(', ')} run in browsers and Workers too.`,
      severity: 'error',
      from: { path: `^packages/(${PURE.join('|')})/src/`, pathNot: TEST_FILE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'undeclared-package',
      comment: 'An import from npm that the package.json does not declare.',
      severity: 'error',
      from: { path: '^(packages|apps|tests)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '(^|/)@tahoun/' },
    },
    {
      name: 'dev-dependency-at-run-time',
      comment: 'Sources that are shipped import what only development installs.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST_FILE },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
        // Bundled: into the command line, which is published, as their packages are not; and a few words.
        pathNot:
          '@tahoun/(live/dist/client[.]|workshop/)|^packages/create-tahoun-game/node_modules/@tahoun/i18n/|/tahoun-tic-tac-toe/|^examples/tic-tac-toe/',
      },
    },
    {
      name: 'not-found',
      comment:
        'An import that leads nowhere. Not asked of workspace packages (they may not be built yet; the rules above ' +
        'watch them) and of copies of a module made by a query (./search.js?game=chess).',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/|^tests/src/' },
      to: { couldNotResolve: true, pathNot: '(^|/)@tahoun/|^tahoun/|^(virtual|cloudflare):|[?]' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    preserveSymlinks: true,
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
