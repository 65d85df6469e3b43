import {
  DRAW,
  LOSS,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  WON,
  otherSide,
} from '../contract/game.js';
import { zobristKeys } from '../contract/random.js';

/** One 64-bit key a set of cells or a heap's size. */
const KEYS = zobristKeys(512, 0x5eed);

/** Three heaps of at most 15; a move takes any number from one. The last move wins, or misère loses. */
export class NimPosition implements Position {
  turn: Side = 0;
  readonly #made: Move[] = [];
  constructor(
    readonly heaps: number[],
    readonly misere = false,
  ) {}
  get hashLo(): number {
    return this.#key(0);
  }
  get hashHi(): number {
    return this.#key(1);
  }
  #key(half: number): number {
    return this.heaps.reduce((key, size, i) => key ^ KEYS[32 * i + 2 * size + half]!, this.turn);
  }
  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (const [i, size] of this.heaps.entries()) {
      for (let taken = 1; taken <= size; taken++) out[end++] = 16 * i + taken;
    }
    return end;
  }
  makeMove(move: Move): void {
    this.heaps[move >> 4] = this.heaps[move >> 4]! - (move & 15);
    this.turn = otherSide(this.turn);
    this.#made.push(move);
  }
  undoMove(): void {
    const move = this.#made.pop()!;
    this.heaps[move >> 4] = this.heaps[move >> 4]! + (move & 15);
    this.turn = otherSide(this.turn);
  }
  outcome(): Outcome {
    if (this.heaps.some((size) => size > 0)) return ONGOING;
    return this.misere ? WON : LOSS;
  }
  clone(): this {
    const copy = new NimPosition([...this.heaps], this.misere);
    copy.turn = this.turn;
    return copy as this;
  }
}

const ROWS = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/** Tic-tac-toe; a move is the index of a cell. A draw under best play; the whole game has 549,946 nodes. */
export class TicTacToe implements Position {
  turn: Side = 0;
  readonly marks: [number, number] = [0, 0];
  readonly #made: Move[] = [];
  /** @param moves played from the empty board. */
  constructor(moves: readonly Move[] = []) {
    for (const move of moves) this.makeMove(move);
  }
  get hashLo(): number {
    return KEYS[2 * this.marks[0]]!;
  }
  get hashHi(): number {
    return KEYS[2 * this.marks[1] + 1]! ^ Math.imul(this.marks[0], 0x9e3779b1);
  }
  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (let cell = 0; cell < 9; cell++) {
      if (((this.marks[0] | this.marks[1]) & (1 << cell)) === 0) out[end++] = cell;
    }
    return end;
  }
  makeMove(move: Move): void {
    this.marks[this.turn] ^= 1 << move;
    this.turn = otherSide(this.turn);
    this.#made.push(move);
  }
  undoMove(): void {
    this.turn = otherSide(this.turn);
    this.marks[this.turn] ^= 1 << this.#made.pop()!;
  }
  outcome(): Outcome {
    const last = this.marks[1 - this.turn]!;
    if (ROWS.some((row) => (last & row) === row)) return LOSS;
    return (this.marks[0] | this.marks[1]) === 0o777 ? DRAW : ONGOING;
  }
  clone(): this {
    return new TicTacToe(this.#made) as this;
  }
}

/**
 * A move takes 1 to 3 from a heap; the side that cannot move loses, with best play where 4 divides the heap.
 */
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
    this.turn = otherSide(this.turn);
    this.#made.push(move);
  }

  undoMove(): void {
    this.heap += this.#made.pop()!;
    this.turn = otherSide(this.turn);
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
