import { ONGOING, type Position } from '../contract/game.js';
import type { Random } from '../contract/random.js';
import { finalScore } from '../contract/score.js';
import type { Budget } from '../request/limits.js';
import { backUp, isSolved, parentUpper } from './bounds.js';
import { Expansion } from './expansion.js';
import { Playout } from './playout.js';
import { ROOT, type SearchTree } from './tree.js';

/**
 * Weight of exploration against exploitation; results go from -1 to 1. In games of Zabor, values of 0.5 to
 * 1.2 showed no difference; 0.25 and less seemed worse.
 */
const EXPLORATION = 0.7;
/** At first the best hint may outweigh any result. */
const PRIOR_WEIGHT = 2;

/**
 * The child of an expanded, unsolved node to look at next: the one with the highest
 *
 *   value + 0.7 * sqrt(ln(N + 1) / (n + 1)) + 2 * prior / (n + 1)
 *
 * for N visits of the node and n of the child. The first two parts are UCT (Kocsis and Szepesvári
 * 2006), the third is the progressive bias of Chaslot et al. (2008), which fades as visits give more
 * information than the hint. A child without visits has its parent's value (first play urgency, Gelly and
 * Wang 2006), so that a good child need not wait until all others have been tried. Children that are solved,
 * or that cannot improve the node's lower bound, are skipped.
 */
export function selectChild(tree: SearchTree, node: number): number {
  const { visits, results, prior, lower, upper } = tree;
  const sure = lower[node]!;
  const all = visits[node]!;
  const average = results[node]! / Math.max(all, 1);
  const curiosity = EXPLORATION * Math.sqrt(Math.log(all + 1));
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

/** Walks down a tree, each with a playout at its end. */
export class Walker {
  readonly #tree: SearchTree;
  readonly #position: Position;
  readonly #expansion: Expansion;
  readonly #playout: Playout;
  readonly #byMargin: boolean;
  /** The nodes from the root to the leaf of the walk under way. */
  #path = new Int32Array(256);
  /** Index in the path of the walk's current node. */
  #ply = 0;

  /**
   * Opens the root's moves.
   * @param tree without any node but the root.
   * @param position the root's, not over; each walk leaves it as it was.
   */
  constructor(tree: SearchTree, position: Position, random: Random) {
    this.#tree = tree;
    this.#position = position;
    this.#expansion = new Expansion(tree, random);
    this.#playout = new Playout(random);
    this.#byMargin = position.marginScore !== undefined;
    this.#expansion.expand(position, ROOT);
  }

  /** One walk from the root. @throws SearchStopped when the budget is used up; nothing is counted then. */
  walk(budget: Budget): void {
    this.#ply = 0;
    const isOver = this.#descend(budget);
    backUp(this.#tree, this.#path, this.#ply, this.#playout, isOver, this.#byMargin);
  }

  /** Goes to a leaf and plays on from there. @returns whether the game is over at the leaf. */
  #descend(budget: Budget): boolean {
    const tree = this.#tree;
    const position = this.#position;
    let node = ROOT;
    try {
      while (this.#isOpen(node)) {
        node = selectChild(tree, node);
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
  #isOpen(node: number): boolean {
    const tree = this.#tree;
    if (tree.isExpanded(node)) return true;
    if (tree.visits[node] === 0 || isSolved(tree.lower[node]!, tree.upper[node]!)) return false;
    return this.#expansion.expand(this.#position, node);
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
