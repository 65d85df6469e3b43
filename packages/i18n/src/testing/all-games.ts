import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GameDetails, type GameTexts, addGameDetails, addGameTexts } from '../games/index.js';
import type { Language } from '../language/language.js';
import type { Lessons } from '../lessons/types.js';

const SOURCES = join(import.meta.dirname, '..');

const foldersWith = (folder: string, file: string) =>
  readdirSync(join(SOURCES, folder)).filter((name) => existsSync(join(SOURCES, folder, name, file)));

/** Every game that has words here: a new one is under test without a line in a list. */
export const GAME_IDS = foldersWith('games', 'title.ts');

/** The lessons of the games that have some, by id. */
export const LESSONS = new Map<string, Lessons>();

/** The words of the Lab's pages of single games, by id. */
export const LAB_TEXTS = new Map<string, (language: Language) => unknown>();

for (const id of GAME_IDS) {
  for (const language of ['en', 'cs'] as const) {
    const texts = await onlyExport<GameTexts>(join('games', id, `${language}.ts`));
    addGameTexts(language, id, texts);
    const details = join('games', id, 'details', `${language}.ts`);
    if (existsSync(join(SOURCES, details))) {
      addGameDetails(language, id, await onlyExport<GameDetails>(details));
    }
  }
}
for (const id of foldersWith('lab', 'index.ts').filter((name) => GAME_IDS.includes(name))) {
  LAB_TEXTS.set(id, await onlyExport(join('lab', id, 'index.ts')));
}
for (const id of foldersWith('lessons', 'index.ts').filter((name) => GAME_IDS.includes(name))) {
  LESSONS.set(id, await onlyExport<Lessons>(join('lessons', id, 'index.ts')));
}

async function onlyExport<Part>(path: string): Promise<Part> {
  const module: Readonly<Record<string, unknown>> = await import(join(SOURCES, path));
  return Object.values(module)[0] as Part;
}
