import { CHESS_KING, CHESS_PAWN } from '@tahoun/games/chess';
import { packAll } from '../staged.js';
import { type ChessWeights, WEIGHT_COUNT, WEIGHT_NAMES, type WeightName, offsetOf } from './layout.js';
import { FOLDED } from './masks.js';
import { PawnTable } from './pawn-table.js';

const SQUARES: readonly WeightName[] = [
  'pawnSquares',
  'knightSquares',
  'bishopSquares',
  'rookSquares',
  'queenSquares',
  'kingSquares',
];

/** What one evaluation works with: its weights, laid out for speed, and what it finds on the way. */
export class Scratch {
  /** All weights in a row, packed; `offsetOf` says where each begins. */
  readonly weights = new Int32Array(WEIGHT_COUNT);
  /** The tables of squares, packed, for both sides: 64 * piece + square. */
  readonly squares = new Int32Array(14 * 64);
  readonly pawns: PawnTable;
  /** How many pieces there are, by piece. */
  readonly counts = new Int32Array(14);
  /**
   * What is attacked, by piece, laid out as `ChessPosition.bits`: in the places of 0 and 1 all that
   * White and Black attack.
   */
  readonly attacks = new Int32Array(28);
  /** What a side attacks at least twice: halves at 2 * side. */
  readonly twice = new Int32Array(4);
  /** Squares to which an officer of a side goes safely: halves at 2 * side. */
  readonly safe = new Int32Array(4);
  /** By side: officers that attack the other king's zone, their danger, attacks next to that king. */
  readonly attackers = new Int32Array(2);
  readonly danger = new Int32Array(2);
  readonly ring = new Int32Array(2);

  /** @param pawnEntries how many pawn structures are remembered: a power of two. */
  constructor(weights: ChessWeights, pawnEntries: number) {
    for (const name of WEIGHT_NAMES) this.weights.set(packAll(weights[name]), offsetOf(name));
    for (let piece = 2 * CHESS_PAWN; piece <= 2 * CHESS_KING + 1; piece++) {
      const from = offsetOf(SQUARES[(piece >> 1) - 1]!);
      for (let square = 0; square < 64; square++) {
        const at = from + FOLDED[64 * (piece & 1) + square]!;
        this.squares[64 * piece + square] = this.weights[at]!;
      }
    }
    this.pawns = new PawnTable(this.weights, this.squares, pawnEntries);
  }
}
