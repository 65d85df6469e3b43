import {
  DRAW,
  LOSS,
  type MarginScore,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  WON,
} from '../game.js';
import { Random } from '../random.js';
import { opposite } from '../score.js';

/** A tree of lists in lists, with something at the leaves. */
export type NestedTree<Leaf> = readonly NestedTree<Leaf>[] | Leaf;

/** A game tree as in textbooks: a list of children, or a leaf with its value for MAX, who begins. */
export type LeafTree = NestedTree<number>;

/** A game that is only its tree: a move is the index of a child. Subclasses define the meaning of leaves. */
export abstract class NestedTreePosition<Leaf extends number | string> implements Position {
  turn: Side = 0;
  hashLo = 0;
  hashHi = 0;
  /** From the root to the current node. */
  readonly #path: NestedTree<Leaf>[];
  readonly #keys: number[] = [];

  constructor(root: NestedTree<Leaf>) {
    this.#path = [root];
  }

  get node(): NestedTree<Leaf> {
    return this.#path.at(-1)!;
  }

  generateMoves(out: Int32Array, at: number): number {
    const count = childrenOf(this.node).length;
    for (let i = 0; i < count; i++) out[at + i] = i;
    return at + count;
  }

  makeMove(move: Move): void {
    this.#keys.push(this.hashLo, this.hashHi);
    this.#path.push(childrenOf(this.node)[move] as NestedTree<Leaf>);
    this.hashLo = Math.imul(this.hashLo + move + 1, 0x9e3779b1) | 0;
    this.hashHi = Math.imul(this.hashHi ^ (move + 7), 0x85ebca6b) | 0;
    this.turn = (1 - this.turn) as Side;
  }

  undoMove(): void {
    this.#path.pop();
    this.hashHi = this.#keys.pop()!;
    this.hashLo = this.#keys.pop()!;
    this.turn = (1 - this.turn) as Side;
  }

  abstract outcome(): Outcome;
  abstract clone(): this;
}

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

/** None at a leaf. */
export function childrenOf<Leaf extends number | string>(
  tree: NestedTree<Leaf>,
): readonly NestedTree<Leaf>[] {
  return typeof tree === 'object' ? tree : [];
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
