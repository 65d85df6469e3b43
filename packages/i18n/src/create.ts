import type { Language } from './language.js';
import { czech } from './typography.js';

const STEPS = (name: string) =>
  ['', `  cd ${name}`, '  npm install', '  npm run check', '  npm test', '  npm run play'].join('\n');

const EN = {
  usage: (_name: string) => 'usage: npm create tahoun-game my-game',
  'bad-name': (name: string) =>
    `"${name}" cannot be the name of a game: it takes lower-case letters, digits and hyphens, and begins with a letter`,
  taken: (name: string) => `"${name}" already exists and is not an empty folder`,
  created: (name: string) => `The game is in ${name}. Next:${STEPS(name)}`,
};

const CS: typeof EN = {
  usage: () => 'použití: npm create tahoun-game moje-hra',
  'bad-name': (name) =>
    `hra se nemůže jmenovat „${name}“: smí mít malá písmena bez háčků a čárek, číslice a spojovníky a začíná písmenem`,
  taken: (name) => `„${name}“ už existuje a není to prázdná složka`,
  created: (name) => `Hra je ve složce ${name}. Dále:${STEPS(name)}`,
};

/** What `npm create tahoun-game` prints. */
export function createTexts(language: Language): typeof EN {
  return language === 'cs' ? czech(CS) : EN;
}
