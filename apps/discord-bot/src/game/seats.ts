import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { Refusal } from '../refusal.js';
import { type GameRecord, type Seat, isPerson } from '../store/records.js';
import type { Store } from '../store/store.js';

export { OPEN_SEAT, isOpenSeat, isPerson } from '../store/records.js';

/** The seat of a computer player. @param player its notation, as `parsePlayer` reads it. */
export function computerSeat(player: string): Seat {
  const [head = ''] = player.split('?');
  return { player, name: `Tahoun ${head.replace('level:', '')}` };
}

/** Whether games of it may count: those of people and of levels do. */
export function isRated(seat: Seat): boolean {
  return isPerson(seat) || levelOf(seat) !== null;
}

/** The level that sits there; null for a person, and for a player without one. */
export function levelOf({ player }: Seat): number | null {
  if (isPerson({ player })) return null;
  const spec = parsePlayer(player);
  return spec.kind === 'computer' ? (spec.ask.level ?? null) : null;
}

/** What `Match.players` calls a seat. */
export function playerSpec(seat: Seat): string {
  return isPerson(seat) ? 'human' : seat.player;
}

/** Both seats have people. */
export function isBetweenPeople(game: GameRecord): boolean {
  return game.seats.every(isPerson);
}

/** Neither has: somebody watches the computer play. */
export function isWatched(game: GameRecord): boolean {
  return !game.seats.some(isPerson);
}

/** A player of the computer is to move. */
export function isComputersTurn(game: GameRecord): boolean {
  return game.status === 'active' && !isPerson(game.seats[turnOf(game)]);
}

/** Whose turn it is: sides alternate in every game, so the moves need not be played over. */
export function turnOf({ match }: GameRecord): Side {
  const first = gameById(match.game).parsePosition(match.start).turn;
  return ((first + match.moves.length) % 2) as Side;
}

/** The side that a user plays; who plays both has the side to move. Null for everybody else. */
export function sideOf(game: GameRecord, userId: string): Side | null {
  const [first, second] = game.seats;
  if (first.player === userId && second.player === userId) return turnOf(game);
  if (first.player === userId) return 0;
  return second.player === userId ? 1 : null;
}

/**
 * The game that a person means: the one named, if it is theirs or in this channel; else their game in this channel;
 * else the game that changed last.
 */
export async function gameMeant(
  store: Store,
  userId: string,
  channelId: string | null,
  named: string | undefined,
): Promise<GameRecord> {
  if (named !== undefined) {
    const game = await store.find(named);
    if (game === null || !(isOwn(game, userId) || game.channelId === channelId))
      throw new Refusal('no-such-game');
    return game;
  }
  const open = (await store.openGamesOf(userId)).filter((game) => game.status === 'active');
  const meant =
    open.find((game) => game.channelId === channelId) ?? open[0] ?? (await lastHere(store, channelId));
  if (meant === undefined) throw new Refusal('no-game');
  return meant;
}

/** A user plays it, or has begun it. */
export function isOwn(game: GameRecord, userId: string): boolean {
  return sideOf(game, userId) !== null || game.ownerId === userId;
}

/** For spectators, and after the end: the game that the channel shows. */
async function lastHere(store: Store, channelId: string | null): Promise<GameRecord | undefined> {
  return channelId === null ? undefined : (await store.gamesIn(channelId, 1))[0];
}

/** As `gameMeant`, for what only players do. */
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
