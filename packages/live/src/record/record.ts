import type { GameResult, Side } from '@tahoun/core';
import type { Match } from '@tahoun/match';
import type { STATUSES, Tables } from './schema.js';

export type Status = (typeof STATUSES)[number];

/** The player that replaces people who have deleted their data. */
export const ANONYMOUS = '0';

/** The player of a side. */
export interface Seat {
  /** The number of an account on Discord, a guest's id (`@` and letters), or a player of the computer. */
  readonly player: string;
  /** A person's name, for places that do not show a mention. */
  readonly name: string;
}

export function isPerson(seat: Pick<Seat, 'player'>): boolean {
  return isAccount(seat) || isGuest(seat);
}

/** Somebody on Discord, identified by the number of their account. */
export function isAccount({ player }: Pick<Seat, 'player'>): boolean {
  return /^\d+$/.test(player);
}

/** Somebody who sits at the web page, known by the key of this seat alone. */
export function isGuest({ player }: Pick<Seat, 'player'>): boolean {
  return player.startsWith('@');
}

/** The seat for the first person who joins. No account has this number. */
export const OPEN_SEAT: Seat = { player: '00', name: '' };

export function isOpenSeat({ player }: Pick<Seat, 'player'>): boolean {
  return player === OPEN_SEAT.player;
}

/** A person with an account, who has sat down and not deleted their data since. */
export function isOnDiscord(seat: Seat): boolean {
  return isAccount(seat) && !isOpenSeat(seat) && seat.player !== ANONYMOUS;
}

/** An interaction's token, kept where it alone writes to the game's message. */
export interface Token {
  readonly text: string;
  readonly until: number;
  /** The message is a further one to the interaction, not its answer. */
  readonly follows: boolean;
  /** Its stored form. Processes without the bot's secret have no more than this, and an empty text. */
  readonly sealed?: string;
}

/** Whether it waits for somebody: to be accepted, or to move. */
export function isOpen({ status }: Pick<GameRecord, 'status'>): boolean {
  return status === 'challenge' || status === 'active';
}

/** The columns of a game's row that a record has in another form, and those that belong to the store alone. */
type OtherForm =
  | 'game'
  | 'match'
  | 'plies'
  | 'turn'
  | 'outcome'
  | `${'player' | 'name' | 'drawOffered'}${0 | 1}`
  | 'undoTo'
  | 'undoBy'
  | 'token'
  | 'tokenUntil'
  | 'tokenFollows'
  | 'leasedBy'
  | 'leaseUntil';

/** A game as the store keeps it; `store/schema.ts` explains its columns. */
export interface GameRecord extends Readonly<Omit<Tables['games']['$inferSelect'], OtherForm>> {
  readonly match: Match;
  /** The result of a finished game; null for others. */
  readonly outcome: GameResult | null;
  readonly seats: readonly [Seat, Seat];
  /** The number of moves when each side last offered a draw; null for one that has not. */
  readonly drawOffered: readonly [number | null, number | null];
  /** A side asks to go back to a ply. */
  readonly undo: { readonly by: Side; readonly to: number } | null;
  /** Writes to the message where the bot itself may not, until it runs out. */
  readonly token: Token | null;
}
