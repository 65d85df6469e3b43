/** Where a count begins, and what it is known to be. */
export interface Start {
  /** The game's initial position when left out. */
  readonly position?: string;
  readonly variants?: Readonly<Record<string, string>>;
  readonly depth: number;
  readonly leaves: number;
}

/** Counts the move sequences of so many plies from a position, each program in its own way. */
export type Generator = (start: Start) => (depth: number) => number;

/** A game, and the programs beside ours. */
export interface Contest {
  readonly starts: Readonly<Record<string, Start>>;
  readonly others: Readonly<Record<string, () => Promise<Generator>>>;
}
