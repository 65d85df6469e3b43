import { type Evaluation, ONGOING, type Position } from '../game.js';
import type { Budget } from '../limits.js';
import { Random } from '../random.js';
import { finalScore } from '../score.js';
import { backUp, isSolved, parentUpper } from './bounds.js';
import { Expansion } from './expansion.js';
import { Playout } from './playout.js';
import { ROOT, type SearchTree } from './tree.js';

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

/** Results go from -1 to 1, so at first the best hint may outweigh any of them. */
const PRIOR_WEIGHT = 2;

/**
 * The child of an expanded, unsolved node to look at next: the one with the highest
 *
 *   value + exploration * sqrt(ln(N + 1) / (n + 1)) + 2 * prior / (n + 1)
 *
 * for N visits of the node and n of the child. The first two parts are UCT (Kocsis and Szepesvári
 * 2006), the third is the progressive bias of Chaslot et al. (2008), which fades as visits tell more
 * than the hint. A child without visits has its parent's value (first play urgency, Gelly and Wang
 * 2006), so that a good child need not wait until all others have been tried. Children that are
 * solved, or cannot better what the node is sure of, are passed over.
 */
export function selectChild(tree: SearchTree, node: number, exploration: number): number {
  const { visits, results, prior, lower, upper } = tree;
  const sure = lower[node]!;
  const all = visits[node]!;
  const average = results[node]! / Math.max(all, 1);
  const curiosity = exploration * Math.sqrt(Math.log(all + 1));
  const first = tree.firstChild[node]!;
  const end = first + tree.childCount[node]!;
  let best = first;
  let bestUrgency = Number.NEGATIVE_INFINITY;
  for (let child = first; child < end; child++) {
    if (isSolved(lower[child]!, upper[child]!) || parentUpper(tree, child) <= sure) continue;
    const n = visits[child]!;
    const value = n === 0 ? average : (0 - results[child]!) / n;
    const urgency = value + curiosity / Math.sqrt(n + 1) + (PRIOR_WEIGHT * prior[child]!) / (n + 1);
    if (urgency > bestUrgency) {
      bestUrgency = urgency;
      best = child;
    }
  }
  return best;
}

/** In games of Zabor 0.5 to 1.2 could not be told apart; 0.25 and less seemed worse. */
const EXPLORATION = 0.7;
const PLAYOUT_DEPTH = 8;

/** Walks down a tree, each with a playout at its end. */
export class Walker {
  readonly expansion: Expansion;
  readonly #tree: SearchTree;
  readonly #exploration: number;
  readonly #playout: Playout;
  /** The nodes from the root to the leaf of the walk under way. */
  #path = new Int32Array(256);
  /** Where in the path the walk stands. */
  #ply = 0;

  /** @param tree has to have its root expanded by `expansion` before the first walk. */
  constructor(tree: SearchTree, options: MonteCarloOptions) {
    const random = new Random(options.seed ?? 1);
    this.#tree = tree;
    this.#exploration = options.exploration ?? EXPLORATION;
    this.#playout = new Playout(random, options.evaluation, options.playoutDepth ?? PLAYOUT_DEPTH);
    this.expansion = new Expansion(tree, random, options.usePriors ?? true);
  }

  /**
   * One walk from the root, where `position` stands and comes back to.
   * @throws SearchStopped when the budget is used up; nothing is counted then.
   */
  walk(position: Position, budget: Budget): void {
    const byMargin = position.marginScore !== undefined;
    this.#ply = 0;
    const isOver = this.#descend(position, budget);
    backUp(this.#tree, this.#path, this.#ply, this.#playout, isOver, byMargin);
  }

  /** Goes to a leaf and plays on from there. @returns whether the game is over at the leaf. */
  #descend(position: Position, budget: Budget): boolean {
    const tree = this.#tree;
    let node = ROOT;
    try {
      while (this.#isOpen(position, node)) {
        node = selectChild(tree, node, this.#exploration);
        budget.count();
        position.makeMove(tree.move[node]!);
        this.#enter(node);
      }
      this.#playout.run(position, budget);
      const outcome = position.outcome();
      if (outcome === ONGOING) return false;
      const final = finalScore(position, outcome);
      tree.setBounds(node, final, final);
      return true;
    } finally {
      for (let made = this.#ply; made > 0; made--) position.undoMove();
    }
  }

  /** Whether the node has children; it gets them at its second visit. */
  #isOpen(position: Position, node: number): boolean {
    const tree = this.#tree;
    if (tree.isExpanded(node)) return true;
    if (tree.visits[node] === 0 || isSolved(tree.lower[node]!, tree.upper[node]!)) return false;
    return this.expansion.expand(position, node);
  }

  #enter(node: number): void {
    const ply = ++this.#ply;
    if (ply === this.#path.length) {
      const longer = new Int32Array(2 * ply);
      longer.set(this.#path);
      this.#path = longer;
    }
    this.#path[ply] = node;
  }
}
