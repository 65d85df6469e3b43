import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:outside-games';

/**
 * The games from outside that the page is built with: those of `TAHOUN_GAMES`, paths or packages separated by commas.
 * The page and its worker import them like any other module.
 */
export function outsideGames(named = process.env.TAHOUN_GAMES ?? ''): Plugin {
  const places = named.split(',').filter((place) => place.trim() !== '');
  const modules = places.map((place) => (existsSync(place.trim()) ? resolve(place.trim()) : place.trim()));
  return {
    name: 'outside-games',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const imports = modules.map((module, at) => `import game${at} from ${JSON.stringify(module)};`);
      return `${imports.join('\n')}\nexport default [${modules.map((_, at) => `game${at}`).join(', ')}];`;
    },
  };
}
