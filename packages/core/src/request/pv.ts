import type { Move } from '../contract/game.js';

/**
 * The triangular table of principal variations: the best line found by the node at each ply. Row p
 * has room for the plies from p on; nothing is allocated while searching.
 */
export class PvTable {
  readonly #moves: Int32Array;
  readonly #lengths: Int32Array;
  readonly #size: number;

  /** @param plies the deepest ply that may have a line. */
  constructor(plies: number) {
    this.#size = plies + 2;
    this.#moves = new Int32Array(this.#size * this.#size);
    this.#lengths = new Int32Array(this.#size);
  }

  clear(ply: number): void {
    this.#lengths[ply] = 0;
  }

  /** The line at `ply` becomes `move` followed by the line one ply deeper. */
  extend(ply: number, move: Move): void {
    const moves = this.#moves;
    const to = ply * this.#size;
    const from = to + this.#size;
    const tail = this.#lengths[ply + 1]!;
    moves[to] = move;
    for (let i = 0; i < tail; i++) moves[to + i + 1] = moves[from + i]!;
    this.#lengths[ply] = tail + 1;
  }

  /** The line at `ply` becomes the single `move`. */
  set(ply: number, move: Move): void {
    this.#moves[ply * this.#size] = move;
    this.#lengths[ply] = 1;
  }

  read(ply: number): Move[] {
    const from = ply * this.#size;
    return Array.from(this.#moves.subarray(from, from + this.#lengths[ply]!));
  }
}
