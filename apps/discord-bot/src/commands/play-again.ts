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
 * Begins the same players' next game from the same start, with the sides swapped, or accepts the other
 * player's challenge to it.
 */
export async function playAgain(call: Call, id: string): Promise<void> {
  const before = await call.bot.store.games.find(id);
  if (before === null) throw new Refusal('no-such-game');
  const own = before.seats.find(({ player }) => player === call.user.id);
  if (own === undefined) throw new Refusal('not-player');
  if (before.seats.some(({ player }) => player === ANONYMOUS)) throw new Refusal('former-player');
  // The bot cannot reach a person who played by link.
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

/** Whether nobody has clicked before: a second click, by either player, begins no second game. */
async function isFirst({ bot }: Call, id: string): Promise<boolean> {
  try {
    await bot.store.games.change(id, (game) => game, `again ${id}`);
    return true;
  } catch (error) {
    if (error instanceof AlreadyHandled) return false;
    throw error;
  }
}

/** @throws Refusal when the other player has no open challenge. */
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
