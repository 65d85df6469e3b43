import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tahoun/core';
import type { GameFileFormat } from '../file-format.js';
import type { SetUpForm } from '../set-up.js';

const SOURCES = join(import.meta.dirname, '..');

/** Every game of this package: a new one is under test without a line in a list. */
export const GAME_IDS = readdirSync(SOURCES).filter((name) => existsSync(join(SOURCES, name, 'index.ts')));

const games = await partsOf<Game>('index', 'parsePosition');
const setUps = await partsOf<SetUpForm>('set-up', 'palette');
const formats = await partsOf<GameFileFormat>('file', 'looksLike');

export const gameById = (id: string): Game => games.get(id) as Game;
export const setUpFormOf = (id: string): SetUpForm => setUps.get(id) as SetUpForm;
export const fileFormatOf = (id: string): GameFileFormat | undefined => formats.get(id);

/** The export of each game's module of that name that has such a method. */
async function partsOf<Part>(name: string, method: string): Promise<ReadonlyMap<string, Part>> {
  const parts = new Map<string, Part>();
  for (const id of GAME_IDS) {
    const file = join(SOURCES, id, `${name}.ts`);
    if (!existsSync(file)) continue;
    const module: Readonly<Record<string, unknown>> = await import(file);
    const part = Object.values(module).find((value) => Object.hasOwn(Object(value), method));
    parts.set(id, part as Part);
  }
  return parts;
}
