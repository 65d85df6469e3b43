import { DRAW, LOSS, NO_MOVE, ONGOING, WON, zobristKeys } from '@tahoun/core';

/** @import { Outcome, Position, Side } from '@tahoun/core' */

export const SIZE = 15;
const CELLS = SIZE * SIZE;
const KEYS = zobristKeys(2 * CELLS + 1, 0x60b0);

/** All rows of five cells: along a row, a column or a diagonal. */
const FIVES = Array.from({ length: 4 * CELLS }, (_, i) => {
  const [cell, right, down] = [i >> 2, [1, 0, 1, -1][i & 3], Math.min(1, i & 3)];
  const [row, column] = [Math.floor(cell / SIZE) + 4 * down, (cell % SIZE) + 4 * right];
  const isInside = row < SIZE && column >= 0 && column < SIZE;
  return isInside ? [0, 1, 2, 3, 4].map((step) => cell + step * (SIZE * down + right)) : [];
}).filter((five) => five.length > 0);
/** The numbers of the fives through each cell. */
const THROUGH = Array.from({ length: CELLS }, (_, cell) =>
  Int32Array.from(FIVES.flatMap((five, i) => (five.includes(cell) ? [i] : []))),
);
/** Value of a cell by the stones in a five through it, which count only if all are of one side. */
const HINTS = Int32Array.from({ length: 64 }, (_, stones) => {
  const [own, other] = [stones & 7, stones >> 3];
  return own > 0 && other > 0 ? 0 : [1, 4, 16, 64, 256, 0, 0, 0][own + other];
});

/** @implements {Position} */
export class GomokuPosition {
  hashLo = 0;
  hashHi = 0;
  /** @type {Side} */
  turn = 0;
  words = new Int32Array((CELLS + 3) >> 2);
  /** Rows from the top: 0 empty, 1 Black, 2 White. */
  cells = new Uint8Array(this.words.buffer, 0, CELLS);
  /** By five: the stones in it, Black's + 8 x White's; and by that number, the number of fives. */
  #stones = new Uint8Array(FIVES.length);
  #tally = new Int32Array(64);
  #done = new Int32Array(CELLS);
  #count = 0;
  #free = CELLS;

  /** @param {ArrayLike<number>} cells @param {Side} turn */
  constructor(cells, turn) {
    for (let cell = 0; cell < CELLS; cell++) if (cells[cell] !== 0) this.#put(cell, cells[cell], 1);
    if (turn === 1) this.#switchTurn();
  }

  get immediateWins() {
    return this;
  }

  get moveHints() {
    return this;
  }

  /** @param {Int32Array} out @param {number} at */
  generateMoves(out, at) {
    return this.outcome() === ONGOING ? this.#generate(out, at, 0) : at;
  }

  /** A cell that completes five. */
  winningMove() {
    const wanted = 4 << (3 * this.turn);
    if (this.#tally[wanted] === 0) return NO_MOVE;
    return FIVES[this.#stones.indexOf(wanted)].find((cell) => this.cells[cell] === 0) ?? NO_MOVE;
  }

  /** The cells that are in all fours of the other side. @param {Int32Array} out @param {number} at */
  generateNonLosing(out, at) {
    return this.#generate(out, at, this.#tally[4 << (3 - 3 * this.turn)]);
  }

  /**
   * @param {Int32Array} out
   * @param {number} at
   * @param {number} fours of the other side that have to be blocked
   */
  #generate(out, at, fours) {
    let end = at;
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.cells[cell] !== 0) continue;
      let blocked = 0;
      if (fours > 0)
        for (const five of THROUGH[cell]) if (this.#stones[five] === 4 << (3 - 3 * this.turn)) blocked++;
      if (blocked === fours) out[end++] = cell;
    }
    return end;
  }

  /** @param {number} move */
  moveHint(move) {
    let hint = 0;
    for (const five of THROUGH[move]) hint += HINTS[this.#stones[five]];
    return hint;
  }

  /** @param {number} move */
  makeMove(move) {
    this.#done[this.#count++] = move;
    this.#put(move, this.turn + 1, 1);
    this.#switchTurn();
  }

  undoMove() {
    this.#switchTurn();
    this.#put(this.#done[--this.#count], this.turn + 1, -1);
  }

  /** @returns {Outcome} */
  outcome() {
    if (this.#tally[5 << (3 - 3 * this.turn)] > 0) return LOSS;
    if (this.#tally[5 << (3 * this.turn)] > 0) return WON;
    return this.#free === 0 ? DRAW : ONGOING;
  }

  clone() {
    return /** @type {this} */ (new GomokuPosition(this.cells, this.turn));
  }

  /** Adds or removes a stone. @param {number} cell @param {number} stone @param {1 | -1} by */
  #put(cell, stone, by) {
    this.cells[cell] = by > 0 ? stone : 0;
    this.#free -= by;
    for (const five of THROUGH[cell]) {
      this.#tally[this.#stones[five]]--;
      this.#stones[five] += stone === 1 ? by : 8 * by;
      this.#tally[this.#stones[five]]++;
    }
    this.#toggle(2 * cell + stone - 1);
  }

  #switchTurn() {
    this.turn = this.turn === 0 ? 1 : 0;
    this.#toggle(2 * CELLS);
  }

  /** @param {number} key */
  #toggle(key) {
    this.hashLo ^= KEYS[2 * key];
    this.hashHi ^= KEYS[2 * key + 1];
  }
}
