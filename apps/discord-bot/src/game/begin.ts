import { gameById } from '@tahoun/catalogue/all';
import type { VariantValues } from '@tahoun/core';
import type { Language } from '@tahoun/i18n';
import { type Match, newMatch } from '@tahoun/match';
import type { GameRecord, Seat } from '../store/records.js';
import { settled } from './play.js';
import { isPerson, isRated, playerSpec } from './seats.js';

export interface NewGame {
  /** Id of the interaction that asks for it: asked twice, there is still one game. */
  readonly interactionId: string;
  readonly game: string;
  readonly variants?: VariantValues;
  /** Text form of a position to start from; the initial one by default. */
  readonly position?: string;
  readonly seats: readonly [Seat, Seat];
  readonly ownerId: string;
  readonly language: Language;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly token: GameRecord['token'];
  readonly now: number;
  /** How long another person has to accept, in milliseconds. */
  readonly challengeMs: number;
}

/** A game that begins at once or, with another person, waits to be accepted. @throws InputError as `newMatch`. */
export function beginGame(wanted: NewGame): GameRecord {
  const { game, variants, position, seats, interactionId } = wanted;
  const players = [playerSpec(seats[0]), playerSpec(seats[1])] as const;
  const seed = Number(BigInt(interactionId) & 0xffffffffn);
  const match = newMatch({
    game: gameById(game),
    players,
    seed,
    ...(variants === undefined ? {} : { variants }),
    ...(position === undefined ? {} : { position }),
  });
  return begun(wanted, match, position === undefined);
}

/** The same with moves that were played elsewhere. */
export function resumeGame(wanted: Omit<NewGame, 'game'>, match: Match): GameRecord {
  const players = [playerSpec(wanted.seats[0]), playerSpec(wanted.seats[1])] as const;
  return begun(wanted, { ...match, players }, false);
}

function begun(wanted: Omit<NewGame, 'game'>, match: Match, rated: boolean): GameRecord {
  const { interactionId, seats, ownerId, language, guildId, channelId, token, now, challengeMs } = wanted;
  const record: GameRecord = {
    id: BigInt(interactionId).toString(36),
    version: 0,
    status: 'active',
    match,
    seats,
    ownerId,
    language,
    rated: rated && seats.every(isRated),
    undo: null,
    guildId,
    channelId,
    messageId: null,
    token,
    wakeAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const isChallenge = seats.some((seat) => isPerson(seat) && seat.player !== ownerId);
  return isChallenge ? { ...record, status: 'challenge', wakeAt: now + challengeMs } : settled(record, now);
}
