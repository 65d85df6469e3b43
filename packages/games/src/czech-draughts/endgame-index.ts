import { PlacementIndex, type Side } from '@tahoun/core';
import { type Material, compareForces, forcesKey, keyOfBoard, materialLabel, piecesOf } from './material.js';
import { LAST_ROWS, SQUARE_COUNT, type Squares, halfTurn, lowest, squaresOf } from './squares.js';

/** Pieces and the side to move, without anything that article 6 counts. */
export interface Board {
  white: Squares;
  black: Squares;
  kings: Squares;
  turn: Side;
}

/** Squares that a side's men may stand on: all but their last row. */
const MEN_SQUARES = [squaresOf(~LAST_ROWS[0]), squaresOf(~LAST_ROWS[1])] as const;
const ALL_SQUARES = squaresOf(-1);

/**
 * Numbers the positions of one class of material. White has the greater force there: a position in
 * which Black has it is turned round and changes colours. Where both have the same, so is every
 * position with Black to move.
 */
export class EndgameIndex {
  readonly label: string;
  readonly pieces: number;
  readonly size: number;
  readonly key: number;
  readonly #isEven: boolean;
  readonly #placement: PlacementIndex;
  readonly #squares: Int32Array;
  readonly #turned: Board = { white: 0, black: 0, kings: 0, turn: 0 };

  constructor(readonly material: Material) {
    const { strong, weak } = material;
    this.label = materialLabel(material);
    this.pieces = piecesOf(strong) + piecesOf(weak);
    this.key = forcesKey(strong, weak);
    this.#isEven = compareForces(strong, weak) === 0;
    // Men first: kings may be on every square that men may be on, so those leave no gaps.
    const groups = [
      { count: strong.men, squares: MEN_SQUARES[0] },
      { count: weak.men, squares: MEN_SQUARES[1] },
      { count: strong.kings, squares: ALL_SQUARES },
      { count: weak.kings, squares: ALL_SQUARES },
    ].filter(({ count }) => count > 0);
    this.#placement = new PlacementIndex({ boardSize: SQUARE_COUNT, groups, sides: this.#isEven ? 1 : 2 });
    this.size = this.#placement.size;
    this.#squares = new Int32Array(this.pieces);
  }

  /** The index of a board with these pieces, in whichever colours. */
  indexOf(board: Readonly<Board>): number {
    const isTurned = this.#isEven
      ? board.turn === 1
      : keyOfBoard(board.white, board.black, board.kings) !== this.key;
    const { white, black, kings, turn } = isTurned ? this.#turn(board) : board;
    let at = this.#write(white & ~kings, 0);
    at = this.#write(black & ~kings, at);
    at = this.#write(white & kings, at);
    this.#write(black & kings, at);
    return this.#placement.rank(this.#squares, turn);
  }

  hasPosition(index: number): boolean {
    return this.#placement.unrank(index, this.#squares);
  }

  /** Writes the board of an index to `out`. @returns false for an index without a position. */
  unrank(index: number, out: Board): boolean {
    if (!this.#placement.unrank(index, this.#squares)) return false;
    const { strong, weak } = this.material;
    const whiteMen = this.#read(0, strong.men);
    const blackMen = this.#read(strong.men, weak.men);
    const whiteKings = this.#read(strong.men + weak.men, strong.kings);
    const blackKings = this.#read(this.pieces - weak.kings, weak.kings);
    out.white = whiteMen | whiteKings;
    out.black = blackMen | blackKings;
    out.kings = whiteKings | blackKings;
    out.turn = this.#placement.turnOf(index);
    return true;
  }

  #write(pieces: Squares, at: number): number {
    let end = at;
    for (let rest = pieces; rest !== 0; rest &= rest - 1) this.#squares[end++] = lowest(rest);
    return end;
  }

  #read(at: number, count: number): Squares {
    let pieces = 0;
    for (let i = at; i < at + count; i++) pieces |= 1 << this.#squares[i]!;
    return pieces;
  }

  /** The board seen from the other side, in the other colours. */
  #turn({ white, black, kings, turn }: Readonly<Board>): Readonly<Board> {
    const turned = this.#turned;
    turned.white = halfTurn(black);
    turned.black = halfTurn(white);
    turned.kings = halfTurn(kings);
    turned.turn = (1 - turn) as Side;
    return turned;
  }
}
