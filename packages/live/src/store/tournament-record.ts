import type { Language } from '@tahoun/i18n';
import type { TOURNAMENT_STATUSES } from './schema.js';

export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Somebody who plays in a tournament. */
export interface Entrant {
  /** From 0, in the order of joining. */
  readonly number: number;
  readonly player: string;
  readonly name: string;
  readonly hasLeft: boolean;
}

export interface StoredPairing {
  readonly tournamentId: string;
  readonly round: number;
  readonly board: number;
  readonly first: number;
  readonly second: number | null;
  readonly gameId: string | null;
  /** Half points of each; null while the game is played. */
  readonly halves: readonly [number, number] | null;
}

/** A tournament as the bot keeps it. */
export interface TournamentRecord {
  readonly id: string;
  readonly version: number;
  readonly status: TournamentStatus;
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly messageRound: number | null;
  readonly ownerId: string;
  readonly language: Language;
  readonly moveMs: number;
  /** From 1; 0 before the start. */
  readonly round: number;
  readonly createdAt: number;
  /** By their numbers. */
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly StoredPairing[];
}
