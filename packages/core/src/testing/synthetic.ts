import fc from 'fast-check';
import { type Evaluation, LOSS, ONGOING, type Outcome } from '../contract/game.js';
import { type NestedTree, NestedTreePosition } from '../contract/nested-tree.js';
import { MANY, WIN } from '../contract/score.js';

/** A node of a hand-made game tree: its children, or the value of a leaf for the side to move there. */
export type Tree = NestedTree<number | 'lost'>;

/**
 * A game given by its tree, for tests: numbers are evaluations (the walk may go no further), `lost` leaves
 * are finished games that the side to move has lost.
 */
export class TreePosition extends NestedTreePosition<number | 'lost'> {
  outcome(): Outcome {
    return this.node === 'lost' ? LOSS : ONGOING;
  }

  clone(): this {
    return new TreePosition(this.node) as this;
  }
}

/** The numbers of the leaves; inner nodes, where the depth ends early, have the value 0. */
export const leafValue: Evaluation<TreePosition> = {
  id: 'leaf',
  evaluate: ({ node }) => (typeof node === 'number' ? node : 0),
  terms: () => ({}),
};

/** Random trees of one depth everywhere, with lost positions among the inner nodes. */
export function uniformTree(depth: number, maxWidth = 4): fc.Arbitrary<Tree> {
  const value = fc.integer({ min: -5, max: 5 }).map((units) => 100 * units);
  if (depth === 0)
    return fc.oneof({ arbitrary: value, weight: 6 }, { arbitrary: fc.constant<Tree>('lost'), weight: 1 });
  const inner: fc.Arbitrary<Tree> = fc.array(uniformTree(depth - 1, maxWidth), {
    minLength: 1,
    maxLength: maxWidth,
  });
  return fc.oneof({ arbitrary: inner, weight: 8 }, { arbitrary: fc.constant<Tree>('lost'), weight: 1 });
}

/** The definition of the minimax value, written without any of the code under test. */
export function referenceValue(tree: Tree): number {
  if (tree === 'lost') return -WIN;
  if (typeof tree === 'number') return tree;
  const best = Math.max(...(tree as readonly Tree[]).map((child) => 0 - referenceValue(child)));
  if (best > MANY) return best - 1;
  return best < -MANY ? best + 1 : best;
}
