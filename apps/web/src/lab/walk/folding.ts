import { nodesBelow } from './figure.js';
import type { Walk } from './model.js';

/** Nodes that are drawn at once, at most. */
export const MOST_DRAWN = 500;
/** In the beginning: so many with whole levels, and so many with the line of best play alone. */
const FIRST_DRAWN = 70;
const FIRST_LINE_DRAWN = 120;

/** The inner nodes to unfold at first: those on the line of best play, and whole levels while there is room. */
export function firstUnfolded(walk: Walk): ReadonlySet<number> {
  const unfolded = new Set<number>();
  let drawn = 1;
  const unfold = (indices: readonly number[], limit: number): boolean => {
    const fresh = indices.filter((index) => !unfolded.has(index));
    const count = fresh.reduce((sum, index) => sum + (walk.nodes[index]?.children.length ?? 0), 0);
    if (drawn + count > limit) return false;
    for (const index of fresh) unfolded.add(index);
    drawn += count;
    return true;
  };
  unfold([0], MOST_DRAWN);
  for (const index of walk.line) unfold([index], FIRST_LINE_DRAWN);
  const height = Math.max(...walk.nodes.map(({ ply }) => ply));
  const level = (ply: number) => walk.nodes.filter((node) => node.ply === ply).map(({ index }) => index);
  for (let ply = 0; ply < height && unfold(level(ply), FIRST_DRAWN); ply++);
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
export function toggled(
  walk: Walk,
  unfolded: ReadonlySet<number>,
  index: number,
): ReadonlySet<number> | null {
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
