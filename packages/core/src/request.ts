import type { Move, Position } from './game.js';
import type { LimitedBy, SearchLimits } from './limits.js';
import type { SearchStatistics } from './search/statistics.js';

/** The part of a request that all searches share. */
export interface SearchRequest<P extends Position = Position> {
  /** Left untouched: searches work on a copy. */
  readonly position: P;
  readonly limits: SearchLimits;
}

/** Request of a search that can be restricted to some root moves. */
export interface RootSearchRequest<P extends Position = Position> extends SearchRequest<P> {
  /** Search only these root moves; textbook searches in this order. */
  readonly moves?: readonly Move[] | undefined;
}

/** Limits of a search that goes to one depth. */
export interface DepthLimits extends SearchLimits {
  /** Plies to look ahead, at least 1. */
  readonly depth: number;
}

/** One move at the root with its score. */
export interface RankedMove {
  readonly move: Move;
  /** From the side to move at the root. */
  readonly score: number;
  /** The expected continuation, `move` first. */
  readonly pv: readonly Move[];
  /** True when a decided score's distance is only an upper bound on the plies to the end. */
  readonly distanceIsBound?: boolean;
}

/** Result of every search. */
export interface SearchResult {
  /** The best move found; `NO_MOVE` only when the game is over. */
  readonly move: Move;
  /** From the side to move; see `score.ts` for the scale. */
  readonly score: number;
  /** True when the score is proved: no evaluation of an unfinished game is part of it. */
  readonly exact: boolean;
  /** Principal variation: the line that gives the score, `move` first. */
  readonly pv: readonly Move[];
  /** Plies that were looked ahead completely. */
  readonly depth: number;
  /** Moves made on the board. */
  readonly nodes: number;
  readonly timeMs: number;
  readonly limitedBy: LimitedBy;
  /** True when a decided score's distance is only an upper bound on the plies to the end. */
  readonly distanceIsBound?: boolean;
  /** The best moves in order, when more than one line was asked for or the search ranks them all. */
  readonly ranked?: readonly RankedMove[];
  /** Measurements of the strong search. */
  readonly statistics?: SearchStatistics;
}
