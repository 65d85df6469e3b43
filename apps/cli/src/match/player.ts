import type { Game, Move, Position, VariantValues } from '@tahoun/core';

/** A game of a match as far as it has been played. Its positions and moves are left untouched. */
export interface GameSoFar {
  readonly game: Game;
  readonly variants: VariantValues | undefined;
  readonly start: Position;
  /** All moves from `start` on, those of the opening included. */
  readonly moves: readonly Move[];
  /** Where these moves led. */
  readonly position: Position;
  /** Of this game: 0 to 2^32 - 1. */
  readonly seed: number;
}

/** Somebody who plays one game at a time: one of our own players, or an engine in a process. */
export interface Player {
  /** For people. An engine's own name is known once it has started a game. */
  readonly name: string;
  /**
   * Gets ready for a new game.
   * @throws EngineFault when an engine fails, which loses it this game only;
   * CliError when it cannot take part in the match at all.
   */
  startGame(game: GameSoFar, signal: AbortSignal): Promise<void>;
  /**
   * A legal move, or null to resign. Aborting makes it answer, or throw, at once.
   * @throws EngineFault when no legal move comes, and CliError as `startGame` does.
   */
  chooseMove(game: GameSoFar, signal: AbortSignal): Promise<Move | null>;
  /** Ends what was started. */
  close(): Promise<void>;
}
