import { ONGOING, type Position } from '../game.js';
import type { Budget } from '../limits.js';
import { Random } from '../random.js';
import { finalScore } from '../score.js';
import { backUp } from './backup.js';
import { isSolved } from './bounds.js';
import { Expansion } from './expansion.js';
import { Playout } from './playout.js';
import type { MonteCarloOptions } from './request.js';
import { selectChild } from './selection.js';
import { ROOT, type SearchTree } from './tree.js';

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
