import {
  ANONYMOUS,
  type GameRecord,
  OPEN_SEAT,
  Refusal,
  type Seat,
  beginGame,
  isComputersTurn,
  isGuest,
  isRated,
} from '@tahoun/live';
import { AlreadyHandled } from '@tahoun/live/store';
import type { Call } from '../interaction/call.js';
import { MOST_OPEN_GAMES, keep, origin, startOf, takeSeat } from './launch.js';

/**
 * The same players and start once more, with the sides swapped. For a player whom the other has already asked, it
 * accepts.
 */
export async function playAgain(call: Call, id: string): Promise<void> {
  const before = await call.bot.store.games.find(id);
  if (before === null) throw new Refusal('no-such-game');
  const own = before.seats.find(({ player }) => player === call.user.id);
  if (own === undefined) throw new Refusal('not-player');
  if (before.seats.some(({ player }) => player === ANONYMOUS)) throw new Refusal('former-player');
  // Somebody who played by link is not to be found here.
  const [first, second] = before.seats.map((seat) => (isGuest(seat) ? OPEN_SEAT : seat)) as [Seat, Seat];
  const { moveMs } = before;
  const { start, game } = before.match;
  const again = beginGame({ ...origin(call), game, position: start, seats: [second, first], moveMs });
  const placed = {
    ...again,
    rated: again.seats.every(isRated) && (before.rated || start === startOf(game)),
    channelId: before.channelId,
    thread: before.thread && ('open' as const),
    token: before.token && call.token,
  };
  await call.bot.store.games.checkNew(placed, MOST_OPEN_GAMES);
  if (!(await isFirst(call, id))) return agreeToPlayAgain(call, placed);
  if (await keep(call, placed)) await call.bot.messageSync.show(placed.id, { repost: true });
  if (isComputersTurn(placed)) await call.bot.scheduler.run(placed.id);
}

/** A second click, by the same player or the other one, begins no second game. */
async function isFirst({ bot }: Call, id: string): Promise<boolean> {
  try {
    await bot.store.games.change(id, (game) => game, `again ${id}`);
    return true;
  } catch (error) {
    if (error instanceof AlreadyHandled) return false;
    throw error;
  }
}

/** @throws Refusal when the other player's challenge is not there, or not any more. */
async function agreeToPlayAgain(call: Call, { match, seats }: GameRecord): Promise<void> {
  const { bot, user } = call;
  const other = seats.find(({ player }) => player !== user.id);
  const theirs = other === undefined ? [] : await bot.store.lists.openGamesOf(other.player);
  const isAsked = (game: GameRecord) =>
    game.status === 'challenge' &&
    game.match.start === match.start &&
    game.seats.some(({ player }) => player === user.id);
  const asked = theirs.find((game) => game.match.game === match.game && isAsked(game));
  if (asked === undefined) throw new Refusal('stale');
  const begun = await takeSeat(call, asked.id);
  await bot.messageSync.show(begun.id, { repost: true });
}
