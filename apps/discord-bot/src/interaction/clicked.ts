import type { Act } from '../game/play.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import type { Call } from './call.js';
import type { CustomId } from './custom-id.js';

/** Does something to the clicked game, which has to stand as it was shown. */
export function change(
  call: Call,
  id: CustomId,
  what: (game: GameRecord, act: Act) => GameRecord,
): Promise<GameRecord> {
  return call.change(id.game, (game) => what(game, call.act(id.shown)));
}

/** The click's own message is the game's, unless it was clicked in a message of the past or only for one's eyes. */
export function tokenFor(call: Call, game: GameRecord): string | undefined {
  const { interaction } = call;
  const clicked = 'message' in interaction ? interaction.message?.id : undefined;
  const isTheGames = clicked !== undefined && (game.messageId === null || clicked === game.messageId);
  return isTheGames ? interaction.token : undefined;
}

export async function gameOf(call: Call, id: CustomId): Promise<GameRecord> {
  const game = await call.bot.store.find(id.game);
  if (game === null) throw new Refusal('no-such-game');
  return game;
}
