import {
  DRAW,
  LOSS,
  type Move,
  type MoveHints,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
  WON,
  gridSymmetries,
  zobristKeys,
} from '@tahoun/core';

const CELL_COUNT = 9;
/** All cells. */
export const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
const FULL = (1 << CELL_COUNT) - 1;

/*
 * A set of cells is nine bits; cell 0 is the top left one, which is also the textbook order of moves:
 *
 *   3   0 1 2
 *   2   3 4 5
 *   1   6 7 8
 *       a b c
 */

/** The eight lines as sets of cells. */
export const TIC_TAC_TOE_LINES = [
  0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100, 0b100010001, 0b001010100,
] as const;

/** Number of lines through each cell. */
const LINES_THROUGH = [3, 2, 3, 2, 4, 2, 3, 2, 3];
/** The image of each cell under the rotations and reflections of the square. */
const SYMMETRIES = gridSymmetries(3, 3);

/** One key a cell and side, and one for O's turn. */
const KEYS = zobristKeys(2 * CELL_COUNT + 1, 0x03b3);
const TURN_KEY = 2 * CELL_COUNT;

/** A tic-tac-toe board in play. A move is the index of the cell. */
export class TicTacToePosition implements Position {
  hashLo = 0;
  hashHi = 0;
  turn: Side;
  /** The cells of each side. */
  readonly sets: Int32Array;
  readonly #undo = new Uint8Array(CELL_COUNT);
  #made = 0;

  /** @param x the cells of side 0, as a set. @param o those of side 1. */
  constructor(x: number, o: number, turn: Side) {
    this.turn = turn;
    this.sets = Int32Array.of(x, o);
    for (let key = 0; key < TURN_KEY; key++)
      if (((x | (o << CELL_COUNT)) & (1 << key)) !== 0) this.#toggle(key);
    if (turn === 1) this.#toggle(TURN_KEY);
  }

  #toggle(key: number): void {
    this.hashLo ^= KEYS[2 * key]!;
    this.hashHi ^= KEYS[2 * key + 1]!;
  }

  /** The cells that are not free. */
  taken(): number {
    return this.sets[0]! | this.sets[1]!;
  }

  /** The owner of a cell; null when it is free. */
  ownerOf(cell: number): Side | null {
    if ((this.sets[0]! & (1 << cell)) !== 0) return 0;
    return (this.sets[1]! & (1 << cell)) === 0 ? null : 1;
  }

  hasLine(side: Side): boolean {
    const set = this.sets[side]!;
    return TIC_TAC_TOE_LINES.some((line) => (set & line) === line);
  }

  generateMoves(out: Int32Array, at: number): number {
    if (this.outcome() !== ONGOING) return at;
    const taken = this.taken();
    let end = at;
    for (let cell = 0; cell < CELL_COUNT; cell++) if ((taken & (1 << cell)) === 0) out[end++] = cell;
    return end;
  }

  makeMove(move: Move): void {
    this.#undo[this.#made++] = move;
    this.#flip(move);
    this.turn = (1 - this.turn) as Side;
  }

  undoMove(): void {
    this.turn = (1 - this.turn) as Side;
    this.#flip(this.#undo[--this.#made]!);
  }

  /** Adds or removes a sign of the side to move, whose turn ends or begins with it. */
  #flip(cell: number): void {
    this.sets[this.turn]! ^= 1 << cell;
    this.#toggle(this.turn * CELL_COUNT + cell);
    this.#toggle(TURN_KEY);
  }

  /** The side to move can have a line too: in a position that was set up, or given the turn. */
  outcome(): Outcome {
    const { turn } = this;
    if (this.hasLine((1 - turn) as Side)) return LOSS;
    if (this.hasLine(turn)) return WON;
    return this.taken() === FULL ? DRAW : ONGOING;
  }

  moveHint(move: Move): number {
    return LINES_THROUGH[move]!;
  }

  /** The least key of the position's images. */
  symmetricKey(out: Int32Array): void {
    out[0] = this.hashLo;
    out[1] = this.hashHi;
    const [x, o] = this.sets as unknown as readonly [number, number];
    for (const image of SYMMETRIES) {
      const moved = (set: number) => image.reduce((sum, to, cell) => sum | (((set >> cell) & 1) << to), 0);
      const { hashLo, hashHi } = new TicTacToePosition(moved(x), moved(o), this.turn);
      if (hashLo > out[0]! || (hashLo === out[0] && hashHi >= out[1]!)) continue;
      out[0] = hashLo;
      out[1] = hashHi;
    }
  }

  get symmetry(): Symmetry {
    return this;
  }

  get moveHints(): MoveHints {
    return this;
  }

  clone(): this {
    return new TicTacToePosition(this.sets[0]!, this.sets[1]!, this.turn) as this;
  }
}

/** The cells that a test holds for, as a set. */
export function setOf(contains: (cell: number) => boolean): number {
  return CELLS.reduce((set, cell) => (contains(cell) ? set | (1 << cell) : set), 0);
}
