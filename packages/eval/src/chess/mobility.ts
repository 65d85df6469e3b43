import {
  CHESS_ATTACKS,
  CHESS_BISHOP,
  CHESS_KNIGHT,
  CHESS_KNIGHT_ATTACKS,
  CHESS_PAWN,
  CHESS_ROOK,
  type ChessPosition,
  chessBitCount,
  chessDiagonalAttacks,
  chessLowestBit,
  chessStraightAttacks,
} from '@tahoun/games';

/** What one more square to go to is worth, in centipawns; the queen's are left out, she has too many. */
export interface MobilityWeights {
  readonly knight: number;
  readonly bishop: number;
  readonly rook: number;
}

/**
 * Squares that a side's officers attack, beyond a usual number, weighed: own pieces and squares that
 * the other side's pawns attack do not count.
 */
export function mobilityOf(position: ChessPosition, side: number, weights: MobilityWeights): number {
  const { bits } = position;
  const ownLo = bits[2 * side] as number;
  const ownHi = bits[2 * side + 1] as number;
  const occupiedLo = (bits[0] as number) | (bits[2] as number);
  const occupiedHi = (bits[1] as number) | (bits[3] as number);
  const guardedLo = pawnGuardLo(position, 1 - side);
  const guardedHi = pawnGuardHi(position, 1 - side);
  const goodLo = ~(ownLo | guardedLo);
  const goodHi = ~(ownHi | guardedHi);
  let value = 0;
  for (let kind = CHESS_KNIGHT; kind <= CHESS_ROOK; kind++) {
    const at = 4 * kind + 2 * side;
    const weight =
      kind === CHESS_KNIGHT ? weights.knight : kind === CHESS_BISHOP ? weights.bishop : weights.rook;
    const usual = USUAL[kind] as number;
    for (let half = 0; half < 2; half++) {
      for (let left = bits[at + half] as number; left !== 0; left &= left - 1) {
        const square = 32 * half + chessLowestBit(left);
        value += weight * (squaresFrom(kind, square, occupiedLo, occupiedHi, goodLo, goodHi) - usual);
      }
    }
  }
  return value;
}

/** Squares that a knight, bishop or rook usually has, by kind. */
const USUAL = Int8Array.of(0, 0, 4, 6, 7);

function squaresFrom(
  kind: number,
  square: number,
  lo: number,
  hi: number,
  goodLo: number,
  goodHi: number,
): number {
  if (kind === CHESS_KNIGHT) {
    return (
      chessBitCount((CHESS_KNIGHT_ATTACKS[2 * square] as number) & goodLo) +
      chessBitCount((CHESS_KNIGHT_ATTACKS[2 * square + 1] as number) & goodHi)
    );
  }
  if (kind === CHESS_BISHOP) chessDiagonalAttacks(square, lo, hi);
  else chessStraightAttacks(square, lo, hi);
  return (
    chessBitCount((CHESS_ATTACKS[0] as number) & goodLo) +
    chessBitCount((CHESS_ATTACKS[1] as number) & goodHi)
  );
}

/* All but the a-file and all but the h-file, where a step to that side would come back on the other. */
const NOT_A = ~0x01010101;
const NOT_H = ~0x80808080;

/** Squares that a side's pawns attack, ranks 1 to 4. */
function pawnGuardLo({ bits }: ChessPosition, side: number): number {
  const lo = bits[4 * CHESS_PAWN + 2 * side] as number;
  const hi = bits[4 * CHESS_PAWN + 2 * side + 1] as number;
  if (side === 0) return ((lo & NOT_A) << 7) | ((lo & NOT_H) << 9);
  const first = ((lo & NOT_A) >>> 9) | ((lo & NOT_H) >>> 7);
  return first | ((hi & NOT_A) << 23) | ((hi & NOT_H) << 25);
}

/** The same, ranks 5 to 8. */
function pawnGuardHi({ bits }: ChessPosition, side: number): number {
  const lo = bits[4 * CHESS_PAWN + 2 * side] as number;
  const hi = bits[4 * CHESS_PAWN + 2 * side + 1] as number;
  if (side === 1) return ((hi & NOT_A) >>> 9) | ((hi & NOT_H) >>> 7);
  const first = ((hi & NOT_A) << 7) | ((hi & NOT_H) << 9);
  return first | ((lo & NOT_A) >>> 25) | ((lo & NOT_H) >>> 23);
}
