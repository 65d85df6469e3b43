import type { Position } from '../game.js';
import { ROOT, type SearchTree } from './tree.js';

/** How many plies below the old root a new one is looked for: one's own move and its answer. */
const REACH = 2;

/**
 * The node of the tree at which `wanted` stands, told by the 64-bit key, else -1. Where several lines
 * lead to it, their most visited end.
 * @param root the position of the tree's root; it comes back as it was.
 */
export function findNode(tree: SearchTree, root: Position, wanted: Position): number {
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
