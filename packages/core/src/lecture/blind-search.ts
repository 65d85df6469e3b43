import type { FlatNode } from './flat-tree.js';

/** Whether the nodes that wait stand in a queue or on a stack. */
export type BlindOrder = 'breadth-first' | 'depth-first';

/** One node taken from those that wait. */
export interface BlindStep {
  readonly node: number;
  /** Its children, which now wait as well. */
  readonly added: readonly number[];
  /** All nodes that wait after the step, the next one first. */
  readonly waiting: readonly number[];
  /** The goal where it is among the children, which ends the search. */
  readonly found: number | null;
}

/**
 * Uninformed search as textbooks tell it (Čáp 2010, 2.3): a node is taken from those that wait and expanded; a
 * goal among its children ends the search, else they wait too, behind the others or before them.
 */
export function blindSearch(
  tree: readonly FlatNode<unknown>[],
  order: BlindOrder,
  isGoal: (index: number) => boolean,
): BlindStep[] {
  const steps: BlindStep[] = [];
  let waiting: readonly number[] = [0];
  while (waiting.length > 0) {
    const [node, ...rest] = waiting as [number, ...number[]];
    const added = (tree[node] as FlatNode<unknown>).children;
    const found = added.find(isGoal) ?? null;
    if (found === null) waiting = order === 'breadth-first' ? [...rest, ...added] : [...added, ...rest];
    steps.push({ node, added: found === null ? added : [], waiting: found === null ? waiting : rest, found });
    if (found !== null) return steps;
  }
  return steps;
}
