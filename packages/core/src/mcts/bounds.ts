import { MANY, nearer, opposite } from '../score.js';
import type { SearchTree } from './tree.js';

/*
 * Proved bounds of minimax scores, kept beside the averages: wins and losses as in MCTS-Solver
 * (Winands, Björnsson and Saito 2008), and by the same rule draws and margins (Score Bounded
 * Monte-Carlo Tree Search, Cazenave and Saffidine 2010). Decided scores count plies as everywhere:
 * a lower bound `WIN - n` is a win within n plies, an upper bound `n - WIN` a loss within n plies.
 */

/** What the node's parent is sure to get by moving to it. */
export function parentLower(tree: SearchTree, node: number): number {
  return forParent(tree.upper[node]!);
}

/** What the node's parent can get at best by moving to it. */
export function parentUpper(tree: SearchTree, node: number): number {
  return forParent(tree.lower[node]!);
}

/** Whether nothing is left to find out: the result is decided, or the score is exact. */
export function isSolved(lower: number, upper: number): boolean {
  return lower === upper || lower > MANY || upper < -MANY;
}

/**
 * Works an expanded node's bounds out from its children's.
 * @returns whether they have changed.
 */
export function tightenBounds(tree: SearchTree, node: number): boolean {
  const first = tree.firstChild[node]!;
  const end = first + tree.childCount[node]!;
  let lower = parentLower(tree, first);
  let upper = parentUpper(tree, first);
  for (let child = first + 1; child < end; child++) {
    lower = Math.max(lower, parentLower(tree, child));
    upper = Math.max(upper, parentUpper(tree, child));
  }
  return tree.setBounds(node, lower, upper);
}

/** A node's score as its parent sees it. */
function forParent(score: number): number {
  return nearer(opposite(score));
}
