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
  zobristKeys,
} from '@tahoun/core';

export const TIC_TAC_TOE_SIZE = 3;
const CELLS = TIC_TAC_TOE_SIZE * TIC_TAC_TOE_SIZE;
const FULL = (1 << CELLS) - 1;

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

/** 1 for the sets that hold a line. */
const HOLDS_LINE = Uint8Array.from({ length: FULL + 1 }, (_, set) =>
  TIC_TAC_TOE_LINES.some((line) => (set & line) === line) ? 1 : 0,
);
/** How many lines run through each cell: 4 in the middle, 3 in the corners. */
const LINES_THROUGH = Uint8Array.from(
  { length: CELLS },
  (_, cell) => TIC_TAC_TOE_LINES.filter((line) => (line & (1 << cell)) !== 0).length,
);

/** One key a cell and side, and one for O's turn. */
const KEYS = zobristKeys(2 * CELLS + 1, 0x03b3);
const TURN_KEY = 2 * CELLS;
/** Where each cell goes under the rotations and reflections of the square. */
const SYMMETRIES = symmetries();

/** A tic-tac-toe board in play. A move is the index of the cell. */
export class TicTacToePosition implements Position {
  turn: Side;
  hashLo = 0;
  hashHi = 0;
  /** The cells of each side. */
  readonly sets = new Int32Array(2);
  readonly #undo = new Uint8Array(CELLS);
  #made = 0;

  /** @param x the cells of side 0, as a set. @param o those of side 1. */
  constructor(x: number, o: number, turn: Side) {
    this.sets[0] = x;
    this.sets[1] = o;
    this.turn = turn;
    for (let cell = 0; cell < CELLS; cell++) {
      if ((x & (1 << cell)) !== 0) this.#toggle(cell);
      if ((o & (1 << cell)) !== 0) this.#toggle(CELLS + cell);
    }
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

  /** Whose the cell is; null when it is free. */
  ownerOf(cell: number): Side | null {
    if ((this.sets[0]! & (1 << cell)) !== 0) return 0;
    return (this.sets[1]! & (1 << cell)) === 0 ? null : 1;
  }

  hasLine(side: Side): boolean {
    return HOLDS_LINE[this.sets[side]!] === 1;
  }

  generateMoves(out: Int32Array, at: number): number {
    if (this.outcome() !== ONGOING) return at;
    const taken = this.taken();
    let end = at;
    for (let cell = 0; cell < CELLS; cell++) {
      if ((taken & (1 << cell)) === 0) out[end++] = cell;
    }
    return end;
  }

  makeMove(move: Move): void {
    const { sets, turn } = this;
    sets[turn] = sets[turn]! | (1 << move);
    this.#undo[this.#made++] = move;
    this.#toggle(turn * CELLS + move);
    this.#toggle(TURN_KEY);
    this.turn = (1 - turn) as Side;
  }

  undoMove(): void {
    const { sets } = this;
    const turn = (1 - this.turn) as Side;
    const move = this.#undo[--this.#made]!;
    sets[turn] = sets[turn]! & ~(1 << move);
    this.#toggle(turn * CELLS + move);
    this.#toggle(TURN_KEY);
    this.turn = turn;
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

  symmetricKey(out: Int32Array): void {
    out[0] = this.hashLo;
    out[1] = this.hashHi;
    for (const image of SYMMETRIES) {
      let lo = 0;
      let hi = 0;
      for (let cell = 0; cell < CELLS; cell++) {
        const owner = this.ownerOf(cell);
        if (owner === null) continue;
        const key = 2 * (owner * CELLS + image[cell]!);
        lo ^= KEYS[key]!;
        hi ^= KEYS[key + 1]!;
      }
      if (this.turn === 1) {
        lo ^= KEYS[2 * TURN_KEY]!;
        hi ^= KEYS[2 * TURN_KEY + 1]!;
      }
      if (lo < out[0]! || (lo === out[0] && hi < out[1]!)) {
        out[0] = lo;
        out[1] = hi;
      }
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

function symmetries(): Uint8Array[] {
  const last = TIC_TAC_TOE_SIZE - 1;
  const straight: ((row: number, column: number) => [number, number])[] = [
    (row, column) => [row, column],
    (row, column) => [row, last - column],
    (row, column) => [last - row, column],
    (row, column) => [last - row, last - column],
  ];
  const all = straight.flatMap((turn) => [turn, (row: number, column: number) => turn(column, row)]);
  return all.map((turn) =>
    Uint8Array.from({ length: CELLS }, (_, cell) => {
      const [row, column] = turn(Math.floor(cell / TIC_TAC_TOE_SIZE), cell % TIC_TAC_TOE_SIZE);
      return row * TIC_TAC_TOE_SIZE + column;
    }),
  );
}
