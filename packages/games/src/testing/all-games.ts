import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tahoun/core';
import { partsOf } from '../../../../testing/game-parts.js';
import type { GameFileFormat } from '../file-format.js';
import type { SetUpForm } from '../set-up.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const moduleOf = (id: string, name: string) => {
  const file = join(import.meta.dirname, '..', id, `${name}.ts`);
  return existsSync(file) ? import(file) : Promise.resolve({});
};
const games = await partsOf<Game>((id) => moduleOf(id, 'index'), 'parsePosition');
const setUps = await partsOf<SetUpForm>((id) => moduleOf(id, 'set-up'), 'palette');
const formats = await partsOf<GameFileFormat>((id) => moduleOf(id, 'file'), 'looksLike');

export const gameById = (id: string): Game => games.get(id) as Game;
export const setUpFormOf = (id: string): SetUpForm => setUps.get(id) as SetUpForm;
export const fileFormatOf = (id: string): GameFileFormat | undefined => formats.get(id);
