import {
  DRAW,
  type Evaluation,
  LOSS,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  WON,
  zobristKeys,
} from '@tahoun/core';

const HOLES = 6;
const SEEDS = 4;
const MOST = 2 * HOLES * SEEDS;
const STORES = 2 * HOLES;
const KEYS = zobristKeys((STORES + 2) * (MOST + 1) + 1, 0x50);
const TURN = (STORES + 2) * (MOST + 1);

/**
 * A plain sowing game, for measuring: a move takes the seeds of one's hole and drops them one by one
 * into the holes that follow; a last hole of two or three goes to the mover's store. Who has no seeds
 * ends the game; the fuller store wins.
 */
export class SowingPosition implements Position {
  turn: Side = 0;
  hashLo = 0;
  hashHi = 0;
  /** Holes of side 0, of side 1, and the two stores. */
  #board = new Int8Array(STORES + 2).fill(SEEDS, 0, STORES);
  readonly #past: Int8Array[] = [];

  constructor() {
    this.#rehash();
  }

  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    const first = this.turn * HOLES;
    for (let hole = first; hole < first + HOLES; hole++) {
      if (this.#board[hole] !== 0) out[end++] = hole;
    }
    return end;
  }

  makeMove(move: Move): void {
    this.#past.push(this.#board);
    const board = this.#board.slice();
    const seeds = board[move] as number;
    board[move] = 0;
    const last = (move + seeds) % STORES;
    for (let i = 1; i <= seeds; i++) {
      const hole = (move + i) % STORES;
      board[hole] = (board[hole] as number) + 1;
    }
    const caught = board[last] as number;
    if (caught === 2 || caught === 3) {
      board[last] = 0;
      board[STORES + this.turn] = (board[STORES + this.turn] as number) + caught;
    }
    this.#board = board;
    this.turn = (1 - this.turn) as Side;
    this.#rehash();
  }

  undoMove(): void {
    this.#board = this.#past.pop() as Int8Array<ArrayBuffer>;
    this.turn = (1 - this.turn) as Side;
    this.#rehash();
  }

  outcome(): Outcome {
    const first = this.turn * HOLES;
    for (let hole = first; hole < first + HOLES; hole++) if (this.#board[hole] !== 0) return ONGOING;
    const lead = this.lead();
    if (lead === 0) return DRAW;
    return lead > 0 ? WON : LOSS;
  }

  clone(): this {
    const copy = new SowingPosition();
    copy.#board = this.#board.slice();
    copy.turn = this.turn;
    copy.#rehash();
    return copy as this;
  }

  /** Seeds in the store of the side to move, less those of the other. */
  lead(): number {
    return (this.#board[STORES + this.turn] as number) - (this.#board[STORES + 1 - this.turn] as number);
  }

  #rehash(): void {
    this.hashLo = this.turn === 1 ? (KEYS[2 * TURN] as number) : 0;
    this.hashHi = this.turn === 1 ? (KEYS[2 * TURN + 1] as number) : 0;
    for (let hole = 0; hole < STORES + 2; hole++) {
      const key = hole * (MOST + 1) + (this.#board[hole] as number);
      this.hashLo ^= KEYS[2 * key] as number;
      this.hashHi ^= KEYS[2 * key + 1] as number;
    }
  }
}

export const sownSeeds: Evaluation<SowingPosition> = {
  id: 'sown-seeds',
  evaluate: (position) => 100 * position.lead(),
  terms: () => ({}),
};
