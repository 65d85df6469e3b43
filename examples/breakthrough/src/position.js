import { LOSS, ONGOING, WON, zobristKeys } from '@tahoun/core';

/** @import { Outcome, Position, Side } from '@tahoun/core' */

/** Keys of a pawn of either side on each cell of the largest board, then that of the turn. */
const KEYS = zobristKeys(129, 0xb4ea);
const TURN_KEY = 128;
/** A move is `from | to << 6`; once made, also whether it captured. */
const [TO, CELL, CAPTURED] = [6, 63, 1 << 12];

/** @implements {Position} */
export class BreakthroughPosition {
  hashLo = 0;
  hashHi = 0;
  /** @type {Side} */
  turn = 0;
  /** By side: the number of pawns, and the number of those in the last row. */
  pawns = new Int32Array(2);
  #arrived = new Int32Array(2);
  /** Pawns make fewer moves than this, even where they fill the board. */
  #done = new Int32Array(512);
  #count = 0;

  /** @param {ArrayLike<number>} cells rows from the top: 0 empty, 1 White, which moves up, 2 Black @param {Side} turn */
  constructor(cells, turn) {
    this.size = Math.sqrt(cells.length);
    this.words = new Int32Array((cells.length + 3) >> 2);
    this.cells = new Uint8Array(this.words.buffer, 0, cells.length);
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== 0) this.#put(cell, cells[cell]);
    if (turn === 1) this.#switchTurn();
  }

  get noisyMoves() {
    return this;
  }

  /** @param {Int32Array} out @param {number} at */
  generateMoves(out, at, onlyCaptures = false) {
    if (this.outcome() !== ONGOING) return at;
    const { cells, size, turn } = this;
    let end = at;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== turn + 1) continue;
      const column = cell % size;
      const ahead = turn === 0 ? cell - size : cell + size;
      const last = column === size - 1 ? ahead : ahead + 1;
      for (let to = column === 0 ? ahead : ahead - 1; to <= last; to++) {
        const isFree = cells[to] === 0 && !onlyCaptures;
        if (isFree || (cells[to] === 2 - turn && to !== ahead)) out[end++] = cell | (to << TO);
      }
    }
    return end;
  }

  /** @param {Int32Array} out @param {number} at */
  generateNoisy(out, at) {
    return this.generateMoves(out, at, true);
  }

  /** @param {number} move */
  isNoisy(move) {
    return this.cells[move >> TO] !== 0;
  }

  /** @param {number} move */
  makeMove(move) {
    const to = move >> TO;
    const captured = this.cells[to];
    this.#done[this.#count++] = captured === 0 ? move : move | CAPTURED;
    if (captured !== 0) this.#put(to, captured, -1);
    this.#put(move & CELL, this.turn + 1, -1);
    this.#put(to, this.turn + 1);
    this.#switchTurn();
  }

  undoMove() {
    this.#switchTurn();
    const done = this.#done[--this.#count];
    const to = (done >> TO) & CELL;
    this.#put(to, this.turn + 1, -1);
    this.#put(done & CELL, this.turn + 1);
    if ((done & CAPTURED) !== 0) this.#put(to, 2 - this.turn);
  }

  /** @returns {Outcome} */
  outcome() {
    const own = this.turn;
    const other = 1 - own;
    if (this.#arrived[other] !== 0 || this.pawns[own] === 0) return LOSS;
    return this.#arrived[own] !== 0 || this.pawns[other] === 0 ? WON : ONGOING;
  }

  clone() {
    return /** @type {this} */ (new BreakthroughPosition(this.cells, this.turn));
  }

  /** Adds or removes a pawn. @param {number} cell @param {number} pawn @param {1 | -1} by */
  #put(cell, pawn, by = 1) {
    const side = pawn - 1;
    this.cells[cell] = by === 1 ? pawn : 0;
    this.pawns[side] += by;
    const isLast = side === 0 ? cell < this.size : cell >= this.cells.length - this.size;
    if (isLast) this.#arrived[side] += by;
    this.#toggle(2 * cell + side);
  }

  #switchTurn() {
    this.turn = this.turn === 0 ? 1 : 0;
    this.#toggle(TURN_KEY);
  }

  /** @param {number} key */
  #toggle(key) {
    this.hashLo ^= KEYS[2 * key];
    this.hashHi ^= KEYS[2 * key + 1];
  }
}
