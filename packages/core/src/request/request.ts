import type { Move, Position } from '../contract/game.js';
import type { LimitedBy, SearchLimits } from './limits.js';
import type { SearchStatistics } from './statistics.js';

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
  /** True when a decided score's distance is only an upper bound, or the line does not show it; then that is no longer. */
  readonly distanceIsBound?: boolean;
}

/** What names moves without a search: an opening book, chance, the rules of a source's player, or a symmetry of the position. */
export const NAMERS = ['book', 'chance', 'rules', 'symmetry'] as const;
export type NamedBy = (typeof NAMERS)[number];

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
  /**
   * Moves made before, by the searches of smaller depths of a textbook search that deepens under a limit:
   * `nodes` then counts the search of `depth` alone, as the sources do. All are in `nodes` where a limit ended it.
   */
  readonly earlierNodes?: number;
  readonly timeMs: number;
  readonly limitedBy: LimitedBy;
  /** What named the move, where no search chose it among others. */
  readonly namedBy?: NamedBy;
  /** True when a decided score's distance is only an upper bound, or the line does not show it; then that is no longer. */
  readonly distanceIsBound?: boolean;
  /** The best moves in order, when more than one line was asked for or the search ranks them all. */
  readonly ranked?: readonly RankedMove[];
  /** Measurements of the strong search. */
  readonly statistics?: SearchStatistics;
}
