import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';

const TEMPLATE = fileURLToPath(new URL('../template/', import.meta.url));

/** The outcome: `bad-name` for a name that no game can have, `taken` for a folder that is not empty. */
export type Created = 'created' | 'bad-name' | 'taken';

/**
 * Writes a small complete game into a new folder: rules, manifest, tests and `package.json`. Nothing is written where
 * the name or the folder will not do.
 * @param name of the folder, of the npm package and of the game
 * @param parent where the folder is made
 */
export function createGame(name: string, parent: string): Created {
  // The id of a game, which is also a name that npm takes.
  if (!/^[a-z][a-z0-9-]{0,99}$/.test(name)) return 'bad-name';
  const folder = join(parent, name);
  if (!isFree(folder)) return 'taken';
  cpSync(TEMPLATE, folder, { recursive: true });
  // npm publishes no file of this name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const file of ['package.json', 'README.md', 'src/game.ts', 'src/index.ts', 'test/game.test.ts']) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), filledIn(text, name));
  }
  return 'created';
}

/** Whether a folder does not exist, or is empty. */
function isFree(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function filledIn(text: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return text
    .replaceAll('my-game', name)
    .replaceAll('My game', title)
    .replace(/("(?:tahoun|@tahoun\/\w+)": )"[^"]*"/g, `$1"^${version}"`);
}
