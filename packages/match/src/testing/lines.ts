import type { Match, MatchNode } from '../index.js';

/** The lines of a match, the main one first: their moves, and the kind of their ending where they have one. */
export function linesOf({ tree }: Match): readonly string[] {
  return linesAfter(tree, []);
}

function linesAfter({ children, ending }: MatchNode, path: readonly string[]): readonly string[] {
  const own = [...path, ...(ending === undefined ? [] : [ending.kind])].join(' ');
  const longer = children.flatMap((child) => linesAfter(child, [...path, child.move]));
  return longer.length === 0 || ending !== undefined ? [own, ...longer] : longer;
}
