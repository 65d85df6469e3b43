import type { Match } from './match.js';
import { type Join, type MatchNode, changeAt, inPlace, isBeginning, nodesAlong, toItsEnd } from './tree.js';

/** The shown line goes on as it was played from its end before; the cursor stays. */
export function rejoin(match: Match): Match {
  return { ...match, moves: toItsEnd(match.tree, match.moves) };
}

/** Goes to a place in the tree; nothing happens where a path leads to none. */
export function goToPath(match: Match, path: readonly string[]): Match {
  const { tree } = match;
  if (nodesAlong(tree, path).length <= path.length) return match;
  const moves = isBeginning(path, match.moves) ? match.moves : toItsEnd(tree, path);
  return { ...match, moves, cursor: path.length, drawOffer: null };
}

/** Makes the way to the cursor the main line; its variations keep their order. */
export function promote(match: Match): Match {
  const path = match.moves.slice(0, match.cursor);
  const tree = changeAt(match.tree, path, (node) => node, asFirst);
  return { ...match, tree, drawOffer: null };
}

const asFirst: Join = (siblings, node) => [node, ...siblings.filter(({ move }) => move !== node.move)];

/** Deletes a move and all that follows it; a shown line that it is in ends before it. */
export function removeFrom(match: Match, path: readonly string[]): Match {
  const before = path.slice(0, -1);
  const without = (node: MatchNode) => {
    return { ...node, children: node.children.filter(({ move }) => move !== path.at(-1)) };
  };
  const tree = changeAt(match.tree, before, without, inPlace(match.moves));
  const moves = isBeginning(path, match.moves) ? before : match.moves;
  return { ...match, tree, moves, cursor: Math.min(match.cursor, moves.length), drawOffer: null };
}

/**
 * The ply, from 0, where the innermost variation that the cursor is in leaves the line before it. Undefined on the
 * main line.
 */
export function forkBefore({ tree, moves, cursor }: Match): number | undefined {
  const path = moves.slice(0, cursor);
  const nodes = nodesAlong(tree, path);
  const ply = path.findLastIndex((move, at) => nodes[at]?.children[0]?.move !== move);
  return ply < 0 ? undefined : ply;
}

/** There is more than the shown line. */
export function hasVariations({ tree, moves }: Match): boolean {
  return nodesAlong(tree, moves).some(({ children }, ply) => children.length > (ply < moves.length ? 1 : 0));
}
