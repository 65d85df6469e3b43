import { isSolved, parentUpper } from './bounds.js';
import type { SearchTree } from './tree.js';

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
