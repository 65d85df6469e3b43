import fc from 'fast-check';
import { DRAW, LOSS, type MarginScore, ONGOING, type Outcome, WON } from '../../contract/game.js';
import { type NestedTree, NestedTreePosition } from '../../contract/nested-tree.js';

/** A game as a tree: its children, or the margin of a finished game for the side to move there. */
export type ResultTree = NestedTree<number>;

/** Trees of finished games, up to `depth` plies deep, with draws among the results. */
export function resultTree(depth: number): fc.Arbitrary<readonly ResultTree[]> {
  const leaf = fc.integer({ min: -2, max: 2 }).map((units) => 100 * units);
  const child: fc.Arbitrary<ResultTree> =
    depth === 1
      ? leaf
      : fc.oneof({ arbitrary: leaf, weight: 1 }, { arbitrary: resultTree(depth - 1), weight: 4 });
  return fc.array(child, { minLength: 1, maxLength: 4 });
}

/** A game given by its tree. The path to a position is its key. */
export class ResultGame extends NestedTreePosition<number> {
  override hashLo = 1;
  override hashHi = 1;
  readonly marginScore?: MarginScore;

  /** @param byMargin whether the margins count, or only the winner. */
  constructor(
    tree: ResultTree,
    readonly byMargin: boolean,
  ) {
    super(tree);
    if (byMargin) this.marginScore = { finalScore: () => this.node as number };
  }

  outcome(): Outcome {
    if (typeof this.node !== 'number') return ONGOING;
    if (this.node === 0) return DRAW;
    return this.node > 0 ? WON : LOSS;
  }

  clone(): this {
    const copy = new ResultGame(this.node, this.byMargin);
    [copy.turn, copy.hashLo, copy.hashHi] = [this.turn, this.hashLo, this.hashHi];
    return copy as this;
  }
}
