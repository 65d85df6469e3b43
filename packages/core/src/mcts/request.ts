import type { Evaluation, Position } from '../game.js';
import type { RootSearchRequest } from '../request.js';
import type { SearchResult } from '../result.js';

/** What stays the same from search to search. */
export interface MonteCarloOptions {
  /** The same seed and the same requests, limited by nodes or playouts, give the same answers; 1 by default. */
  readonly seed?: number;
  /** Weight of trying what has few visits against what went well; results go from -1 to 1. */
  readonly exploration?: number;
  /** Lean on the game's `moveHint` while visits are few; true by default. */
  readonly usePriors?: boolean;
  /**
   * The most nodes the tree may have, 2^20 by default, at 44 bytes each; the root and its children
   * are kept in any case. A full tree is searched on, but grows no further.
   */
  readonly maxNodes?: number;
  /** Judges playouts after `playoutDepth` plies. Without it they go to the end; after 2,000 plies they count as draws. */
  readonly evaluation?: Evaluation;
  /** Plies of a playout before it is evaluated, 8 by default; 0 evaluates at once. */
  readonly playoutDepth?: number;
}

/** What a Monte-Carlo search is asked. A `depth` means nothing here: a playout goes to the end. */
export interface MonteCarloRequest<P extends Position = Position> extends RootSearchRequest<P> {
  /** Playouts to make at most; 10,000 by default when nothing but a proof would end the search. */
  readonly playouts?: number;
  /** Called after 256 playouts and each time that their number has doubled. */
  readonly onProgress?: (result: SearchResult) => void;
}
