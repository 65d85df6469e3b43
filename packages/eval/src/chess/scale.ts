import { CHESS_BISHOP, CHESS_KNIGHT, CHESS_PAWN, CHESS_QUEEN, CHESS_ROOK } from '@tahoun/games/chess';
import { DARK_SQUARES, countSquares } from './masks.js';

/** The endgame counts in full. */
export const FULL_SCALE = 64;
/** Without pawns and no rook ahead: nothing to win with, against a minor piece or less, and otherwise. */
const BARE = 0;
const BARE_AGAINST_MINOR = 4;
const BARE_AGAINST_MORE = 14;
/** Bishops of opposite colours alone; with other pieces, and what each pawn adds then. */
const OPPOSITE_BISHOPS = 26;
const OPPOSITE_WITH_MORE = 44;
/** One's only pawn may be given up for; and what each pawn adds. */
const FEW_PAWNS = 44;
const EACH_PAWN = 7;

/** Points of the pieces, as players count them, by kind. */
const POINTS = Int8Array.of(0, 0, 3, 3, 5, 9, 0);
const ROOK_POINTS = 5;
const MINOR_POINTS = 3;

/**
 * How much of an endgame's advantage counts, in 64ths: less where the better side may have nothing left to
 * win with. @param counts pieces, by piece. @param side the better one.
 */
export function scaleOf(counts: Int32Array, bits: Int32Array, side: number): number {
  const own = piecePoints(counts, side);
  const their = piecePoints(counts, 1 - side);
  const pawns = counts[2 * CHESS_PAWN + side]!;
  if (pawns === 0 && own - their <= MINOR_POINTS) {
    if (own < ROOK_POINTS) return BARE;
    return their <= MINOR_POINTS ? BARE_AGAINST_MINOR : BARE_AGAINST_MORE;
  }
  if (haveOppositeBishops(counts, bits)) {
    const isAlone = own === MINOR_POINTS && their === MINOR_POINTS;
    return isAlone ? OPPOSITE_BISHOPS : Math.min(FULL_SCALE, OPPOSITE_WITH_MORE + 2 * pawns);
  }
  return Math.min(FULL_SCALE, FEW_PAWNS + EACH_PAWN * pawns);
}

function piecePoints(counts: Int32Array, side: number): number {
  let points = 0;
  for (let kind = CHESS_KNIGHT; kind <= CHESS_QUEEN; kind++)
    points += POINTS[kind]! * counts[2 * kind + side]!;
  return points;
}

function haveOppositeBishops(counts: Int32Array, bits: Int32Array): boolean {
  if (counts[2 * CHESS_BISHOP] !== 1 || counts[2 * CHESS_BISHOP + 1] !== 1) return false;
  const both = 4 * CHESS_BISHOP;
  const dark = countSquares(
    (bits[both]! | bits[both + 2]!) & DARK_SQUARES,
    (bits[both + 1]! | bits[both + 3]!) & DARK_SQUARES,
  );
  return dark === 1;
}

/** How much of the middlegame is left: 0 to `FULL_PHASE`, even with more pieces than at the start. */
export function phaseOf(counts: Int32Array): number {
  const minors =
    counts[2 * CHESS_KNIGHT]! +
    counts[2 * CHESS_KNIGHT + 1]! +
    counts[2 * CHESS_BISHOP]! +
    counts[2 * CHESS_BISHOP + 1]!;
  const rooks = counts[2 * CHESS_ROOK]! + counts[2 * CHESS_ROOK + 1]!;
  const queens = counts[2 * CHESS_QUEEN]! + counts[2 * CHESS_QUEEN + 1]!;
  return Math.min(minors + 2 * rooks + 4 * queens, FULL_PHASE);
}

/** The phase of the start: minor pieces count 1, rooks 2, queens 4. */
export const FULL_PHASE = 24;
