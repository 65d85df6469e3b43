import { gameById } from '@tahoun/catalogue';
import { type VariantValues, fnv1a } from '@tahoun/core';
import type { Language } from '@tahoun/i18n';
import { type Clock, type Match, newMatch } from '@tahoun/match';
import { type GameRecord, type Seat, isPerson } from '../record/record.js';
import { settled } from './play.js';
import { isRated, playerSpec } from './seats.js';

export interface NewGame {
  /** A game is added once under an id: a caller that may be repeated gives the same id again. */
  readonly id: string;
  readonly game: string;
  readonly variants?: VariantValues | undefined;
  /** Text form of a position to start from; the initial one by default. */
  readonly position?: string | undefined;
  readonly seats: readonly [Seat, Seat];
  readonly ownerId: string;
  /** The client of the endpoint that begins it; none by default. */
  readonly client?: string | null;
  readonly language: Language;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly token: GameRecord['token'];
  readonly now: number;
  /** Time for one move of a person, in milliseconds; none by default. */
  readonly moveMs?: number | null;
  /** A clock, instead of a time for one move. */
  readonly clock?: Clock | null;
  /** Milliseconds that another person has to accept. */
  readonly challengeMs: number;
}

/** A game that begins at once or, with another person, waits to be accepted. @throws InputError as `newMatch`. */
export function beginGame(wanted: NewGame): GameRecord {
  const { game, variants, position, seats, id } = wanted;
  const players = [playerSpec(seats[0]), playerSpec(seats[1])] as const;
  const match = newMatch({
    game: gameById(game),
    players,
    // The computer's moves differ from game to game, and in one game are the same again.
    seed: fnv1a(id),
    clock: wanted.clock ?? null,
    variants,
    position,
  });
  return begun(wanted, match, position === undefined);
}

/** Starts a game from a match that was played elsewhere. */
export function resumeGame(wanted: Omit<NewGame, 'game'>, match: Match): GameRecord {
  const players = [playerSpec(wanted.seats[0]), playerSpec(wanted.seats[1])] as const;
  return begun(wanted, { ...match, players }, false);
}

function begun(wanted: Omit<NewGame, 'game'>, match: Match, rated: boolean): GameRecord {
  const { id, seats, ownerId, language, guildId, channelId, token, now, challengeMs } = wanted;
  const { moveMs = null } = wanted;
  const record: GameRecord = {
    id,
    version: 0,
    status: 'active',
    match,
    outcome: null,
    seats,
    ownerId,
    client: wanted.client ?? null,
    drawOffered: [null, null],
    language,
    rated: rated && seats.every(isRated),
    undo: null,
    guildId,
    channelId,
    messageId: null,
    thread: null,
    token,
    wakeAt: null,
    moveMs,
    deadline: null,
    tournamentId: null,
    createdAt: now,
    updatedAt: now,
  };
  const isChallenge = seats.some((seat) => isPerson(seat) && seat.player !== ownerId);
  return isChallenge ? { ...record, status: 'challenge', wakeAt: now + challengeMs } : settled(record, now);
}
