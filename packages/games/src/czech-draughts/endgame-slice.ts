import {
  type Move,
  NO_POSITION,
  NO_VALUE,
  type RetrogradeSlice,
  type Side,
  afterMoveInto,
  lostIn,
  wonIn,
} from '@tahoun/core';
import type { Board, EndgameIndex } from './endgame-index.js';
import { moveCaptured, moveFrom, moveTo } from './move.js';
import { type Sight, canCapture, writeCaptures, writeQuietMoves } from './moves.js';
import { LAST_ROWS } from './squares.js';

/** A finished class. */
interface ExitTable {
  readonly index: EndgameIndex;
  readonly values: Int16Array;
}

/** More moves than any position of a few pieces has. */
const MAX_MOVES = 1024;

/** A class of material for retrograde analysis, by the rules without article 6 and with free landing. */
export class EndgameSlice implements RetrogradeSlice {
  readonly size: number;
  exit = NO_VALUE;
  readonly #index: EndgameIndex;
  readonly #exitTable: (board: Readonly<Board>) => ExitTable;
  readonly #board: Board = { white: 0, black: 0, kings: 0, turn: 0 };
  readonly #next: Board = { white: 0, black: 0, kings: 0, turn: 0 };
  readonly #sight = { men: 0, kings: 0, enemies: 0, isUp: true, mustContinue: false };
  readonly #moves = new Int32Array(MAX_MOVES);

  /** @param exitTable gives the finished class of a board that a capture or a promotion has led to. */
  constructor(index: EndgameIndex, exitTable: (board: Readonly<Board>) => ExitTable) {
    this.size = index.size;
    this.#index = index;
    this.#exitTable = exitTable;
  }

  successors(index: number, out: Int32Array): number {
    const board = this.#board;
    if (!this.#index.unrank(index, board)) return NO_POSITION;
    this.exit = NO_VALUE;
    const sight = this.#look(board, board.turn, board.turn === 0);
    const captures = writeCaptures(sight, this.#moves, 0);
    const end = captures > 0 ? captures : writeQuietMoves(sight, this.#moves, 0);
    if (end === 0) this.exit = lostIn(0);
    let count = 0;
    for (let i = 0; i < end; i++) {
      const move = this.#moves[i]!;
      const isExit = this.#make(move);
      if (isExit) this.exit = Math.max(this.exit, this.#exitValue());
      else out[count++] = this.#index.indexOf(this.#next);
    }
    return count;
  }

  /** Moves without a capture or a promotion, taken back: men step backwards, and nothing could be captured. */
  predecessors(index: number, out: Int32Array): number {
    const board = this.#board;
    const next = this.#next;
    this.#index.unrank(index, board);
    const side = (1 - board.turn) as Side;
    const isUp = side === 0;
    const end = writeQuietMoves(this.#look(board, side, !isUp), this.#moves, 0);
    let count = 0;
    for (let i = 0; i < end; i++) {
      this.#step(side, this.#moves[i]!);
      if (!canCapture(this.#look(next, side, isUp), next.white | next.black))
        out[count++] = this.#index.indexOf(this.#next);
    }
    return count;
  }

  #look({ white, black, kings }: Readonly<Board>, side: Side, isUp: boolean): Sight {
    const own = side === 0 ? white : black;
    const sight = this.#sight;
    sight.men = own & ~kings;
    sight.kings = own & kings;
    sight.enemies = side === 0 ? black : white;
    sight.isUp = isUp;
    return sight;
  }

  /** Writes the board after a move. @returns whether that leaves the class. */
  #make(move: Move): boolean {
    const { turn } = this.#board;
    const captured = moveCaptured(move);
    this.#step(turn, move);
    const next = this.#next;
    next.turn = (1 - turn) as Side;
    next.white &= ~captured;
    next.black &= ~captured;
    next.kings &= ~captured;
    const promoted = LAST_ROWS[turn] & (1 << moveTo(move)) & ~next.kings;
    next.kings |= promoted;
    return captured !== 0 || promoted !== 0;
  }

  /** Writes the board with one piece of a side moved, forwards or backwards, and that side to move. */
  #step(side: Side, move: Move): void {
    const { white, black, kings } = this.#board;
    const from = 1 << moveFrom(move);
    const to = 1 << moveTo(move);
    const next = this.#next;
    next.white = side === 0 ? (white & ~from) | to : white;
    next.black = side === 1 ? (black & ~from) | to : black;
    next.kings = (kings & from) !== 0 ? (kings & ~from) | to : kings;
    next.turn = side;
  }

  /** Value of the move to the next board, outside the class, for the side that makes it. */
  #exitValue(): number {
    const next = this.#next;
    if (next.white === 0 || next.black === 0) return wonIn(1);
    const { index, values } = this.#exitTable(next);
    return afterMoveInto(values[index.indexOf(next)]!);
  }
}
