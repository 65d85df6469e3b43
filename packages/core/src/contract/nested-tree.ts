import { type Move, type Outcome, type Position, type Side, otherSide } from './game.js';

/** A tree of lists in lists, with something at the leaves. */
export type NestedTree<Leaf> = readonly NestedTree<Leaf>[] | Leaf;

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
    this.turn = otherSide(this.turn);
  }

  undoMove(): void {
    this.#path.pop();
    this.hashHi = this.#keys.pop()!;
    this.hashLo = this.#keys.pop()!;
    this.turn = otherSide(this.turn);
  }

  abstract outcome(): Outcome;
  abstract clone(): this;
}

/** None at a leaf. */
export function childrenOf<Leaf extends number | string>(
  tree: NestedTree<Leaf>,
): readonly NestedTree<Leaf>[] {
  return typeof tree === 'object' ? tree : [];
}
