import fc from 'fast-check';
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
} from '../../game.js';

/** A game as a tree: its children, or the margin of a finished game for the side to move there. */
export type ResultTree = readonly ResultTree[] | number;

/** Trees of finished games, up to `depth` plies deep, with draws among the results. */
export function resultTree(depth: number): fc.Arbitrary<readonly ResultTree[]> {
  const leaf = fc.integer({ min: -2, max: 2 }).map((units) => 100 * units);
  const child: fc.Arbitrary<ResultTree> =
    depth === 1
      ? leaf
      : fc.oneof({ arbitrary: leaf, weight: 1 }, { arbitrary: resultTree(depth - 1), weight: 4 });
  return fc.array(child, { minLength: 1, maxLength: 4 });
}

/** A game given by its tree; moves are child indices. Positions are told apart by the path to them. */
export class ResultGame implements Position {
  turn: Side = 0;
  hashLo = 1;
  hashHi = 1;
  readonly #path: ResultTree[];
  readonly #keys: number[] = [];
  readonly marginScore?: MarginScore;

  /** @param byMargin whether the margins count, or only who has won. */
  constructor(
    tree: ResultTree,
    readonly byMargin: boolean,
  ) {
    this.#path = [tree];
    if (byMargin) this.marginScore = { finalScore: () => this.#node as number };
  }

  get #node(): ResultTree {
    return this.#path.at(-1)!;
  }

  generateMoves(out: Int32Array, at: number): number {
    const count = (this.#node as readonly ResultTree[]).length;
    for (let i = 0; i < count; i++) out[at + i] = i;
    return at + count;
  }

  makeMove(move: Move): void {
    this.#keys.push(this.hashLo, this.hashHi);
    this.#path.push((this.#node as readonly ResultTree[])[move] as ResultTree);
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

  outcome(): Outcome {
    const node = this.#node;
    if (typeof node !== 'number') return ONGOING;
    if (node === 0) return DRAW;
    return node > 0 ? WON : LOSS;
  }

  clone(): this {
    const copy = new ResultGame(this.#node, this.byMargin);
    copy.turn = this.turn;
    copy.hashLo = this.hashLo;
    copy.hashHi = this.hashHi;
    return copy as this;
  }
}
