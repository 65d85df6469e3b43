import { InputError, quoteInput } from '@tahoun/core';
import { type AnyTuning, gamesWith, loadGame, tuningOf } from '../games.js';

/** How a game is tuned. @throws InputError naming the games that can be. */
export async function loadTuning(game: string): Promise<AnyTuning> {
  const games = gamesWith('tuning');
  if (games.includes(game)) await loadGame(game, ['tuning']);
  const tuning = games.includes(game) ? tuningOf(game) : undefined;
  if (tuning !== undefined) return tuning;
  const [found, list] = [quoteInput(game), games.join(', ')];
  throw new InputError('tune-unknown-game', `"${found}" cannot be tuned; expected one of: ${list}`, {
    found,
    games: list,
  });
}
