import { LOSS, type Move, ONGOING, type Outcome, type Position, type Side } from '../../game.js';

/** Take 1 to 3 from a heap; who cannot loses, which is so with best play where 4 divides the heap. */
export class Subtraction implements Position {
  turn: Side = 0;
  readonly #made: Move[] = [];

  constructor(public heap: number) {}

  get hashLo(): number {
    return this.heap;
  }

  get hashHi(): number {
    return this.turn;
  }

  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (let taken = 1; taken <= Math.min(3, this.heap); taken++) out[end++] = taken;
    return end;
  }

  makeMove(move: Move): void {
    this.heap -= move;
    this.turn = (1 - this.turn) as Side;
    this.#made.push(move);
  }

  undoMove(): void {
    this.heap += this.#made.pop()!;
    this.turn = (1 - this.turn) as Side;
  }

  outcome(): Outcome {
    return this.heap === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    const copy = new Subtraction(this.heap);
    copy.turn = this.turn;
    return copy as this;
  }
}
