import type { Tables } from './schema.js';

/** Somebody who plays in a tournament. */
export type Entrant = Readonly<Omit<Tables['entrants']['$inferSelect'], 'tournamentId'>>;

export interface StoredPairing
  extends Readonly<Omit<Tables['pairings']['$inferSelect'], 'halves0' | 'halves1'>> {
  /** Half points of each; null while the game is played. */
  readonly halves: readonly [number, number] | null;
}

/** A tournament as the store keeps it; `schema.ts` explains its columns. */
export interface TournamentRecord
  extends Readonly<Omit<Tables['tournaments']['$inferSelect'], 'wakeAt' | 'leaseUntil'>> {
  /** By their numbers. */
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly StoredPairing[];
}

export type TournamentStatus = TournamentRecord['status'];
