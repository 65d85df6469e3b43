import type { Endgames, Evaluation, Move, Outcome, Position } from '@tahoun/core';

/** How strong one of the eight levels plays; the numbers are data, the playing is in `@tahoun/engine`. */
export interface Level {
  /** Plies it looks ahead. */
  readonly depth: number;
  /** Moves it may make on its inner board for one answer. */
  readonly nodes: number;
  /** Spread, in score points, of the seeded error added to what it thinks of each move; 0 is none. */
  readonly noise: number;
  /** How many of the moves two plies ahead it fails to see, 0 to 1 (`OversightOptions.chance`); none by default. */
  readonly oversight?: number;
  /** Chance, 0 to 1, that it asks the exact solver, or the endgame tables, where the game has them. */
  readonly exact: number;
  /** Whether it plays the opening by the book, in games with one. */
  readonly book?: boolean;
}

/** What a solver that needs no search knows about a position. */
export interface Solution {
  readonly outcome: Outcome;
  /** The game's own value, e.g. the Grundy value. */
  readonly value: number;
  /** The moves that keep the outcome, in order of preference; empty when the game is over. */
  readonly moves: readonly Move[];
  /** The game ends within this many plies, whatever is played. */
  readonly maxPlies: number;
}

/** Everything that says how well a game stands and how well it is played. */
export interface EvaluationKit<P extends Position = Position> {
  /** The source's own function: what the textbook algorithms use. */
  readonly textbook: Evaluation<P>;
  /** What the strong search and the levels use. */
  readonly best: Evaluation<P>;
  /** Levels 1 to 8. */
  readonly levels: readonly Level[];
  /** What they are reckoned to play at, in Elo points, in games where that has been told. */
  readonly elo?: readonly number[];
  /** Knows any position exactly, in games with a theory. */
  readonly solve?: (position: P) => Solution;
  /** The opening book, as `OpeningBook` reads it, in games with one. */
  readonly book?: string;
  /** The endings that can be kept in tables, in games with such. */
  readonly endgames?: Endgames<P>;
}
