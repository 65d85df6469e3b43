import { DRAW, LOSS, ONGOING, WON, zobristKeys } from '@tahoun/core';

/** @import { Position } from '@tahoun/core' */

/** The board is inside 10 x 10 cells, so that every line ends on a border. */
const WIDTH = 10;
const BORDER = 3;
const DIRECTIONS = [-11, -10, -9, -1, 1, 9, 10, 11];
/** The indices of the 64 squares, a1, b1, ... h8; a1 is at the top left. */
export const SQUARES = Array.from({ length: 64 }, (_, i) => (1 + (i >> 3)) * WIDTH + 1 + (i & 7));
/** No square has this index: the move of a side that has no other. */
export const PASS = 0;

/** Keys of a disc of either colour on each cell, then that of the side to move. */
const KEYS = zobristKeys(2 * WIDTH * WIDTH + 1, 0x07e110);
const TURN_KEY = 2 * WIDTH * WIDTH;

/** @implements {Position} */
export class OthelloPosition {
  /** @type {import('@tahoun/core').Side} */
  turn;
  hashLo = 0;
  hashHi = 0;
  /** Content of each cell: 0 nothing, 1 a dark disc, 2 a light one, 3 the border. */
  cells = new Uint8Array(WIDTH * WIDTH).fill(BORDER);
  /** Data to undo moves: the cells turned over, their number, and the move. */
  #done = new Int32Array(64 * 22);
  #top = 0;

  /** @param {ArrayLike<number>} discs 64 of 0, 1 and 2 @param {import('@tahoun/core').Side} turn */
  constructor(discs, turn) {
    this.turn = 0;
    SQUARES.forEach((cell, i) => {
      this.cells[cell] = 0;
      if (discs[i] !== 0) this.#put(cell, discs[i] ?? 0);
    });
    if (turn === 1) this.#switchTurn();
  }

  /** @param {Int32Array} out @param {number} at */
  generateMoves(out, at) {
    let end = at;
    for (const cell of SQUARES) if (this.#turnsOver(cell, this.turn)) out[end++] = cell;
    if (end === at && this.canMove(1 - this.turn)) out[end++] = PASS;
    return end;
  }

  /** @param {number} move */
  makeMove(move) {
    const own = this.turn + 1;
    const first = this.#top;
    if (move !== PASS) {
      for (const step of DIRECTIONS) {
        for (let cell = move + step, count = this.#lineLength(move, step, this.turn); count > 0; count--) {
          this.#put(cell, own);
          this.#done[this.#top++] = cell;
          cell += step;
        }
      }
      this.#put(move, own);
    }
    this.#done[this.#top] = this.#top - first;
    this.#done[this.#top + 1] = move;
    this.#top += 2;
    this.#switchTurn();
  }

  undoMove() {
    this.#switchTurn();
    const move = this.#done[--this.#top] ?? PASS;
    const other = 2 - this.turn;
    for (let count = this.#done[--this.#top] ?? 0; count > 0; count--)
      this.#put(this.#done[--this.#top] ?? 0, other);
    if (move !== PASS) this.#put(move, 0);
  }

  outcome() {
    if (this.canMove(this.turn) || this.canMove(1 - this.turn)) return ONGOING;
    const lead = this.discs(this.turn) - this.discs(1 - this.turn);
    return lead > 0 ? WON : lead < 0 ? LOSS : DRAW;
  }

  clone() {
    return /** @type {this} */ (new OthelloPosition(this.contents(), this.turn));
  }

  /** The 64 squares as the constructor takes them. */
  contents() {
    return SQUARES.map((cell) => this.cells[cell] ?? 0);
  }

  /** @param {number} side */
  discs(side) {
    let count = 0;
    for (const cell of SQUARES) if (this.cells[cell] === side + 1) count++;
    return count;
  }

  /** Number of squares that a side could choose. @param {number} side */
  mobility(side) {
    return SQUARES.filter((cell) => this.#turnsOver(cell, side)).length;
  }

  /** @param {number} side */
  canMove(side) {
    for (const cell of SQUARES) if (this.#turnsOver(cell, side)) return true;
    return false;
  }

  /** Whether a disc of a side there would turn others over. @param {number} cell @param {number} side */
  #turnsOver(cell, side) {
    if (this.cells[cell] !== 0) return false;
    for (const step of DIRECTIONS) if (this.#lineLength(cell, step, side) > 0) return true;
    return false;
  }

  /**
   * Number of discs that a new one would turn over in one direction.
   * @param {number} from
   * @param {number} step
   * @param {number} side
   */
  #lineLength(from, step, side) {
    let cell = from + step;
    let count = 0;
    while (this.cells[cell] === 2 - side) {
      cell += step;
      count++;
    }
    return this.cells[cell] === side + 1 ? count : 0;
  }

  /** @param {number} cell @param {number} disc 0, 1 or 2 */
  #put(cell, disc) {
    const before = this.cells[cell] ?? 0;
    if (before !== 0) this.#toggle(2 * cell + before - 1);
    if (disc !== 0) this.#toggle(2 * cell + disc - 1);
    this.cells[cell] = disc;
  }

  #switchTurn() {
    this.turn = this.turn === 0 ? 1 : 0;
    this.#toggle(TURN_KEY);
  }

  /** @param {number} key */
  #toggle(key) {
    this.hashLo ^= KEYS[2 * key] ?? 0;
    this.hashHi ^= KEYS[2 * key + 1] ?? 0;
  }
}
