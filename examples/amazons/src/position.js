import { LOSS, ONGOING, zobristKeys } from '@tahoun/core';

/** @import { Outcome, Position, Side } from '@tahoun/core' */

export const SIZES = /** @type {const} */ ([10, 6]);
const ARROW = 3;
/** Keys of an amazon of either side or an arrow on each cell of the largest board, then that of the turn. */
const KEYS = zobristKeys(3 * 100 + 1, 0xa3a2);

/** By size, for each cell the next one in each of eight directions, -1 beyond the edge. */
const NEXT = new Map(
  SIZES.map((size) => [
    size,
    Int8Array.from({ length: 8 * size * size }, (_, i) => {
      const around = (i & 7) < 4 ? i & 7 : (i & 7) + 1;
      const row = Math.floor((i >> 3) / size) + Math.floor(around / 3) - 1;
      const column = ((i >> 3) % size) + (around % 3) - 1;
      return Math.min(row, column) < 0 || Math.max(row, column) >= size ? -1 : row * size + column;
    }),
  ]),
);

/** @implements {Position} */
export class AmazonsPosition {
  hashLo = 0;
  hashHi = 0;
  /** @type {Side} */
  turn = 0;
  #count = 0;

  /** @param {ArrayLike<number>} cells rows from the top: 0 empty, 1 White, 2 Black, 3 an arrow @param {Side} turn */
  constructor(cells, turn) {
    const size = cells.length === 100 ? 10 : 6;
    this.size = size;
    this.words = new Int32Array((cells.length + 3) >> 2);
    this.cells = new Uint8Array(this.words.buffer, 0, cells.length);
    this.next = NEXT.get(size) ?? new Int8Array(0);
    this.done = new Int32Array(cells.length);
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== 0) this.#put(cell, cells[cell]);
    if (turn === 1) this.#switchTurn();
  }

  /** A move is `from | to << 7 | arrow << 14`. @param {Int32Array} out @param {number} at */
  generateMoves(out, at) {
    const { cells, next, turn } = this;
    let end = at;
    for (let from = 0; from < cells.length; from++) {
      if (cells[from] !== turn + 1) continue;
      // The arrow may fly over the square that is left, or stay there.
      cells[from] = 0;
      for (let way = 0; way < 8; way++) {
        for (let to = next[8 * from + way]; to >= 0 && cells[to] === 0; to = next[8 * to + way]) {
          for (let shot = 0; shot < 8; shot++) {
            let arrow = next[8 * to + shot];
            for (; arrow >= 0 && cells[arrow] === 0; arrow = next[8 * arrow + shot]) {
              out[end++] = from | (to << 7) | (arrow << 14);
            }
          }
        }
      }
      cells[from] = turn + 1;
    }
    return end;
  }

  /** @param {number} move */
  makeMove(move) {
    this.done[this.#count++] = move;
    this.#take(move & 127);
    this.#put((move >> 7) & 127, this.turn + 1);
    this.#put(move >> 14, ARROW);
    this.#switchTurn();
  }

  undoMove() {
    this.#switchTurn();
    const move = this.done[--this.#count];
    this.#take(move >> 14);
    this.#take((move >> 7) & 127);
    this.#put(move & 127, this.turn + 1);
  }

  /** @returns {Outcome} */
  outcome() {
    const { cells, next, turn } = this;
    for (let from = 0; from < cells.length; from++) {
      if (cells[from] !== turn + 1) continue;
      // An amazon that can move can shoot back to its old cell.
      for (let i = 8 * from; i < 8 * from + 8; i++) if (next[i] >= 0 && cells[next[i]] === 0) return ONGOING;
    }
    return LOSS;
  }

  clone() {
    return /** @type {this} */ (new AmazonsPosition(this.cells, this.turn));
  }

  /** @param {number} cell @param {number} content */
  #put(cell, content) {
    this.cells[cell] = content;
    this.#toggle(3 * cell + content - 1);
  }

  /** @param {number} cell */
  #take(cell) {
    this.#toggle(3 * cell + this.cells[cell] - 1);
    this.cells[cell] = 0;
  }

  #switchTurn() {
    this.turn = this.turn === 0 ? 1 : 0;
    this.#toggle(3 * 100);
  }

  /** @param {number} key */
  #toggle(key) {
    this.hashLo ^= KEYS[2 * key];
    this.hashHi ^= KEYS[2 * key + 1];
  }
}
