import { games } from '@tahoun/catalogue';
import type { Side, VariantValues } from '@tahoun/core';
import { checkParameters, parseComputer } from '@tahoun/engine';
import type { Language } from '@tahoun/i18n';
import { newClock } from '@tahoun/match';
import { guestId } from '../game/ids.js';
import { beginGame } from '../game/new-game.js';
import { Refusal } from '../game/refusal.js';
import { computerSeat } from '../game/seats.js';
import type { GameRecord, Seat } from '../record/record.js';
import type { Drawn } from './named-request.js';

/** A request for a new game. */
export interface NewLiveGame {
  readonly game: string;
  readonly variants?: VariantValues | undefined;
  /** Text form; the initial position by default. */
  readonly position?: string | undefined;
  /** The side of the person who begins it. */
  readonly side: Side;
  /** The name of that person. */
  readonly name: string;
  /** A player of the computer opposite, such as `level:3`; another person when left out. */
  readonly computer?: string | undefined;
  /** Minutes for all moves, and seconds that each move adds. */
  readonly clock?: { readonly minutes: number; readonly increment: number } | undefined;
  /** Time for one move in milliseconds, in games without a clock; no limit when left out. */
  readonly moveMs?: number | undefined;
  readonly language: Language;
  /** The client of the endpoint that begins it, which may have so many; not counted when left out. */
  readonly client?: string | null;
}

/**
 * Milliseconds to wait for the other person to sit down: shorter with a clock, where both are to be there.
 */
const WAITING_MS = 3_600_000;
const LONG_WAITING_MS = 7 * 24 * WAITING_MS;

/** Games by link are shown nowhere on Discord. */
const NOWHERE = { guildId: null, channelId: null, token: null };

/** A game by link of guests. @throws InputError for an unknown option, position or player. */
export function newLiveGame(
  wanted: NewLiveGame,
  { id, owner }: Pick<Drawn, 'id' | 'owner'>,
  now: number,
): GameRecord {
  const { side, name, computer, clock, moveMs, game, variants, position, language } = wanted;
  if (computer?.trim() === 'human') throw new Refusal('player-human', { found: computer });
  const { parameters } = computer === undefined ? {} : parseComputer(computer).ask;
  if (parameters !== undefined) checkParameters(games.get(game), parameters);
  const own: Seat = { player: owner, name };
  const other: Seat = computer === undefined ? { player: guestId(), name: '' } : computerSeat(computer);
  return beginGame({
    ...NOWHERE,
    id,
    game,
    variants,
    position,
    seats: side === 0 ? [own, other] : [other, own],
    ownerId: own.player,
    client: wanted.client ?? null,
    language,
    now,
    moveMs: moveMs ?? null,
    clock: clock === undefined ? null : newClock(clock.minutes, clock.increment),
    challengeMs: clock === undefined ? LONG_WAITING_MS : WAITING_MS,
  });
}

/** The same two once more with their sides swapped. @param ownerId who asks for it, and from which client */
export function liveRematch(
  { match, seats: [first, second], language, moveMs }: GameRecord,
  { id, ownerId, client, now }: Pick<GameRecord, 'id' | 'ownerId' | 'client'> & { readonly now: number },
): GameRecord {
  const { clock } = match;
  return beginGame({
    ...NOWHERE,
    id,
    game: match.game,
    position: match.start,
    seats: [second, first],
    ownerId,
    client,
    language,
    now,
    moveMs,
    clock: clock && { ...clock, left: [clock.base, clock.base] },
    challengeMs: WAITING_MS,
  });
}
