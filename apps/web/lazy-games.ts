import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The packages of the house, as sources: a built one is a single file, which cannot be loaded in parts. */
const PACKAGES = ['core', 'games', 'eval', 'engine', 'match', 'board', 'i18n'];
const FOLDER = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The registries that list what belongs to one game each, how they import it, and what their loaders are called. */
const REGISTRY =
  /\/packages\/(?:games|eval|board|i18n)\/src\/(registry|set-ups|games\/en|games\/cs|lessons\/registry)\.ts$/;
const GAME_IMPORT = /^import \{ (\w+) \} from '(\.\/[\w-]+\/[\w-]+\.js)';\n/gm;
const LOADERS: Readonly<Record<string, string>> = {
  registry: 'loaders',
  'set-ups': 'setUpLoaders',
  'games/en': 'englishLoaders',
  'games/cs': 'czechLoaders',
  'lessons/registry': 'loaders',
};

/**
 * Splits the games and their words off the page, each into a file that is loaded when the game is played. The registries keep
 * the ids of all games, and export `loaders`; a game may be looked up once its loaders are done.
 */
export function lazyGames(): Plugin {
  return {
    name: 'lazy-games',
    enforce: 'pre',
    config: () => ({ resolve: { alias: PACKAGES.flatMap(aliasesOf) } }),
    transform: (code, id) => (REGISTRY.test(id) ? withLoaders(code, id) : null),
  };
}

function aliasesOf(name: string) {
  return [
    { find: new RegExp(`^@tahoun/${name}$`), replacement: `${FOLDER}${name}/src/index.ts` },
    { find: new RegExp(`^@tahoun/${name}/`), replacement: `${FOLDER}${name}/src/` },
  ];
}

/** @throws Error when the registry is not written as they all are, a line for each game. */
function withLoaders(code: string, id: string): string {
  const loaders: string[] = [];
  const variables: string[] = [];
  let lazy = code.replace(GAME_IMPORT, '');
  for (const [, variable = '', path] of code.matchAll(GAME_IMPORT)) {
    const line = new RegExp(`^ {2}(?:([\\w-']+): )?${variable},$`, 'm');
    if (!line.test(lazy)) throw new Error(`${id} has no line of its own for ${variable}`);
    lazy = lazy.replace(line, (_, key = variable) => {
      // Written so that the bundler sees what is used of the game, and drops the rest.
      loaders.push(
        `${key}: async () => { const { ${variable}: it } = await import('${path}'); ${variable} = it; },`,
      );
      return `get ${key}() { return ${variable}; },`;
    });
    variables.push(variable);
  }
  const name = LOADERS[REGISTRY.exec(id)?.[1] ?? ''];
  return `let ${variables.join(', ')};\nexport const ${name} = { ${loaders.join('\n')} };\n${lazy}`;
}
