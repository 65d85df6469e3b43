import {
  DRAW,
  type ImmediateWins,
  LOSS,
  type Move,
  type MoveHints,
  NO_MOVE,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
  WON,
} from '@tahoun/core';
import { completionsHi, completionsLo } from './threats.js';

export const WIDTH = 7;
export const HEIGHT = 6;

/*
 * A set of cells is 49 bits in two int32: columns a to d in the low one, e to g in the high one.
 * Seven bits a column, of which the topmost is always empty, so that no line runs on in the next
 * column (the layout of J. Tromp's Fhourstones):
 *
 *   .   6 13 20 27    6 13 20
 *   6   5 12 19 26    5 12 19
 *   5   4 11 18 25    4 11 18
 *   4   3 10 17 24    3 10 17
 *   3   2  9 16 23    2  9 16
 *   2   1  8 15 22    1  8 15
 *   1   0  7 14 21    0  7 14
 *       a  b  c  d    e  f  g
 *          low         high
 *
 * One step to the right is 7 bits, up to the right 8, down to the right 6, and up 1.
 */
const COLUMN_BITS = 7;
const LOW_COLUMNS = 4;
/** Bits of the low half: cells that leave the high half to the left of e come in here. */
const LOW_BITS = COLUMN_BITS * LOW_COLUMNS;
const COLUMN = 0b0111111;
const TOP = 0b0100000;
/** All 42 cells. */
export const BOARD_LO = COLUMN | (COLUMN << 7) | (COLUMN << 14) | (COLUMN << 21);
export const BOARD_HI = COLUMN | (COLUMN << 7) | (COLUMN << 14);

/** The lowest cell of every column. */
const FEET_LO = 1 | (1 << 7) | (1 << 14) | (1 << 21);
const FEET_HI = 1 | (1 << 7) | (1 << 14);

/** Nearer to the middle is better: more lines run there. */
const CENTRE = Uint8Array.of(0, 1, 2, 3, 2, 1, 0);
/* Hints of a move by what it does: make four, stop the other's, let the other make one, per own threat. */
const HINT_FOUR = 120;
const HINT_STOP = 100;
const HINT_GIFT = -100;
const HINT_THREAT = 8;

/** A Connect Four board in play. A move is the index of the column, a first. */
export class ConnectFourPosition implements Position {
  turn: Side;
  /** Discs of the side to move. */
  ownLo: number;
  ownHi: number;
  /** Discs of both sides. */
  allLo: number;
  allHi: number;
  /** Found once a move, because searches ask twice: for the result and before generating moves. */
  #outcome: Outcome = ONGOING;
  /** `allLo` and `allHi` before each move made; all else follows from them. */
  readonly #undo = new Int32Array(2 * WIDTH * HEIGHT);
  #made = 0;
  /** The last result of `completions`, and its position (as `all` and `own`). */
  readonly #completions = new Int32Array(8).fill(-1);

  /** `xLo` and `xHi` are the discs of side 0, `oLo` and `oHi` those of side 1; none may float. */
  constructor(xLo: number, xHi: number, oLo: number, oHi: number, turn: Side) {
    this.turn = turn;
    this.ownLo = turn === 0 ? xLo : oLo;
    this.ownHi = turn === 0 ? xHi : oHi;
    this.allLo = xLo | oLo;
    this.allHi = xHi | oHi;
    // In a position that was set up, or given the turn, the side to move may have won.
    this.#outcome = hasFour(this.ownLo, this.ownHi)
      ? WON
      : outcomeOfLast(this.ownLo, this.ownHi, this.allLo, this.allHi);
  }

  generateMoves(out: Int32Array, at: number): number {
    if (this.#outcome !== ONGOING) return at;
    const { allLo, allHi } = this;
    let end = at;
    for (let move = 0, top = TOP; move < LOW_COLUMNS; move++, top <<= COLUMN_BITS) {
      if ((allLo & top) === 0) out[end++] = move;
    }
    for (let move = LOW_COLUMNS, top = TOP; move < WIDTH; move++, top <<= COLUMN_BITS) {
      if ((allHi & top) === 0) out[end++] = move;
    }
    return end;
  }

  makeMove(move: Move): void {
    let lo = this.allLo;
    let hi = this.allHi;
    const undo = this.#undo;
    const made = this.#made;
    undo[made] = lo;
    undo[made + 1] = hi;
    this.#made = made + 2;

    // The turn passes: all discs that are not the mover's are the other side's.
    const ownLo = this.ownLo ^ lo;
    const ownHi = this.ownHi ^ hi;
    // 1 added at the foot of a column carries to its first free cell.
    if (move < LOW_COLUMNS) lo |= lo + (1 << (COLUMN_BITS * move));
    else hi |= hi + (1 << (COLUMN_BITS * (move - LOW_COLUMNS)));
    this.turn = (1 - this.turn) as Side;
    this.ownLo = ownLo;
    this.ownHi = ownHi;
    this.allLo = lo;
    this.allHi = hi;
    this.#outcome = outcomeOfLast(ownLo, ownHi, lo, hi);
  }

  undoMove(): void {
    const undo = this.#undo;
    const made = this.#made - 2;
    const lo = undo[made]!;
    const hi = undo[made + 1]!;
    this.#made = made;
    this.turn = (1 - this.turn) as Side;
    this.ownLo ^= lo;
    this.ownHi ^= hi;
    this.allLo = lo;
    this.allHi = hi;
    this.#outcome = ONGOING;
  }

  outcome(): Outcome {
    return this.#outcome;
  }

  /*
   * A position is so short that it is its own key, and steps that can be undone mix the bits: two
   * positions never share a key, and searches that need none do not pay for it.
   */
  get hashLo(): number {
    return this.#keyLo(this.ownLo + this.allLo, this.hashHi);
  }

  get hashHi(): number {
    return this.#keyHi(this.ownLo + this.allLo, this.ownHi + this.allHi);
  }

  #keyHi(lo: number, hi: number): number {
    return hi ^ (this.turn << LOW_BITS) ^ mix(lo);
  }

