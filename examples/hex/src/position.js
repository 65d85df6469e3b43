import { LOSS, ONGOING, WON, zobristKeys } from '@tahoun/core';

/** @import { Outcome, Position, Side } from '@tahoun/core' */

/** Keys of a stone of either side on each cell of the largest board, then that of the turn. */
const KEYS = zobristKeys(2 * 121 + 1, 0x4e8);
const TURN_KEY = 2 * 121;

/** @implements {Position} */
export class HexPosition {
  hashLo = 0;
  hashHi = 0;
  /** @type {Side} */
  turn = 0;
  /** @type {Side | null} */
  winner = null;
  #count = 0;

  /** @param {ArrayLike<number>} cells rows from the top: 0 empty, 1 Red, from top to bottom, 2 Blue @param {Side} turn */
  constructor(cells, turn) {
    const size = Math.sqrt(cells.length);
    this.size = size;
    this.words = new Int32Array((cells.length + 3) >> 2);
    this.cells = new Uint8Array(this.words.buffer, 0, cells.length);
    /** Steps from a cell to the six around it: each row is half a cell to the right of the one above. */
    this.steps = Int32Array.of(-size, 1 - size, -1, 1, size - 1, size);
    this.done = new Int32Array(cells.length + 1);
    this.queue = new Int32Array(cells.length);
    this.seen = new Uint8Array(cells.length);
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== 0) this.#put(cell, cells[cell]);
    if (turn === 1) this.#switchTurn();
  }

  /** The move by which Blue takes the first stone over, mirrored: no cell has this number. */
  get swap() {
    return this.cells.length;
  }

  /** @param {Int32Array} out @param {number} at */
  generateMoves(out, at) {
    const { cells } = this;
    if (this.winner !== null) return at;
    let end = at;
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) out[end++] = cell;
    if (end - at === cells.length - 1 && this.turn === 1 && cells.includes(1)) out[end++] = this.swap;
    return end;
  }

  /** @param {number} move */
  makeMove(move) {
    this.done[this.#count++] = move;
    if (move === this.swap) this.#takeOver(1, 2);
    else this.#put(move, this.turn + 1);
    this.#switchTurn();
  }

  undoMove() {
    this.#switchTurn();
    const move = this.done[--this.#count];
    if (move === this.swap) this.#takeOver(2, 1);
    else this.#remove(move);
  }

  /** @returns {Outcome} */
  outcome() {
    return this.winner === null ? ONGOING : this.winner === this.turn ? WON : LOSS;
  }

  clone() {
    return /** @type {this} */ (new HexPosition(this.cells, this.turn));
  }

  /**
   * The only stone changes its side, and swaps its row and column.
   * @param {number} stone
   * @param {number} other
   */
  #takeOver(stone, other) {
    const cell = this.cells.indexOf(stone);
    this.#remove(cell);
    this.#put((cell % this.size) * this.size + Math.floor(cell / this.size), other);
  }

  /** @param {number} cell @param {number} stone */
  #put(cell, stone) {
    this.cells[cell] = stone;
    this.#toggle(2 * cell + stone - 1);
    if (this.#joinsEdges(cell, stone)) this.winner = stone === 1 ? 0 : 1;
  }

  /** Nobody had won before the stone was put there. @param {number} cell */
  #remove(cell) {
    this.winner = null;
    this.#toggle(2 * cell + this.cells[cell] - 1);
    this.cells[cell] = 0;
  }

  /** Whether the stones connected with this one reach both edges of their side. @param {number} from @param {number} stone */
  #joinsEdges(from, stone) {
    const { size, cells, queue, seen } = this;
    let edges = 0;
    let length = 1;
    seen.fill(0);
    queue[0] = from;
    for (let at = 0; at < length && edges !== 3; at++) {
      const cell = queue[at];
      const column = cell % size;
      const along = stone === 1 ? (cell - column) / size : column;
      if (along === 0) edges |= 1;
      if (along === size - 1) edges |= 2;
      for (const step of this.steps) {
        const next = cell + step;
        if (cells[next] !== stone || seen[next] !== 0 || Math.abs((next % size) - column) > 1) continue;
        seen[next] = 1;
        queue[length++] = next;
      }
    }
    return edges === 3;
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
