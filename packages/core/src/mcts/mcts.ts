import { type Move, NO_MOVE, ONGOING, type Position } from '../game.js';
import { Budget, type LimitedBy, type SearchLimits, SearchStopped } from '../limits.js';
import { Random } from '../random.js';
import type { RankedMove, SearchResult } from '../result.js';
import { finalScore, isDecided } from '../score.js';
import { backUp } from './backup.js';
import { isSolved, tightenBounds } from './bounds.js';
import { Expansion } from './expansion.js';
import { Playout } from './playout.js';
import { rankMoves } from './ranking.js';
import type { MonteCarloOptions, MonteCarloRequest } from './request.js';
import { findNode } from './reuse.js';
import { selectChild } from './selection.js';
import { ROOT, SearchTree } from './tree.js';

export type { MonteCarloOptions, MonteCarloRequest } from './request.js';

/** In games of Zabor 0.5 to 1.2 could not be told apart; 0.25 and less seemed worse. */
const EXPLORATION = 0.7;
const MAX_NODES = 1 << 20;
const PLAYOUT_DEPTH = 8;
const DEFAULT_PLAYOUTS = 10_000;
const FIRST_PROGRESS = 256;

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
  readonly #exploration: number;
  readonly #playout: Playout;
  readonly #tree: SearchTree;
  readonly #expansion: Expansion;
  /** Where the tree's root stands, and whether all its moves have been kept. */
  #root: { readonly position: Position; readonly complete: boolean } | null = null;
  /** The nodes from the root to the leaf of the playout under way. */
  #path = new Int32Array(256);

  constructor(options: MonteCarloOptions = {}) {
    const random = new Random(options.seed ?? 1);
    this.#exploration = options.exploration ?? EXPLORATION;
    this.#playout = new Playout(random, options.evaluation, options.playoutDepth ?? PLAYOUT_DEPTH);
    this.#tree = new SearchTree(options.maxNodes ?? MAX_NODES);
    this.#expansion = new Expansion(this.#tree, random, options.usePriors ?? true);
  }

  /**
   * `depth` is the length of the line; `ranked` has every root move.
   * @throws RangeError when `moves` has no legal move of an unfinished game.
   */
  search(request: MonteCarloRequest): SearchResult {
    const position = request.position.clone();
    const budget = new Budget(request.limits);
    const outcome = position.outcome();
    if (outcome !== ONGOING) {
      const final = finalScore(position, outcome);
      return answer([{ move: NO_MOVE, score: final, pv: [] }], final, final, budget, null);
    }
    this.#plant(position, request.moves);

    const tree = this.#tree;
    const report = (limitedBy: LimitedBy) =>
      answer(
        rankMoves(tree, ROOT),
        tree.lower[ROOT] as number,
        tree.upper[ROOT] as number,
        budget,
        limitedBy,
      );
    const playouts =
      request.playouts ?? (hasLimit(request.limits) ? Number.POSITIVE_INFINITY : DEFAULT_PLAYOUTS);
    let progress = FIRST_PROGRESS;
    let limitedBy: LimitedBy = null;
    try {
      for (let made = 0; made < playouts; made++) {
        if (isSolved(tree.lower[ROOT] as number, tree.upper[ROOT] as number)) break;
        if (made === progress) {
          request.onProgress?.(report(null));
          progress *= 2;
        }
        this.#playOnce(position, budget);
      }
    } catch (error) {
      if (!(error instanceof SearchStopped)) throw error;
      limitedBy = error.by;
    }
    return report(limitedBy);
  }

  /** Sets the tree's root to the position, with what is known of it, and opens its moves. */
  #plant(position: Position, moves: readonly Move[] | undefined): void {
    const tree = this.#tree;
    const known = this.#root === null ? -1 : findNode(tree, this.#root.position, position);
    if (known > ROOT || (known === ROOT && this.#root?.complete)) tree.keep(known);
    else tree.clear();
    this.#root = null;
    if (tree.childCount[ROOT] === 0) this.#expansion.expand(position, ROOT);
    const all = tree.childCount[ROOT] as number;
    if (moves !== undefined) tree.restrict(moves);
    if (tree.childCount[ROOT] === 0) throw new RangeError('none of the moves to search is legal');
    tightenBounds(tree, ROOT);
    this.#root = { position, complete: tree.childCount[ROOT] === all };
  }

  /** One walk down the tree and one playout. A stop on the way leaves the tree as it was. */
  #playOnce(position: Position, budget: Budget): void {
    const tree = this.#tree;
    let node = ROOT;
    let ply = 0;
    let ended = false;
    try {
      while (this.#isOpen(position, node)) {
        node = selectChild(tree, node, this.#exploration);
        budget.count();
        position.makeMove(tree.move[node] as Move);
        this.#setPath(++ply, node);
      }
      this.#playout.run(position, budget);
      const outcome = position.outcome();
      ended = outcome !== ONGOING;
      if (ended) {
        const final = finalScore(position, outcome);
        tree.lower[node] = final;
        tree.upper[node] = final;
      }
    } finally {
      for (let made = ply; made > 0; made--) position.undoMove();
    }
    backUp(tree, this.#path, ply, this.#playout, ended, position.finalScore !== undefined);
  }

  /** Whether the node has children; it gets them at its second visit. */
  #isOpen(position: Position, node: number): boolean {
    const tree = this.#tree;
    if (tree.childCount[node] !== 0) return true;
    return tree.visits[node] !== 0 && this.#expansion.expand(position, node);
  }

  #setPath(ply: number, node: number): void {
    if (ply === this.#path.length) {
      const longer = new Int32Array(2 * ply);
      longer.set(this.#path);
      this.#path = longer;
    }
    this.#path[ply] = node;
  }
}

/** Whether anything but a proof would end the search. */
function hasLimit({ nodes, timeMs, signal, stopFlag }: SearchLimits): boolean {
  return nodes !== undefined || timeMs !== undefined || signal !== undefined || stopFlag !== undefined;
}

/** @param lower, upper the proved bounds of the root. */
function answer(
  ranked: RankedMove[],
  lower: number,
  upper: number,
  budget: Budget,
  limitedBy: LimitedBy,
): SearchResult {
  const { move, score, pv } = ranked[0] as RankedMove;
  const { nodes, timeMs } = budget;
  return {
    move,
    score,
    exact: isSolved(lower, upper),
    pv,
    depth: pv.length,
    nodes,
    timeMs,
    limitedBy,
    distanceIsBound: isDecided(score) && lower !== upper,
    ranked,
  };
}
