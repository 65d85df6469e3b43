import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tahoun/core';
import type { SetUpForm } from '@tahoun/games';
import type { BoardArtist } from '../drawing.js';

const SOURCES = join(import.meta.dirname, '..');

/** Every game that is drawn here: a new one is under test without a line in a list. */
export const GAME_IDS = readdirSync(SOURCES).filter((name) => existsSync(join(SOURCES, name, 'index.ts')));

const games = await partsOf<Game>((id) => `@tahoun/games/${id}`, 'parsePosition');
const setUps = await partsOf<SetUpForm>((id) => `@tahoun/games/${id}/set-up`, 'palette');
const artists = await partsOf<BoardArtist>((id) => join(SOURCES, id, 'index.ts'), 'draw');

export const gameById = (id: string): Game => games.get(id) as Game;
export const setUpFormOf = (id: string): SetUpForm => setUps.get(id) as SetUpForm;
export const artistOf = (id: string): BoardArtist => artists.get(id) as BoardArtist;

/** The export of each game's module that has such a method. */
async function partsOf<Part>(moduleOf: (id: string) => string, method: string) {
  const parts = new Map<string, Part>();
  for (const id of GAME_IDS) {
    const module: Readonly<Record<string, unknown>> = await import(moduleOf(id));
    const part = Object.values(module).find((value) => Object.hasOwn(Object(value), method));
    parts.set(id, part as Part);
  }
  return parts;
}
