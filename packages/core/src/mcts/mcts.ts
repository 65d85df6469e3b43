import { type Move, ONGOING, type Position } from '../game.js';
import { Budget } from '../limits.js';
import type { SearchResult } from '../request.js';
import { tightenBounds } from './bounds.js';
import { type MonteCarloRequest, finishedGame, keepWalking } from './search.js';
import { DEFAULT_MAX_NODES, ROOT, SearchTree } from './tree.js';
import { type MonteCarloOptions, Walker } from './walk.js';

export type { MonteCarloRequest } from './search.js';
export type { MonteCarloOptions } from './walk.js';

/** One Monte-Carlo search without a tree from before. */
export function monteCarloSearch(request: MonteCarloRequest & MonteCarloOptions): SearchResult {
  return new MonteCarlo(request).search(request);
}

/**
 * Monte-Carlo tree search, for games without an evaluation: UCT with progressive bias
 * (`walk.ts`), random playouts (`playout.ts`) and proved bounds (`bounds.ts`), which end the
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

/** How many plies below the old root a new one is looked for: one's own move and its answer. */
const REACH = 2;

/**
 * The node of the tree whose position is `wanted`, by the 64-bit key, else -1. Where several lines
 * lead to it, their most visited end.
 * @param root the position of the tree's root; it comes back as it was.
 */
function findNode(tree: SearchTree, root: Position, wanted: Position): number {
  return find(tree, root, wanted, ROOT, REACH);
}

function find(tree: SearchTree, position: Position, wanted: Position, node: number, plies: number): number {
  if (position.hashLo === wanted.hashLo && position.hashHi === wanted.hashHi) return node;
  if (plies === 0) return -1;
  const first = tree.firstChild[node]!;
  const end = first + tree.childCount[node]!;
  let best = -1;
  for (let child = first; child < end; child++) {
    position.makeMove(tree.move[child]!);
    const found = find(tree, position, wanted, child, plies - 1);
    position.undoMove();
    if (found >= 0 && (best < 0 || tree.visits[found]! > tree.visits[best]!)) best = found;
  }
  return best;
}