  #keyLo(lo: number, keyHi: number): number {
    return lo ^ mix(keyHi);
  }

  /** The board seen in a mirror plays the same; of the two keys the lesser one. */
  symmetricKey(out: Int32Array): void {
    const lo = this.ownLo + this.allLo;
    const hi = this.ownHi + this.allHi;
    const mirroredLo = column(hi, 14) | (column(hi, 7) << 7) | (column(hi, 0) << 14) | (column(lo, 21) << 21);
    const mirroredHi = column(lo, 14) | (column(lo, 7) << 7) | (column(lo, 0) << 14);
    const isLess = mirroredLo < lo || (mirroredLo === lo && mirroredHi < hi);
    const keyHi = isLess ? this.#keyHi(mirroredLo, mirroredHi) : this.hashHi;
    out[0] = this.#keyLo(isLess ? mirroredLo : lo, keyHi);
    out[1] = keyHi;
  }

  winningMove(): Move {
    const known = this.completions();
    // The lowest free cell of each column, or one above the board, where no four is completed.
    const wins = known[0]! & (this.allLo + FEET_LO);
    if (wins !== 0) return columnOf(wins);
    const winsHigh = known[1]! & (this.allHi + FEET_HI);
    return winsHigh === 0 ? NO_MOVE : LOW_COLUMNS + columnOf(winsHigh);
  }

  generateNonLosing(out: Int32Array, at: number): number {
    const { allLo, allHi } = this;
    const known = this.completions();
    const theirsLo = known[2]!;
    const theirsHi = known[3]!;
    // Not below a cell where the other side wins; where it threatens to win at once, only there.
    let safeLo = (allLo + FEET_LO) & BOARD_LO & ~(theirsLo >>> 1);
    let safeHi = (allHi + FEET_HI) & BOARD_HI & ~(theirsHi >>> 1);
    const threatLo = theirsLo & (allLo + FEET_LO);
    const threatHi = theirsHi & (allHi + FEET_HI);
    if ((threatLo | threatHi) !== 0) {
      if (bitCount(threatLo, threatHi) > 1) return at;
      safeLo &= threatLo;
      safeHi &= threatHi;
    }
    let end = at;
    for (let move = 0; safeLo !== 0; move++, safeLo >>>= COLUMN_BITS) {
      if ((safeLo & COLUMN) !== 0) out[end++] = move;
    }
    for (let move = LOW_COLUMNS; safeHi !== 0; move++, safeHi >>>= COLUMN_BITS) {
      if ((safeHi & COLUMN) !== 0) out[end++] = move;
    }
    return end;
  }

  moveHint(move: Move): number {
    const { ownLo, ownHi, allLo, allHi } = this;
    const known = this.completions();
    const isLow = move < LOW_COLUMNS;
    const foot = 1 << (COLUMN_BITS * (isLow ? move : move - LOW_COLUMNS));
    const cell = isLow ? (allLo + foot) & ~allLo : (allHi + foot) & ~allHi;
    const half = isLow ? 0 : 1;
    if ((known[half]! & cell) !== 0) return HINT_FOUR;
    const theirs = known[2 + half]!;
    if ((theirs & cell) !== 0) return HINT_STOP;
    if ((theirs & (cell << 1)) !== 0) return HINT_GIFT;
    const lo = isLow ? ownLo | cell : ownLo;
    const hi = isLow ? ownHi : ownHi | cell;
    const threats = bitCount(
      completionsLo(lo, hi) & BOARD_LO & ~allLo,
      completionsHi(lo, hi) & BOARD_HI & ~allHi,
    );
    return HINT_THREAT * threats + CENTRE[move]!;
  }

  /**
   * The free cells that complete fours: own in the low and the high half, then the other side's. Asked often, found
   * once; the same array each time.
   */
  completions(): Int32Array {
    const { ownLo, ownHi, allLo, allHi } = this;
    const known = this.#completions;
    if (known[4] === allLo && known[5] === allHi && known[6] === ownLo && known[7] === ownHi) return known;
    const freeLo = BOARD_LO & ~allLo;
    const freeHi = BOARD_HI & ~allHi;
    known[0] = completionsLo(ownLo, ownHi) & freeLo;
    known[1] = completionsHi(ownLo, ownHi) & freeHi;
    known[2] = completionsLo(ownLo ^ allLo, ownHi ^ allHi) & freeLo;
    known[3] = completionsHi(ownLo ^ allLo, ownHi ^ allHi) & freeHi;
    known[4] = allLo;
    known[5] = allHi;
    known[6] = ownLo;
    known[7] = ownHi;
    return known;
  }

  /** The low and the high half of a side's discs. */
  discsOf(side: Side): readonly [number, number] {
    if (side === this.turn) return [this.ownLo, this.ownHi];
    return [this.ownLo ^ this.allLo, this.ownHi ^ this.allHi];
  }

  /** The owner of a cell's disc; null when the cell is free. @param row from 0 at the bottom. */
  ownerOf(column: number, row: number): Side | null {
    const isLow = column < LOW_COLUMNS;
    const bit = 1 << (COLUMN_BITS * (isLow ? column : column - LOW_COLUMNS) + row);
    if (((isLow ? this.allLo : this.allHi) & bit) === 0) return null;
    const isOwn = ((isLow ? this.ownLo : this.ownHi) & bit) !== 0;
    return (isOwn ? this.turn : 1 - this.turn) as Side;
  }

  /** Number of discs in the column. */
  heightOf(column: number): number {
    let height = 0;
    while (height < HEIGHT && this.ownerOf(column, height) !== null) height++;
    return height;
  }

  get symmetry(): Symmetry {
    return this;
  }

  get moveHints(): MoveHints {
    return this;
  }

  get immediateWins(): ImmediateWins {
    return this;
  }

  clone(): this {
    const [xLo, xHi] = this.discsOf(0);
    const [oLo, oHi] = this.discsOf(1);
    return new ConnectFourPosition(xLo, xHi, oLo, oHi, this.turn) as this;
  }
}

