/** A mutable Connect Four board with make and undo, for the contenders that want objects; see `by-hand.ts`. */

import { hasFour } from './by-hand.ts';

const BOARD_LO = 0b0111111_0111111_0111111_0111111;
const BOARD_HI = 0b0111111_0111111_0111111;
const WIN = 1000;

export class Board {
  ownLo: number;
  ownHi: number;
  allLo: number;
  allHi: number;

  constructor(ownLo: number, ownHi: number, allLo: number, allHi: number) {
    this.ownLo = ownLo;
    this.ownHi = ownHi;
    this.allLo = allLo;
    this.allHi = allHi;
  }

  canPlay(column: number): boolean {
    return column < 4
      ? (this.allLo & (0b0100000 << (7 * column))) === 0
      : (this.allHi & (0b0100000 << (7 * column - 28))) === 0;
  }

  play(column: number): void {
    this.ownLo ^= this.allLo;
    this.ownHi ^= this.allHi;
    if (column < 4) this.allLo |= this.allLo + (1 << (7 * column));
    else this.allHi |= this.allHi + (1 << (7 * column - 28));
  }

  /** Another board with the move made. */
  after(column: number): Board {
    const board = new Board(this.ownLo, this.ownHi, this.allLo, this.allHi);
    board.play(column);
    return board;
  }

  moves(): number[] {
    const columns: number[] = [];
    for (let column = 0; column < 7; column++) if (this.canPlay(column)) columns.push(column);
    return columns;
  }

  /** A number for the side to move when the game is over, else null. */
  result(): number | null {
    if (hasFour(this.ownLo ^ this.allLo, this.ownHi ^ this.allHi)) return -WIN;
    return this.allLo === BOARD_LO && this.allHi === BOARD_HI ? 0 : null;
  }
}

/** What a specialised search keeps of its moves: a list, and the position before each. */
const moves = new Int32Array(7 * 64);
const undo = new Int32Array(4 * 64);
let nodes = 0;

/** The usual form: one board for the whole search, a stack of moves, make and undo. */
export function searchWithBoard(depth: number): { nodes: number; value: number } {
  nodes = 0;
  const value = negamax(new Board(0, 0, 0, 0), depth, 0, 0, -2 * WIN, 2 * WIN);
  return { nodes, value };
}

function negamax(board: Board, depth: number, ply: number, at: number, alpha: number, beta: number): number {
  const result = board.result();
  if (result !== null) return result < 0 ? result - depth : 0;
  if (depth === 0) return 0;
  let end = at;
  for (let column = 0; column < 7; column++) if (board.canPlay(column)) moves[end++] = column;
  let best = alpha;
  for (let i = at; i < end; i++) {
    nodes++;
    undo[4 * ply] = board.ownLo;
    undo[4 * ply + 1] = board.ownHi;
    undo[4 * ply + 2] = board.allLo;
    undo[4 * ply + 3] = board.allHi;
    board.play(moves[i] as number);
    const value = 0 - negamax(board, depth - 1, ply + 1, end, 0 - beta, 0 - best);
    board.ownLo = undo[4 * ply] as number;
    board.ownHi = undo[4 * ply + 1] as number;
    board.allLo = undo[4 * ply + 2] as number;
    board.allHi = undo[4 * ply + 3] as number;
    if (value > best) {
      best = value;
      if (best >= beta) return beta;
    }
  }
  return best;
}
