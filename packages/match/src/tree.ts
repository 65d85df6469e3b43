import type { NamedBy, Side } from '@tahoun/core';
import type { MoveNode } from '@tahoun/games';

/*
 * The moves of a match are a tree: where it was played on from an earlier place, its lines part. A path is the
 * moves that lead to a place from the start.
 */

/**
 * The end of a match other than by the rules of the game alone; `by` is the side that gave up or had no time left.
 */
export type Ending =
  | { readonly kind: 'resigned' | 'out-of-time'; readonly by: Side }
  | { readonly kind: 'agreed-draw' | 'claimed-draw' };

/** What it took the computer to find a move. */
export interface Work {
  /** Moves examined. */
  readonly nodes: number;
  readonly seconds: number;
  /** Plies that were looked ahead completely. */
  readonly depth: number;
  /** What named the move, where no search chose it among others. */
  readonly namedBy?: NamedBy;
}

/** A place in the tree: the start, or the result of a move. */
export interface MatchNode extends MoveNode {
  readonly children: readonly MatchNode[];
  /** The end of the match here, in the line that goes no further. */
  readonly ending?: Ending;
  /** Of a move that the computer played. */
  readonly work?: Work;
}

/** Longest line of a match that is read, in plies. */
export const MAX_PLIES = 10_000;

/** The tree of a match without moves. */
export const NO_MOVES: MatchNode = { move: '', children: [] };

/** Whether the one list of moves is the beginning of the other, or all of it. */
export function isBeginning(moves: readonly string[], of: readonly string[]): boolean {
  return moves.every((move, ply) => move === of[ply]);
}

/** The nodes from the start along a path, as far as it lies in the tree. */
export function nodesAlong(tree: MatchNode, path: readonly string[]): readonly MatchNode[] {
  const nodes = [tree];
  for (const move of path) {
    const next = nodes.at(-1)?.children.find((child) => child.move === move);
    if (next === undefined) break;
    nodes.push(next);
  }
  return nodes;
}

/** The path on along the main line, to where that ends or the match ended. */
export function toItsEnd(tree: MatchNode, path: readonly string[]): readonly string[] {
  const longer = [...path];
  let node = nodesAlong(tree, path)[path.length];
  while (node !== undefined && node.ending === undefined) {
    node = node.children[0];
    if (node !== undefined) longer.push(node.move);
  }
  return longer;
}

/** Puts a changed node among its siblings. @param ply of its move */
export type Join = (siblings: readonly MatchNode[], node: MatchNode, ply: number) => readonly MatchNode[];

/** The tree after a change of the node that a path leads to; missing parts of the path are added. */
export function changeAt(
  tree: MatchNode,
  path: readonly string[],
  change: (node: MatchNode) => MatchNode,
  join: Join,
): MatchNode {
  const nodes = nodesAlong(tree, path);
  const nodeAt = (ply: number) => nodes[ply] ?? { move: path[ply - 1] as string, children: [] };
  let node = change(nodeAt(path.length));
  for (let ply = path.length - 1; ply >= 0; ply--) {
    const parent = nodeAt(ply);
    node = { ...parent, children: join(parent.children, node, ply) };
  }
  return node;
}

/** A node keeps its place; a new one stands before the one that the shown line goes on with, else first. */
export function inPlace(shown: readonly string[]): Join {
  return (siblings, node, ply) => {
    const indexOf = (text: string | undefined) => siblings.findIndex(({ move }) => move === text);
    const at = indexOf(node.move);
    return at < 0 ? siblings.toSpliced(Math.max(0, indexOf(shown[ply])), 0, node) : siblings.with(at, node);
  };
}

/** A node keeps its place; a new one stands after the others: a try, which leaves the main line as it is. */
export const asVariation: Join = (siblings, node) => {
  const at = siblings.findIndex(({ move }) => move === node.move);
  return at < 0 ? [...siblings, node] : siblings.with(at, node);
};

/** The paths to all ends of the tree, the main line first. */
export function linesOf(tree: MatchNode): readonly (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  const open: { readonly node: MatchNode; readonly path: readonly string[] }[] = [{ node: tree, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, path } = next;
    if (node.children.length === 0 && path.length > 0) lines.push(path);
    for (const child of node.children.toReversed()) open.push({ node: child, path: [...path, child.move] });
  }
  return lines;
}
