import type { Position, Side } from '@tahoun/core';

/**
 * What the Go Text Protocol asks of a game besides its moves. The texts of the moves have to be points as the
 * protocol names them.
 */
export interface GtpForm<P extends Position = Position> {
  /** The option that `boardsize` sets. */
  readonly sizeOption: string;
  /** The options that list the points of additional stones of Black and of White, between commas. */
  readonly stoneOptions: readonly [string, string];
  /** Points along a side of the board. */
  sizeOf(position: P): number;
  /** What `final_score` says of a finished game: `B+3`. @param winner the side that has won */
  score(position: P, winner: Side): string;
}
