import { Random } from '../random.js';
import { type LeafTree, childrenOf } from './tree-game.js';

export interface RandomTreeOptions {
  /** The same seed gives the same tree. */
  readonly seed: number;
  /** Plies to the leaves, at least 1. */
  readonly depth: number;
  /** Children of each node, at least 1. */
  readonly width: number;
}

/** Leaf values of random trees: 0 to 9, small enough to compare in the head. */
const LEAF_VALUES = 10;

/** A tree of one depth and width everywhere. */
export function randomLeafTree({ seed, depth, width }: RandomTreeOptions): LeafTree {
  const random = new Random(seed);
  const grow = (left: number): LeafTree =>
    left === 0 ? random.below(LEAF_VALUES) : Array.from({ length: width }, () => grow(left - 1));
  return grow(depth);
}

/** What MAX gets when both play best. @param isMax whether MAX is to move at the root of `tree` */
export function leafTreeValue(tree: LeafTree, isMax = true): number {
  if (typeof tree === 'number') return tree;
  const values = tree.map((child) => leafTreeValue(child, !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}

/**
 * The same tree with the moves of every node sorted, the best for its player first or last: the order in which
 * alpha-beta cuts most, and the one in which it cuts least.
 */
export function sortLeafTree(tree: LeafTree, first: 'best' | 'worst', isMax = true): LeafTree {
  if (typeof tree === 'number') return tree;
  const sign = isMax === (first === 'best') ? -1 : 1;
  return childrenOf(tree)
    .map((child) => sortLeafTree(child, first, !isMax))
    .sort((a, b) => sign * (leafTreeValue(a, !isMax) - leafTreeValue(b, !isMax)));
}
