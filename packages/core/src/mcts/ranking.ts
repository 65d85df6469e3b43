import type { Move } from '../contract/game.js';
import type { RankedMove } from '../request/request.js';
import { parentLower, parentUpper } from './bounds.js';
import type { SearchTree } from './tree.js';

/** The moves of an expanded node with their scores and lines, best first as `bestChild` says. */
export function rankMoves(tree: SearchTree, node: number): RankedMove[] {
  const first = tree.firstChild[node]!;
  const children = Array.from({ length: tree.childCount[node]! }, (_, i) => first + i);
  const best = bestChild(tree, node);
  children.sort((a, b) => (a === best ? -1 : b === best ? 1 : compare(tree, node, a, b)));
  return children.map((child) => ({
    move: tree.move[child]!,
    score: scoreOfMove(tree, node, child),
    pv: lineFrom(tree, child),
  }));
}

/**
 * The child to move to: the first by `compare`, unless another's proved lower bound is at least its
 * score, such as a sure draw against bad prospects.
 */
function bestChild(tree: SearchTree, node: number): number {
  const first = tree.firstChild[node]!;
  const end = first + tree.childCount[node]!;
  let best = first;
  let surest = first;
  for (let child = first + 1; child < end; child++) {
    if (compare(tree, node, child, best) < 0) best = child;
    if (parentLower(tree, child) > parentLower(tree, surest)) surest = child;
  }
  return parentLower(tree, surest) >= scoreOfMove(tree, node, best) ? surest : best;
}

/**
 * Negative when `a` comes before `b`: proved wins first and proved losses last, each by score; the
 * others by visits, which are steadier than averages.
 */
function compare(tree: SearchTree, node: number, a: number, b: number): number {
  const proved = provedSign(tree, a);
  const byProof = provedSign(tree, b) - proved;
  if (byProof !== 0) return byProof;
  const byVisits = tree.visits[b]! - tree.visits[a]!;
  if (proved === 0 && byVisits !== 0) return byVisits;
  return scoreOfMove(tree, node, b) - scoreOfMove(tree, node, a) || byVisits;
}

/**
 * Score of the move to `child` at `node`: the average score of its visits, or of the node's while
 * it has none, kept within the child's proved bounds, so that a proved result takes precedence.
 */
function scoreOfMove(tree: SearchTree, node: number, child: number): number {
  const lower = parentLower(tree, child);
  const upper = parentUpper(tree, child);
  const average = tree.visits[child] === 0 ? averageScore(tree, node) : 0 - averageScore(tree, child);
  return Math.min(Math.max(Math.round(average), lower), upper) + 0;
}

function averageScore(tree: SearchTree, node: number): number {
  return tree.scores[node]! / Math.max(tree.visits[node]!, 1);
}

/** The move to `node` and the best moves after it, as far as the tree has visited them. */
function lineFrom(tree: SearchTree, node: number): Move[] {
  const line: Move[] = [];
  let last = node;
  for (;;) {
    line.push(tree.move[last]!);
    if (!tree.isExpanded(last)) return line;
    const next = bestChild(tree, last);
    if (tree.visits[next] === 0) return line;
    last = next;
  }
}

/** 1 for a move that is proved to win, -1 for one that is proved to lose, else 0. */
function provedSign(tree: SearchTree, child: number): number {
  if (parentLower(tree, child) > 0) return 1;
  return parentUpper(tree, child) < 0 ? -1 : 0;
}
