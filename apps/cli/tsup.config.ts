import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Options, defineConfig } from 'tsup';

// Several bundles go into it, so none of them clears it.
rmSync(new URL('./dist/', import.meta.url), { recursive: true, force: true });

const shared: Options = { format: 'esm', platform: 'node', target: 'node20', splitting: true };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The parts of a game that are drawn or read, beside its rules. */
const SHOWN = /^@tahoun\/games\/[\w-]+\/(board|words|lessons|openings)/;

/**
 * Takes the texts from their sources: their build is one file, of which little could be left out. A game's drawing and
 * words too, whose rules stay outside.
 */
const fromSources: Plugin = {
  name: 'from-sources',
  setup(build) {
    for (const filter of [/^@tahoun\/i18n/, SHOWN]) {
      build.onResolve({ filter }, ({ path }) => {
        const [, name, ...rest] = path.split('/');
        const source = resolve('../../packages', name!, 'src', ...rest);
        return {
          path: existsSync(`${source}.ts`) ? `${source}.ts` : `${source}/index.ts`,
          sideEffects: false,
        };
      });
    }
    build.onResolve({ filter: /^\.\.\/index\.js$/ }, ({ importer }) => {
      const game = /\bgames[\\/]src[\\/]([\w-]+)[\\/]board\b/.exec(importer)?.[1];
      return game === undefined ? undefined : { path: `@tahoun/games/${game}`, external: true };
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
  noExternal: [/^@tahoun\/(board|catalogue|engine|i18n|lab|match|problems)/, SHOWN],
  esbuildPlugins: [fromSources],
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
