import {
  type Evaluation,
  LOSS,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  zobristKeys,
} from '@tahoun/core';

const SIZE = 6;
const KEYS = zobristKeys(SIZE * SIZE + 1, 0xd0);
const TURN = SIZE * SIZE;

/**
 * Domineering on 6x6, for measuring: side 0 lays dominoes upright, side 1 lying; who cannot, loses. A
 * move is the upper or left cell of the domino.
 */
export class DominoPosition implements Position {
  turn: Side = 0;
  hashLo = 0;
  hashHi = 0;
  readonly #cells = new Uint8Array(SIZE * SIZE);
  readonly #moves: number[] = [];

  generateMoves(out: Int32Array, at: number): number {
    return this.#placesFor(this.turn, out, at);
  }

  makeMove(move: Move): void {
    this.#moves.push(move);
    this.#lay(move);
  }

  undoMove(): void {
    this.turn = (1 - this.turn) as Side;
    this.#lay(this.#moves.pop() as number);
    this.turn = (1 - this.turn) as Side;
  }

  outcome(): Outcome {
    return this.countFor(this.turn) === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    const copy = new DominoPosition();
    copy.#cells.set(this.#cells);
    copy.turn = this.turn;
    copy.hashLo = this.hashLo;
    copy.hashHi = this.hashHi;
    return copy as this;
  }

  /** How many dominoes' places a side has. */
  countFor(side: Side): number {
    return this.#placesFor(side, null, 0);
  }

  #placesFor(side: Side, out: Int32Array | null, at: number): number {
    let end = at;
    for (let cell = 0; cell < SIZE * SIZE; cell++) {
      const other = otherCell(cell, side);
      if (other < 0 || this.#cells[cell] !== 0 || this.#cells[other] !== 0) continue;
      if (out !== null) out[end] = cell;
      end++;
    }
    return end;
  }

  /** Lays a domino of the side to move, or takes it off again, and hands the turn over. */
  #lay(cell: number): void {
    for (const each of [cell, otherCell(cell, this.turn)]) {
      this.#cells[each] = 1 - (this.#cells[each] as number);
      this.#mixIn(each);
    }
    this.#mixIn(TURN);
    this.turn = (1 - this.turn) as Side;
  }

  #mixIn(key: number): void {
    this.hashLo ^= KEYS[2 * key] as number;
    this.hashHi ^= KEYS[2 * key + 1] as number;
  }
}

/** The second cell of a domino, or -1 where it would stick out of the board. */
function otherCell(cell: number, side: Side): number {
  if (side === 0) return cell + SIZE < SIZE * SIZE ? cell + SIZE : -1;
  return cell % SIZE < SIZE - 1 ? cell + 1 : -1;
}

export const dominoPlaces: Evaluation<DominoPosition> = {
  id: 'domino-places',
  evaluate: (position) =>
    100 * (position.countFor(position.turn) - position.countFor((1 - position.turn) as Side)),
  terms: () => ({}),
};
