import type { Call } from '../interaction/call.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import { isBetweenPeople, sideOf } from './seats.js';

/**
 * Before the engine helps: players of a game between people get none while it goes on, and one against the computer
 * counts no more. Everybody may ask about finished games, and spectators about all. @throws Refusal
 */
export async function allowHelp({ bot, user }: Call, game: GameRecord): Promise<void> {
  if (game.status !== 'active' || sideOf(game, user.id) === null) return;
  if (isBetweenPeople(game)) throw new Refusal('no-help');
  if (game.rated) await bot.store.change(game.id, (now) => ({ ...now, rated: false }));
}
