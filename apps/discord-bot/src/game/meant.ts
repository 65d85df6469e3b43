import { type GameRecord, Refusal, isOwn } from '@tahoun/live';
import type { Store } from '@tahoun/live/store';

/**
 * The game that a person means: the named one, if it is theirs or in this channel; else their game in this
 * channel; else their open game that changed last; else the last game of this channel.
 */
export async function gameMeant(
  store: Store,
  userId: string,
  channelId: string | null,
  named: string | undefined,
): Promise<GameRecord> {
  if (named !== undefined) {
    const game = await store.games.find(named);
    if (game === null || !(isOwn(game, userId) || game.channelId === channelId))
      throw new Refusal('no-such-game');
    return game;
  }
  const open = (await store.lists.openGamesOf(userId)).filter((game) => game.status === 'active');
  const meant =
    open.find((game) => game.channelId === channelId) ?? open[0] ?? (await lastHere(store, channelId));
  if (meant === undefined) throw new Refusal('no-game');
  return meant;
}

/** The last game of the channel, for spectators and after the end. */
async function lastHere(store: Store, channelId: string | null): Promise<GameRecord | undefined> {
  return channelId === null ? undefined : (await store.lists.gamesIn(channelId, 1))[0];
}

/** As `gameMeant`, for actions of players. @throws Refusal for the game of others. */
export async function ownGameMeant(
  store: Store,
  userId: string,
  channelId: string | null,
  named: string | undefined,
): Promise<GameRecord> {
  const game = await gameMeant(store, userId, channelId, named);
  if (!isOwn(game, userId)) throw new Refusal(named === undefined ? 'no-game' : 'not-player');
  return game;
}