/** The outcome where only the side that has just moved can have won. */
function outcomeOfLast(ownLo: number, ownHi: number, allLo: number, allHi: number): Outcome {
  if (hasFour(ownLo ^ allLo, ownHi ^ allHi)) return LOSS;
  return allLo === BOARD_LO && allHi === BOARD_HI ? DRAW : ONGOING;
}

/**
 * True when the set holds four in a row. A step to the right in both halves keeps the cells whose
 * right neighbour is in the set too; two steps of the pairs that are left make four. A line across
 * columns begins in a to d, so it shows in the low half.
 */
export function hasFour(lo: number, hi: number): boolean {
  const acrossLo = lo & ((lo >>> 7) | (hi << (LOW_BITS - 7)));
  const acrossHi = hi & (hi >>> 7);
  if ((acrossLo & ((acrossLo >>> 14) | (acrossHi << (LOW_BITS - 14)))) !== 0) return true;
  const risingLo = lo & ((lo >>> 8) | (hi << (LOW_BITS - 8)));
  const risingHi = hi & (hi >>> 8);
  if ((risingLo & ((risingLo >>> 16) | (risingHi << (LOW_BITS - 16)))) !== 0) return true;
  const fallingLo = lo & ((lo >>> 6) | (hi << (LOW_BITS - 6)));
  const fallingHi = hi & (hi >>> 6);
  if ((fallingLo & ((fallingLo >>> 12) | (fallingHi << (LOW_BITS - 12)))) !== 0) return true;
  const upLo = lo & (lo >>> 1);
  const upHi = hi & (hi >>> 1);
  return ((upLo & (upLo >>> 2)) | (upHi & (upHi >>> 2))) !== 0;
}

/** The seven bits of the column that begins at bit `at`. */
function column(half: number, at: number): number {
  return (half >>> at) & 0b1111111;
}

/** The column, counted in its half, of the lowest cell of a set that is not empty. */
function columnOf(set: number): number {
  return Math.trunc((31 - Math.clz32(set & (0 - set))) / COLUMN_BITS);
}

/** Number of cells in a set. */
function bitCount(lo: number, hi: number): number {
  let low = lo - ((lo >>> 1) & 0x55555555);
  let high = hi - ((hi >>> 1) & 0x55555555);
  low = (low & 0x33333333) + ((low >>> 2) & 0x33333333);
  high = (high & 0x33333333) + ((high >>> 2) & 0x33333333);
  const both = low + high;
  return Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

function mix(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b);
}
