import { nodeTables } from '@tahoun/engine/node-tables';
import { aiOf, gameById } from '../games.js';

/** What problems of a game are made and checked with. @throws InputError for an unknown game */
export function toolsOf(id: string) {
  const game = gameById(id);
  const ai = aiOf(game.id);
  const { endgames } = ai;
  return { game, ai, tables: endgames === undefined ? undefined : nodeTables(endgames) };
}
