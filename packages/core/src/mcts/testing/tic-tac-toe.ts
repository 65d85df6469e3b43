import { DRAW, LOSS, type Move, ONGOING, type Outcome, type Position, type Side } from '../../game.js';
import { zobristKeys } from '../../random.js';

const KEYS = zobristKeys(19, 333);
const TURN_KEY = 18;
/** Rows, columns and diagonals as masks of the nine cells. */
const LINES = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

/** Tic-tac-toe: moves are cells 0 to 8. A draw under best play; the whole game has 549,946 nodes. */
export class TicTacToe implements Position {
  turn: Side = 0;
  hashLo = 0;
  hashHi = 0;
  readonly #stones: [number, number] = [0, 0];
  readonly #made: Move[] = [];

  /** @param moves played from the empty board. */
  constructor(moves: readonly Move[] = []) {
    for (const move of moves) this.makeMove(move);
  }

  generateMoves(out: Int32Array, at: number): number {
    const taken = this.#stones[0] | this.#stones[1];
    let end = at;
    for (let cell = 0; cell < 9; cell++) if ((taken & (1 << cell)) === 0) out[end++] = cell;
    return end;
  }

  makeMove(move: Move): void {
    this.#flip(move);
    this.#made.push(move);
    this.turn = (1 - this.turn) as Side;
  }

  undoMove(): void {
    this.turn = (1 - this.turn) as Side;
    this.#flip(this.#made.pop()!);
  }

  outcome(): Outcome {
    const theirs = this.#stones[1 - this.turn]!;
    if (LINES.some((line) => (theirs & line) === line)) return LOSS;
    return (this.#stones[0] | this.#stones[1]) === 0o777 ? DRAW : ONGOING;
  }

  clone(): this {
    return new TicTacToe(this.#made) as this;
  }

  #flip(cell: Move): void {
    this.#stones[this.turn] ^= 1 << cell;
    for (const key of [9 * this.turn + cell, TURN_KEY]) {
      this.hashLo ^= KEYS[2 * key]!;
      this.hashHi ^= KEYS[2 * key + 1]!;
    }
  }
}
