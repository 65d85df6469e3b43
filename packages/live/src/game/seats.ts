import type { Side } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { type GameRecord, type Seat, isAccount, isGuest, isPerson } from '../record/record.js';

/** The seat of a computer player. @param player its notation, as `parsePlayer` reads it. */
export function computerSeat(player: string): Seat {
  const [head = ''] = player.split('?');
  return { player, name: `Tahoun ${head.replace('level:', '')}` };
}

/** Whether games of it may count: those of people with an account and of levels do. */
export function isRated(seat: Seat): boolean {
  return isAccount(seat) || levelOf(seat) !== null;
}

/** The level that sits there; null for a person, and for a player without one. */
export function levelOf({ player }: Seat): number | null {
  if (isPerson({ player })) return null;
  const spec = parsePlayer(player);
  return spec.kind === 'computer' ? (spec.ask.level ?? null) : null;
}

/** The player of a seat, as `Match.players` has it. */
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

/**
 * The client that the searches for a game belong to, so that each gets its turn: the endpoint's, or the
 * owner.
 */
export function searchOwnerOf({ client, ownerId }: GameRecord): string {
  return client ?? ownerId;
}

/** The side to move: sides alternate in every game, so the moves need not be played over. */
export function turnOf({ match }: GameRecord): Side {
  const first = match.rules.parsePosition(match.start).turn;
  return ((first + match.moves.length) % 2) as Side;
}

/** The side that a user plays, or the side to move where they play both. Null for everybody else. */
export function sideOf(game: GameRecord, userId: string): Side | null {
  const [first, second] = game.seats;
  if (first.player === userId && second.player === userId) return turnOf(game);
  if (first.player === userId) return 0;
  return second.player === userId ? 1 : null;
}

/** The side that a guest with an invitation may take instead of the person who is challenged; null for everybody else. */
export function invitedSide(game: GameRecord, userId: string): Side | null {
  const isInvited = game.status === 'challenge' && isGuest({ player: userId });
  if (!isInvited || sideOf(game, userId) !== null) return null;
  return game.seats[0].player === game.ownerId ? 1 : 0;
}

/** A user plays it, or has begun it. */
export function isOwn(game: GameRecord, userId: string): boolean {
  return sideOf(game, userId) !== null || game.ownerId === userId;
}
