import { CHESS_KING, CHESS_KING_ATTACKS, CHESS_PAWN } from '@tahoun/games/chess';
import { packAll } from '../tapered.js';
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
  /** Squares to which a piece of a side goes safely: halves at 2 * side. */
  readonly safe = new Int32Array(4);
  /** By side: pieces that attack the other king's zone, their danger, attacks next to that king. */
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

/** Begins a side's attacks with those of its king and pawns, and finds where its pieces are safe. */
export function startAttackMaps(s: Scratch, bits: Int32Array, side: number, king: number): void {
  const { attacks, twice } = s;
  const all = 2 * side;
  const pawns = 4 * CHESS_PAWN + 2 * side;
  const kings = 4 * CHESS_KING + 2 * side;
  const pawnsLo = bits[pawns]!;
  const pawnsHi = bits[pawns + 1]!;
  const westLo = pawnsLo & ~0x01010101;
  const westHi = pawnsHi & ~0x01010101;
  const eastLo = pawnsLo & ~0x80808080;
  const eastHi = pawnsHi & ~0x80808080;
  let leftLo: number;
  let leftHi: number;
  let rightLo: number;
  let rightHi: number;
  if (side === 0) {
    leftLo = westLo << 7;
    leftHi = (westHi << 7) | (westLo >>> 25);
    rightLo = eastLo << 9;
    rightHi = (eastHi << 9) | (eastLo >>> 23);
  } else {
    leftLo = (westLo >>> 9) | (westHi << 23);
    leftHi = westHi >>> 9;
    rightLo = (eastLo >>> 7) | (eastHi << 25);
    rightHi = eastHi >>> 7;
  }
  const kingLo = CHESS_KING_ATTACKS[2 * king]!;
  const kingHi = CHESS_KING_ATTACKS[2 * king + 1]!;
  const pawnAttacksLo = leftLo | rightLo;
  const pawnAttacksHi = leftHi | rightHi;
  attacks[pawns] = pawnAttacksLo;
  attacks[pawns + 1] = pawnAttacksHi;
  attacks[kings] = kingLo;
  attacks[kings + 1] = kingHi;
  attacks[all] = pawnAttacksLo | kingLo;
  attacks[all + 1] = pawnAttacksHi | kingHi;
  twice[all] = (leftLo & rightLo) | (pawnAttacksLo & kingLo);
  twice[all + 1] = (leftHi & rightHi) | (pawnAttacksHi & kingHi);
}

/** To be called when both sides have begun. */
export function findSafeSquares({ attacks, safe }: Scratch, bits: Int32Array): void {
  for (let side = 0; side < 2; side++) {
    const own = 2 * side;
    const pawns = 4 * CHESS_PAWN + own;
    const kings = 4 * CHESS_KING + own;
    safe[own] = ~(bits[pawns]! | bits[kings]! | attacks[pawns ^ 2]!);
    safe[own + 1] = ~(bits[pawns + 1]! | bits[kings + 1]! | attacks[(pawns ^ 2) + 1]!);
  }
}
