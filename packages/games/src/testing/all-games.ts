import type { BoardArtist } from '@tahoun/board';
import type { Game } from '@tahoun/core';
import {
  type GameDetails,
  type GameTexts,
  LANGUAGES,
  type Lessons,
  addGameDetails,
  addGameTexts,
} from '@tahoun/i18n';
import { partsOf } from '../../../../testing/game-parts.js';
import type { GameFileFormat } from '../file-format.js';
import type { SetUpForm } from '../set-up.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const games = await partsOf<Game>(({ rules }) => rules);
const artists = await partsOf<BoardArtist>(({ board }) => board);
const setUps = await partsOf<SetUpForm>(({ setUp }) => setUp);
const formats = await partsOf<GameFileFormat>(({ file }) => file?.load);

export const gameById = (id: string): Game => games.get(id) as Game;
export const artistOf = (id: string): BoardArtist => artists.get(id) as BoardArtist;
export const setUpFormOf = (id: string): SetUpForm => setUps.get(id) as SetUpForm;
export const fileFormatOf = (id: string): GameFileFormat | undefined => formats.get(id);

/** The lessons of the games that have some, by id. */
export const LESSONS = await partsOf<Lessons>(({ lessons }) => lessons);

for (const language of LANGUAGES) {
  for (const [id, texts] of await partsOf<GameTexts>(({ words }) => words[language])) {
    addGameTexts(language, id, texts);
  }
  for (const [id, texts] of await partsOf<GameDetails>(({ details }) => details?.[language])) {
    addGameDetails(language, id, texts);
  }
}
