import { LOSS, type Move, ONGOING, type Outcome, type Position, type Side, zobristKeys } from '@tahoun/core';
import { FIRST_BREAK, PIECES, breakOf, isBreakable } from './pieces.js';

const KEYS = zobristKeys(PIECES.length + 1, 0xc0c0a);
const TURN_KEY = PIECES.length;

/**
 * A heap of chocolate. A move is a number that `breakOf` knows: equal pieces break alike, so which of them
 * is taken does not matter. The hash is a sum over the breakable pieces; crumbs change nothing.
 */
export class ChocolatePosition implements Position {
  /** Number of pieces of each kind in the heap. */
  readonly counts: Int16Array;
  turn: Side;
  hashLo = 0;
  hashHi = 0;
  /** One bit a kind: set where a breakable piece of it is present. */
  readonly #present = new Int32Array((PIECES.length >> 5) + 1);
  #breakable = 0;
  readonly #made: Move[] = [];

  /** @param counts pieces of each kind. */
  constructor(counts: ArrayLike<number>, turn: Side) {
    this.counts = new Int16Array(PIECES.length);
    this.turn = turn;
    for (let kind = 0; kind < PIECES.length; kind++) {
      for (let n = counts[kind]!; n > 0; n--) this.#add(kind);
    }
    if (turn === 1) this.#toggleTurn();
  }

  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (let word = 0; word < this.#present.length; word++) {
      let bits = this.#present[word]!;
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        const kind = 32 * word + bit;
        const last = FIRST_BREAK[kind + 1]!;
        for (let move = FIRST_BREAK[kind]!; move < last; move++) out[end++] = move;
      }
    }
    return end;
  }

  makeMove(move: Move): void {
    const { kind, parts } = breakOf(move);
    this.#remove(kind);
    this.#add(parts[0]);
    this.#add(parts[1]);
    this.turn = (1 - this.turn) as Side;
    this.#toggleTurn();
    this.#made.push(move);
  }

  undoMove(): void {
    const { kind, parts } = breakOf(this.#made.pop()!);
    this.#remove(parts[0]);
    this.#remove(parts[1]);
    this.#add(kind);
    this.turn = (1 - this.turn) as Side;
    this.#toggleTurn();
  }

  outcome(): Outcome {
    return this.#breakable === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    return new ChocolatePosition(this.counts, this.turn) as this;
  }

  #add(kind: number): void {
    const count = this.counts[kind]! + 1;
    this.counts[kind] = count;
    if (!isBreakable(kind)) return;
    this.#breakable++;
    if (count === 1) this.#flip(kind);
    this.hashLo = (this.hashLo + KEYS[2 * kind]!) | 0;
    this.hashHi = (this.hashHi + KEYS[2 * kind + 1]!) | 0;
  }

  #remove(kind: number): void {
    const count = this.counts[kind]! - 1;
    this.counts[kind] = count;
    if (!isBreakable(kind)) return;
    this.#breakable--;
    if (count === 0) this.#flip(kind);
    this.hashLo = (this.hashLo - KEYS[2 * kind]!) | 0;
    this.hashHi = (this.hashHi - KEYS[2 * kind + 1]!) | 0;
  }

  #flip(kind: number): void {
    this.#present[kind >> 5] = this.#present[kind >> 5]! ^ (1 << (kind & 31));
  }

  /** Adding the key with turn 1 and taking it away with turn 0 keeps the hash a plain sum. */
  #toggleTurn(): void {
    const sign = this.turn === 1 ? 1 : -1;
    this.hashLo = (this.hashLo + sign * KEYS[2 * TURN_KEY]!) | 0;
    this.hashHi = (this.hashHi + sign * KEYS[2 * TURN_KEY + 1]!) | 0;
  }
}
