import {
  type Evaluation,
  LOSS,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
} from '../game.js';

/** A node of a hand-made game tree: its children, or the value of a leaf for the side to move there. */
export type Tree = readonly Tree[] | number | 'lost';

/**
 * A game given by its tree, for tests: moves are child indices, numbers are evaluations (the walk may
 * go no further), `lost` leaves are finished games that the side to move has lost.
 */
export class TreePosition implements Position {
  turn: Side = 0;
  hashLo = 0;
  hashHi = 0;
  readonly #path: Tree[];
  readonly #keys: number[] = [];

  constructor(root: Tree) {
    this.#path = [root];
  }

  get node(): Tree {
    return this.#path.at(-1) as Tree;
  }

  generateMoves(out: Int32Array, at: number): number {
    const { node } = this;
    const count = Array.isArray(node) ? node.length : 0;
    for (let i = 0; i < count; i++) out[at + i] = i;
    return at + count;
  }

  makeMove(move: Move): void {
    this.#keys.push(this.hashLo, this.hashHi);
    this.#path.push((this.node as readonly Tree[])[move] as Tree);
    this.hashLo = Math.imul(this.hashLo + move + 1, 0x9e3779b1) | 0;
    this.hashHi = Math.imul(this.hashHi ^ (move + 7), 0x85ebca6b) | 0;
    this.turn = (1 - this.turn) as Side;
  }

  undoMove(): void {
    this.#path.pop();
    this.hashHi = this.#keys.pop() as number;
    this.hashLo = this.#keys.pop() as number;
    this.turn = (1 - this.turn) as Side;
  }

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
