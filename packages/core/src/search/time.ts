/** A player's clock. */
export interface Clock {
  /** Milliseconds left. */
  readonly remainingMs: number;
  /** Milliseconds added after each move. */
  readonly incrementMs?: number;
  /** Moves until more time is given; left out for the rest of the game. */
  readonly movesToGo?: number;
  /** Milliseconds lost on the way between the clock and the search. */
  readonly overheadMs?: number;
}

/** A time after which no further depth is begun, and one at which the search is broken off. */
export interface TimeLimits {
  readonly softTimeMs: number;
  readonly timeMs: number;
}

/** Estimated number of moves left in a game, where the limits do not say. */
const MOVES_LEFT = 25;
const INCREMENT_SHARE = 0.75;
/** The hard limit in soft limits, and as a share of all the time there is. */
const HARD_SHARE = 4;
const LARGEST_SHARE = 0.5;
const DEFAULT_OVERHEAD_MS = 20;

/** Time limits for one move of a game with clocks. */
export function timeLimitsFor(clock: Clock): TimeLimits {
  const { remainingMs, incrementMs = 0, movesToGo, overheadMs = DEFAULT_OVERHEAD_MS } = clock;
  const usable = Math.max(1, remainingMs - overheadMs);
  const moves = Math.min(movesToGo ?? MOVES_LEFT, MOVES_LEFT);
  const share = usable / (moves + 1) + incrementMs * INCREMENT_SHARE;
  // On the last move before the control nearly all may be spent.
  const most = movesToGo === 1 ? usable * 0.9 : usable * LARGEST_SHARE;
  const softTimeMs = Math.max(1, Math.min(share, most));
  return { softTimeMs, timeMs: Math.max(1, Math.min(softTimeMs * HARD_SHARE, most)) };
}

const SHORTEST = 0.5;
const LONGEST = 1.6;

/**
 * Factor of the soft limit: less than 1 when the best move has been the same for some depths,
 * more when the last depth changed it.
 */
export function stretch(depthsStable: number): number {
  return Math.max(SHORTEST, LONGEST - 0.2 * depthsStable);
}
