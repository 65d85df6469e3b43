import { tightenBounds } from './bounds.js';
import type { Playout } from './playout.js';
import type { SearchTree } from './tree.js';

/**
 * Adds the last playout to every node of the path it was reached by, nowhere better or worse than is
 * proved there, and carries a new proof up as far as it changes anything.
 * @param path nodes from the root on, the leaf at index `leaf`.
 * @param ended whether the game is over at the leaf, whose bounds say so.
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
