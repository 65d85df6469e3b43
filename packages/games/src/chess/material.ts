import { type Side, otherSide } from '@tahoun/core';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK, makePiece } from './pieces.js';
import { bitCount } from './squares.js';

/** All dark squares, a1 among them, in either half. */
const DARK = 0xaa55aa55 | 0;

/**
 * Whether no series of legal moves can end in mate, when only kings, knights and bishops are left:
 * at most one knight in all, or only bishops on squares of one colour (FIDE Laws 5.2.2).
 * @param bits sets of squares by piece, see `ChessPosition.bits`.
 */
export function isInsufficient(bits: Int32Array): boolean {
  const knights = countOf(bits, KNIGHT, 0) + countOf(bits, KNIGHT, 1);
  const bishops = countOf(bits, BISHOP, 0) + countOf(bits, BISHOP, 1);
  if (bishops === 0) return knights <= 1;
  return knights === 0 && areBishopsOfOneColour(bits);
}

/**
 * Whether a side can mate no more, even if the other side helps (FIDE Laws 6.9), as far as that follows from
 * the pieces: it has a bare king; or one knight, and the other side nothing but queens, which cannot hem
 * their own king in without guarding it; or bishops on squares of one colour, and the other side no pawn, no knight
 * and no bishop on the other colour. Chess servers judge alike. A mate ruled out by the squares of the
 * pieces, such as behind locked pawns, is not seen: then the side counts as able to mate.
 * @param bits as in `isInsufficient`
 */
export function cannotMate(bits: Int32Array, side: Side): boolean {
  const other = otherSide(side);
  const own = (kind: number) => countOf(bits, kind, side);
  const others = (kind: number) => countOf(bits, kind, other);
  if (own(PAWN) + own(ROOK) + own(QUEEN) > 0) return false;
  if (own(KNIGHT) > 0) {
    const isAlone = own(KNIGHT) === 1 && own(BISHOP) === 0;
    return isAlone && others(PAWN) + others(KNIGHT) + others(BISHOP) + others(ROOK) === 0;
  }
  if (own(BISHOP) === 0) return true;
  return others(PAWN) + others(KNIGHT) === 0 && areBishopsOfOneColour(bits);
}

/** Whether the bishops of both sides are on squares of one colour. */
function areBishopsOfOneColour(bits: Int32Array): boolean {
  const white = 2 * makePiece(BISHOP, 0);
  const black = 2 * makePiece(BISHOP, 1);
  const bishopsLo = bits[white]! | bits[black]!;
  const bishopsHi = bits[white + 1]! | bits[black + 1]!;
  const dark = (bishopsLo | bishopsHi) & DARK;
  const light = (bishopsLo | bishopsHi) & ~DARK;
  return dark === 0 || light === 0;
}

/** Number of a side's pieces of a kind. */
export function countOf(bits: Int32Array, kind: number, side: Side): number {
  const at = 2 * makePiece(kind, side);
  return bitCount(bits[at]!) + bitCount(bits[at + 1]!);
}
