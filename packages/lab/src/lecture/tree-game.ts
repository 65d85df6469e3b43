import {
  DRAW,
  LOSS,
  type MarginScore,
  type NestedTree,
  NestedTreePosition,
  ONGOING,
  type Outcome,
  Random,
  WON,
  childrenOf,
  opposite,
} from '@tahoun/core';

/** A game tree as in textbooks: a list of children, or a leaf with its value for MAX, who begins. */
export type LeafTree = NestedTree<number>;

/**
 * A tree on a blackboard as a game that the searches can play: a leaf is its end, and its value the margin.
 */
export class LeafTreePosition extends NestedTreePosition<number> {
  outcome(): Outcome {
    if (typeof this.node !== 'number') return ONGOING;
    const margin = this.finalScore();
    if (margin === 0) return DRAW;
    return margin > 0 ? WON : LOSS;
  }

  get marginScore(): MarginScore {
    return this;
  }

  finalScore(): number {
    const value = typeof this.node === 'number' ? this.node : 0;
    return this.turn === 0 ? value : opposite(value);
  }

  clone(): this {
    const copy = new LeafTreePosition(this.node);
    [copy.turn, copy.hashLo, copy.hashHi] = [this.turn, this.hashLo, this.hashHi];
    return copy as this;
  }
}

/** Plies from the root to the deepest leaf. */
export function heightOf(tree: LeafTree): number {
  return typeof tree === 'number' ? 0 : 1 + Math.max(...tree.map(heightOf));
}

/** Nodes, the root and the leaves included. */
export function sizeOf(tree: LeafTree): number {
  return childrenOf(tree).reduce((sum: number, child) => sum + sizeOf(child), 1);
}

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

/** Minimax value of the tree for MAX. @param isMax whether MAX is to move at the root of `tree` */
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
