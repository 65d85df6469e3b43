import { nodeTables } from '@tahoun/engine/node-tables';
import { aiOf, gameById, loadGame, problemMakerOf } from '../games.js';

/** The tools that make and check the problems of a game. @throws InputError for an unknown game */
export async function toolsOf(id: string) {
  const game = gameById(id);
  await loadGame(game.id, ['problems']);
  const ai = aiOf(game.id);
  const { endgames } = ai;
  const tables = endgames === undefined ? undefined : nodeTables(endgames);
  return { game, ai, tables, maker: problemMakerOf(game.id) };
}
