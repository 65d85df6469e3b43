import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Options, defineConfig } from 'tsup';

// Several bundles go into it, so none of them clears it.
rmSync(new URL('./dist/', import.meta.url), { recursive: true, force: true });

const shared: Options = { format: 'esm', platform: 'node', target: 'node20', splitting: true };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Takes the texts from their sources: their build is one file, of which little could be left out. */
const textsFromSources: Plugin = {
  name: 'texts-from-sources',
  setup(build) {
    build.onResolve({ filter: /^@tahoun\/i18n/ }, ({ path }) => {
      const source = resolve('../../packages/i18n/src', path.split('/').slice(2).join('/'));
      return { path: existsSync(`${source}.ts`) ? `${source}.ts` : `${source}/index.ts`, sideEffects: false };
    });
  },
};

/**
 * The program and its threads are bundled with the packages that games from outside do not share with them: a package
 * outside is many files, each with more than is asked of it. The rules, their evaluations and the search stay outside,
 * one of each for all games.
 */
const program: Options = {
  ...shared,
  noExternal: [/^@tahoun\/(board|catalogue|engine|i18n|lab|match|problems)/],
  esbuildPlugins: [textsFromSources],
};

/**
 * The scripts of `src/threads` come to lie beside the program, where those that start them look: `bench`, `learn`,
 * `match-worker` and the engine. `match/index.js` lets other programs play matches, with the packages that they have
 * themselves. `@tahoun/workshop`, and of `@tahoun/live` the client, which are no packages of their own, are bundled
 * everywhere.
 */
export default defineConfig([
  { ...program, entry: ['src/main.ts'] },
  { ...program, entry: ['src/threads/*.ts'] },
  { ...shared, entry: { 'match/index': 'src/match/index.ts' } },
]);
