import { type Game, InputError } from '@tahoun/core';
import type { GameFileFormat } from '@tahoun/games';
import { partsOf } from '../../../../testing/game-parts.js';
import type { FiledGame } from '../game-file.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const GAMES = await partsOf<Game>(({ rules }) => rules);
const FORMATS = await partsOf<GameFileFormat>(({ file }) => file?.load);

export function gameById(id: string): Game {
  const game = GAMES.get(id);
  if (game === undefined) throw new InputError('game-unknown', `there is no game "${id}"`, { found: id });
  return game;
}

/** A game with its file format. */
export function filed(id: string): FiledGame {
  return { game: gameById(id), format: FORMATS.get(id) as GameFileFormat };
}
