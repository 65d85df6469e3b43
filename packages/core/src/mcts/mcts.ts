import { type Move, ONGOING, type Position } from '../game.js';
import { Budget } from '../limits.js';
import type { SearchResult } from '../result.js';
import { tightenBounds } from './bounds.js';
import type { MonteCarloOptions, MonteCarloRequest } from './request.js';
import { findNode } from './reuse.js';
import { finishedGame, keepWalking } from './search.js';
import { DEFAULT_MAX_NODES, ROOT, SearchTree } from './tree.js';
import { Walker } from './walk.js';

export type { MonteCarloOptions, MonteCarloRequest } from './request.js';

/** One Monte-Carlo search without a tree from before. */
export function monteCarloSearch(request: MonteCarloRequest & MonteCarloOptions): SearchResult {
  return new MonteCarlo(request).search(request);
}

/**
 * Monte-Carlo tree search, for games without an evaluation: UCT with progressive bias
 * (`selection.ts`), random playouts (`playout.ts`) and proved bounds (`bounds.ts`), which end the
 * search once the root is solved. A position at most two plies after that of the last search takes
 * over the part of the tree below it; finding it is not counted as moves made.
 *
 * Scores: a proved win is `WIN` minus the plies of the proved line, a proved loss the negative, both
 * perhaps further than need be (`distanceIsBound`); a proved draw is 0, a proved margin the margin.
 * What is not proved is the average of its playouts: in games won by a margin the margin, else 100
 * times the result, where 100 means that all were won, 0 that as many were won as lost. Moves are
 * chosen for the result, not for the margin, until a margin is proved.
 */
export class MonteCarlo {
  readonly #tree: SearchTree;
  readonly #walker: Walker;
  /** Where the tree's root stands, and whether all its moves have been kept. */
  #root: { readonly position: Position; readonly complete: boolean } | null = null;

  constructor(options: MonteCarloOptions = {}) {
    this.#tree = new SearchTree(options.maxNodes ?? DEFAULT_MAX_NODES);
    this.#walker = new Walker(this.#tree, options);
  }

  /**
   * `depth` is the length of the line; `ranked` has every root move.
   * @throws RangeError when `moves` has no legal move of an unfinished game.
   */
  search(request: MonteCarloRequest): SearchResult {
    const position = request.position.clone();
    const budget = new Budget(request.limits);
    if (position.outcome() !== ONGOING) return finishedGame(position, budget);
    this.#plant(position, request.moves);
    return keepWalking(this.#walker, this.#tree, position, request, budget);
  }

  /** Sets the tree's root to the position, with what is known of it, and opens its moves. */
  #plant(position: Position, moves: readonly Move[] | undefined): void {
    const tree = this.#tree;
    const known = this.#root === null ? -1 : findNode(tree, this.#root.position, position);
    if (known > ROOT || (known === ROOT && this.#root?.complete)) tree.keep(known);
    else tree.clear();
    this.#root = null;
    if (tree.childCount[ROOT] === 0) this.#walker.expansion.expand(position, ROOT);
    const all = tree.childCount[ROOT]!;
    if (moves !== undefined) tree.restrict(moves);
    if (tree.childCount[ROOT] === 0) throw new RangeError('none of the moves to search is legal');
    tightenBounds(tree, ROOT);
    this.#root = { position, complete: tree.childCount[ROOT] === all };
  }
}
