import type { Move, Position } from './game.js';
import type { SearchLimits } from './limits.js';

/** What every search is asked. Each adds what only it needs. */
export interface SearchRequest<P extends Position = Position> {
  /** Left untouched: searches work on a copy. */
  readonly position: P;
  readonly limits: SearchLimits;
}

/** What searches are asked that can be kept to some of the moves. */
export interface RootSearchRequest<P extends Position = Position> extends SearchRequest<P> {
  /** Search only these root moves; textbook searches in this order. */
  readonly moves?: readonly Move[];
}

/** Limits of a search that goes to one depth. */
export interface DepthLimits extends SearchLimits {
  /** Plies to look ahead, at least 1. */
  readonly depth: number;
}
