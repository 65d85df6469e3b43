import type { Position } from '../../contract/game.js';
import { legalMoves } from '../../contract/moves.js';
import { ROOT, type SearchTree } from '../tree.js';

/** The part of a tree that `faultsOf` reads. */
type Readable = Pick<SearchTree, 'size' | 'firstChild' | 'childCount' | 'move' | 'visits' | 'isExpanded'>;

/**
 * Faults of a tree while no walk is under way; empty when the tree is sound.
 * @param root the position of the tree's root; it comes back as it was.
 */
export function faultsOf(tree: Readable, root: Position): string[] {
  const faults: string[] = [];
  const owner = new Int32Array(tree.size).fill(-1);

  function look(node: number, position: Position): void {
    const bad = (what: string) => faults.push(`node ${node}: ${what}`);
    if (!tree.isExpanded(node)) return;
    const first = tree.firstChild[node]!;
    const end = first + tree.childCount[node]!;
    if (first <= node) bad('has children before it');
    const moves = Array.from(tree.move.subarray(first, end)).sort(byNumber);
    if (String(moves) !== String(legalMoves(position).sort(byNumber))) bad(`has the moves ${moves}`);
    let visits = node === ROOT ? 0 : 1;
    for (let child = first; child < end; child++) {
      if (owner[child] !== -1) bad(`shares child ${child} with node ${owner[child]}`);
      owner[child] = node;
      visits += tree.visits[child]!;
      position.makeMove(tree.move[child]!);
      look(child, position);
      position.undoMove();
    }
    // The first walk to a node ended there, before it had children; at the root none did.
    const counted = tree.visits[node]!;
    if (counted !== visits) bad(`has ${counted} visits, its children ${visits}`);
  }

  look(ROOT, root);
  const lost = owner.findIndex((parent, node) => node !== ROOT && parent === -1);
  if (lost > ROOT) faults.push(`node ${lost}: nobody's child`);
  return faults;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
