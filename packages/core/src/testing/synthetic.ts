import { type Evaluation, LOSS, ONGOING, type Outcome } from '../game.js';
import { type NestedTree, NestedTreePosition } from '../lecture/tree-game.js';

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

/** Leaf numbers as they stand; inner nodes, met where the depth ends early, are worth 0. */
export const leafValue: Evaluation<TreePosition> = {
  id: 'leaf',
  evaluate: ({ node }) => (typeof node === 'number' ? node : 0),
  terms: () => ({}),
};
