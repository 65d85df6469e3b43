import { MANY, nearer, opposite } from '../contract/score.js';
import type { Playout } from './playout.js';
import type { SearchTree } from './tree.js';

/*
 * Proved bounds of minimax scores, kept beside the averages: wins and losses as in MCTS-Solver
 * (Winands, Björnsson and Saito 2008), and by the same rule draws and margins (Score Bounded
 * Monte-Carlo Tree Search, Cazenave and Saffidine 2010). Decided scores count plies as everywhere:
 * a lower bound `WIN - n` is a win within n plies, an upper bound `n - WIN` a loss within n plies.
 */

/** Lower bound of the score that the node's parent gets by moving to it. */
export function parentLower(tree: SearchTree, node: number): number {
  return forParent(tree.upper[node]!);
}

/** Upper bound of the score that the node's parent gets by moving to it. */
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

/**
 * Adds the last playout to every node of the path it was reached by, nowhere better or worse than is
 * proved there, and carries a new proof up as far as it changes anything.
 * @param path nodes from the root on, the leaf at index `leaf`.
 * @param ended whether the game is over at the leaf, whose bounds hold the result.
 * @param byMargin whether the game is won by a margin, which is then the score of the visit.
 */
export function backUp(
  tree: SearchTree,
  path: Int32Array,
  leaf: number,
  playout: Pick<Playout, 'result' | 'margin'>,
  ended: boolean,
  byMargin: boolean,
): void {
  const { lower, upper } = tree;
  let { result, margin } = playout;
  let changed = ended;
  for (let ply = leaf; ply >= 0; ply--) {
    const node = path[ply]!;
    if (changed && ply < leaf) changed = tightenBounds(tree, node);
    const low = lower[node]!;
    const high = upper[node]!;
    result = Math.min(Math.max(result, Math.sign(low)), Math.sign(high));
    margin = Math.min(Math.max(margin, low), high);
    tree.record(node, result, byMargin ? margin : 100 * result);
    result = 0 - result;
    margin = 0 - margin;
  }
}
