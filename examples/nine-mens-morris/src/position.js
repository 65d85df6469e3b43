import { DRAW, LOSS, ONGOING, WON } from '@tahoun/core';

/** @import { Outcome, Position, Side } from '@tahoun/core' */

/** The points on seven rows of seven, numbered from the top. Men are bits of their numbers. */
export const POINTS = [
  0, 3, 6, 8, 10, 12, 16, 17, 18, 21, 22, 23, 25, 26, 27, 30, 31, 32, 36, 38, 40, 42, 45, 48,
];
/** In this order and in that of the columns, three at a time are a line. */
const BY_ROW = POINTS.map((_, point) => point);
const BY_COLUMN = BY_ROW.toSorted((a, b) => (POINTS[a] % 7) - (POINTS[b] % 7) || a - b);
const LINES = [...BY_ROW, ...BY_COLUMN].flatMap((_, i, all) => (i % 3 === 0 ? [all.slice(i, i + 3)] : []));
const LINE_BITS = LINES.map(([a, b, c]) => (1 << a) | (1 << b) | (1 << c));
const STEPS = LINES.flatMap(([a, b, c]) => [
  [a, b],
  [b, a],
  [b, c],
  [c, b],
]);
const BESIDE = BY_ROW.map((at) => STEPS.reduce((bits, [a, b]) => bits | (a === at ? 1 << b : 0), 0));

/** A move is `from | to << 5 | removed << 10`; once made, also the count of quiet plies before, `<< 15`. */
export const HAND = 24;
export const NONE = 31;
/** Plies without a man from the hand or a removal after which the game is drawn. */
export const QUIET_LIMIT = 100;
const NOWHERE = new Int32Array(0);

/** @implements {Position} */
export class MorrisPosition {
  /** By side: the men on the points, the number in hand, and the number of all. */
  bits = new Int32Array(2);
  hand = new Int32Array(2);
  men = new Int32Array(2);
  #done = new Int32Array(1024);
  #count = 0;

  /** @param {ArrayLike<number>} cells 24 points, then men in hand: 0 empty, 1 White, 2 Black @param {Side} turn @param {number} quiet */
  constructor(cells, turn, quiet) {
    this.turn = turn;
    this.quiet = quiet;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      this.men[cells[cell] - 1]++;
      if (cell >= HAND) this.hand[cells[cell] - 1]++;
      else this.bits[cells[cell] - 1] |= 1 << cell;
    }
  }

  /** Both halves hold all of the position, mixed so that similar ones differ in every bit. */
  get hashLo() {
    return Math.imul(this.bits[0] | (this.hand[0] << 24), 0x9e3779b1) ^ (this.hashHi >>> 15);
  }
  get hashHi() {
    return Math.imul(this.bits[1] | (this.hand[1] << 24) | (this.turn << 29), 0x85ebca6b);
  }

  /** @param {Int32Array} out @param {number} at */
  generateMoves(out, at) {
    const { turn, bits, hand, men, quiet } = this;
    if (men[0] < 3 || men[1] < 3 || quiet >= QUIET_LIMIT) return at;
    const free = ~(bits[0] | bits[1] | (-1 << HAND));
    let end = at;
    if (hand[turn] > 0) return this.#addMoves(HAND, free, out, end);
    for (let own = bits[turn]; own !== 0; own &= own - 1) {
      const from = Math.clz32(own & -own) ^ 31;
      end = this.#addMoves(from, men[turn] === 3 ? free : free & BESIDE[from], out, end);
    }
    return end;
  }

  /** To each of some points, one move or one for each man that can be removed. @param {number} from @param {number} points @param {Int32Array} out @param {number} at */
  #addMoves(from, points, out, at) {
    const other = this.bits[1 - this.turn];
    // Men in lines are removed only where there are no others.
    const removable = other & ~inLines(other) || other;
    let end = at;
    for (let left = points; left !== 0; left &= left - 1) {
      const to = Math.clz32(left & -left) ^ 31;
      const makesLine = (inLines((this.bits[this.turn] & ~(1 << from)) | (1 << to)) & (1 << to)) !== 0;
      if (!makesLine || removable === 0) out[end++] = from | (to << 5) | (NONE << 10);
      for (let men = makesLine ? removable : 0; men !== 0; men &= men - 1) {
        out[end++] = from | (to << 5) | ((Math.clz32(men & -men) ^ 31) << 10);
      }
    }
    return end;
  }

  /** @param {number} move */
  makeMove(move) {
    if (this.#count === this.#done.length) this.#done = Int32Array.from([...this.#done, ...this.#done]);
    this.#done[this.#count++] = move | (this.quiet << 15);
    this.quiet = (move & 31) !== HAND && move >> 10 === NONE ? this.quiet + 1 : 0;
    this.#change(move, -1);
    this.turn = this.turn === 0 ? 1 : 0;
  }

  undoMove() {
    const done = this.#done[--this.#count];
    this.turn = this.turn === 0 ? 1 : 0;
    this.quiet = done >> 15;
    this.#change(done, 1);
  }

  /** Makes or undoes a move. @param {number} move @param {1 | -1} by change of the men in hand or removed */
  #change(move, by) {
    const removed = (move >> 10) & 31;
    if ((move & 31) === HAND) this.hand[this.turn] += by;
    else this.bits[this.turn] ^= 1 << (move & 31);
    this.bits[this.turn] ^= 1 << ((move >> 5) & 31);
    if (removed === NONE) return;
    this.bits[1 - this.turn] ^= 1 << removed;
    this.men[1 - this.turn] += by;
  }

  /** @returns {Outcome} */
  outcome() {
    if (this.men[this.turn] < 3) return LOSS;
    if (this.men[1 - this.turn] < 3) return WON;
    if (this.quiet >= QUIET_LIMIT) return DRAW;
    return this.generateMoves(NOWHERE, 0) > 0 ? ONGOING : LOSS;
  }

  clone() {
    return /** @type {this} */ (new MorrisPosition(this.cells(), this.turn, this.quiet));
  }

  /** As the constructor takes them. */
  cells() {
    const points = BY_ROW.map(
      (point) => ((this.bits[0] >> point) & 1) | (((this.bits[1] >> point) & 1) << 1),
    );
    return [...points, ...Array(this.hand[0]).fill(1), ...Array(this.hand[1]).fill(2)];
  }
}

/** Those of some men that are in lines of three. @param {number} men */
function inLines(men) {
  let found = 0;
  for (let i = 0; i < LINE_BITS.length; i++) if ((men & LINE_BITS[i]) === LINE_BITS[i]) found |= LINE_BITS[i];
  return found;
}
