import type { Walk } from './model.js';
import { nodesBelow } from './figure.js';

/** Nodes that are drawn at once, at most, and about so many in the beginning. */
export const MOST_DRAWN = 500;
const FIRST_DRAWN = 90;

/** The inner nodes to unfold at first: level by level while there is room, and the line of best play. */
export function firstUnfolded(walk: Walk): ReadonlySet<number> {
  const unfolded = new Set<number>();
  let drawn = 1;
  const unfold = (index: number, limit: number): void => {
    const count = walk.nodes[index]?.children.length ?? 0;
    if (unfolded.has(index) || count === 0 || drawn + count > limit) return;
    unfolded.add(index);
    drawn += count;
  };
  for (const index of walk.line) unfold(index, MOST_DRAWN);
  const levels = [...walk.nodes].sort((a, b) => a.ply - b.ply || a.index - b.index);
  for (const { index, parent } of levels) if (parent < 0 || unfolded.has(parent)) unfold(index, FIRST_DRAWN);
  return unfolded;
}

/** All inner nodes, or as many of the upper ones as can be drawn. */
export function allUnfolded(walk: Walk): ReadonlySet<number> {
  const unfolded = new Set<number>();
  let drawn = 1;
  for (const { index, children } of [...walk.nodes].sort((a, b) => a.ply - b.ply)) {
    if (drawn + children.length > MOST_DRAWN) break;
    drawn += children.length;
    unfolded.add(index);
  }
  return unfolded;
}

/** Folds a node away or unfolds it; null where that would draw too many. */
export function toggled(walk: Walk, unfolded: ReadonlySet<number>, index: number): ReadonlySet<number> | null {
  const next = new Set(unfolded);
  if (next.delete(index)) return next;
  next.add(index);
  return drawnNodes(walk, next) > MOST_DRAWN ? null : next;
}

function drawnNodes(walk: Walk, unfolded: ReadonlySet<number>): number {
  let drawn = 0;
  for (let index = 0; index < walk.nodes.length; index++) {
    drawn++;
    if (!unfolded.has(index)) index += nodesBelow(walk, index);
  }
  return drawn;
}
