import { type Game, LOSS, ONGOING, type Outcome, type Position, type Side, legalMoves } from '@tahoun/core';
import { checkVariants, plainResult, readMove, readRows, writeRows } from '@tahoun/games';

/* Domineering: A puts a domino upright, B across, in turn. The side that finds no room loses. */
const ID = 'my-game';
const SIZE = 5;
/** How positions are written: `##.../.#.../.#.../...../..... a`, rows from the top, then the side to move. */
const FORM = { width: SIZE, height: SIZE, characters: '.#', accepts: '. (free) or # (filled)', sides: 'ab' };
const NO_ROOM = new Int32Array(0); // What finds no room in a list of moves is counted all the same.

/** The hot half: a search calls these methods millions of times, so none of them may allocate. */
export class MyPosition implements Position {
  turn: Side; // 0 is the side that moves first.
  /** A bit for each filled cell, row by row from the top. Where a number is too small, take a `Uint8Array`. */
  filled: number;
  readonly #made: number[] = [];

  constructor(filled: number, turn: Side) {
    this.filled = filled;
    this.turn = turn;
  }

  /** The key in two halves: equal for equal positions only. Larger boards take `zobristKeys` of @tahoun/core. */
  get hashLo(): number {
    return Math.imul(this.filled, 0x9e3779b1);
  }
  get hashHi(): number {
    return this.turn;
  }

  /** Writes the legal moves to `out` from `at` on. A move is a number from 0 on: here the upper or left cell. */
  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (let cell = 0; cell < SIZE * SIZE; cell++) {
      const isOnBoard = this.turn === 0 ? cell < SIZE * (SIZE - 1) : cell % SIZE < SIZE - 1;
      if (isOnBoard && (this.filled & this.#domino(cell)) === 0) out[end++] = cell;
    }
    return end;
  }

  makeMove(move: number): void {
    this.filled ^= this.#domino(move);
    this.#made.push(move);
    this.turn = this.turn === 0 ? 1 : 0;
  }

  /** Takes back all that makeMove did. */
  undoMove(): void {
    this.turn = this.turn === 0 ? 1 : 0;
    this.filled ^= this.#domino(this.#made.pop() as number);
  }

  /** WON, DRAW or LOSS of the side to move, and ONGOING exactly where it has a legal move. */
  outcome(): Outcome {
    return this.generateMoves(NO_ROOM, 0) === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    return new MyPosition(this.filled, this.turn) as this;
  }

  #domino(cell: number): number {
    return (1 << cell) | (1 << (cell + (this.turn === 0 ? SIZE : 1)));
  }
}

const nameOf = (cell: number) => 'abcde'.charAt(cell % SIZE) + (SIZE - Math.floor(cell / SIZE));
const cellsOf = (move: number, turn: Side) => [nameOf(move), nameOf(move + (turn === 0 ? SIZE : 1))];
const roomOf = (position: MyPosition, side: Side) => legalMoves(game.withTurn(position, side)).length;

/** The cold half: how people and programs name what the hot half does. */
export const game: Game<MyPosition> = {
  id: ID,
  name: 'My game',
  sides: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  unit: 'place', // What 100 points of score are worth.
  variants: [],
  initial: (variants) => game.parsePosition('...../...../...../...../..... a', variants),
  parsePosition(text, variants = {}) {
    checkVariants(ID, [], variants);
    const { cells, turn } = readRows(text, FORM);
    const filled = cells.reduce((bits, bit, cell) => bits | (bit << cell), 0);
    return new MyPosition(filled, turn);
  },
  formatPosition({ filled, turn }) {
    const cells = Array.from({ length: SIZE * SIZE }, (_, cell) => (filled >> cell) & 1);
    return writeRows(cells, turn, FORM);
  },
  parseMove: (position, text) => readMove(game, position, text),
  formatMove: ({ turn }, move) => cellsOf(move, turn).join('-'),
  withTurn: ({ filled }, turn) => new MyPosition(filled, turn),
  result: (position) => plainResult(position, 'no-room'),
  /** Numbers beside the board; by `side0` and `side1` the game is judged until a network is better. */
  figures: (position) => ({ side0: roomOf(position, 0), side1: roomOf(position, 1) }),
  /** What a person picks, in turn, to enter the move: either cell first. */
  targets: ({ turn }, move) => [cellsOf(move, turn), cellsOf(move, turn).reverse()],
};
