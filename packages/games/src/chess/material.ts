import { BISHOP, KNIGHT } from './pieces.js';
import { bitCount } from './squares.js';

/** All dark squares, a1 among them, in either half. */
const DARK = 0xaa55aa55 | 0;

/**
 * Whether no series of legal moves can end in mate, when only kings, knights and bishops are left:
 * at most one knight in all, or only bishops on squares of one colour (FIDE Laws 5.2.2).
 * @param bits sets of squares by piece, see `ChessPosition.bits`.
 */
export function isInsufficient(bits: Int32Array): boolean {
  const knights = countOf(bits, 2 * KNIGHT) + countOf(bits, 2 * KNIGHT + 1);
  const bishopsLo = bits[4 * BISHOP]! | bits[4 * BISHOP + 2]!;
  const bishopsHi = bits[4 * BISHOP + 1]! | bits[4 * BISHOP + 3]!;
  if ((bishopsLo | bishopsHi) === 0) return knights <= 1;
  if (knights > 0) return false;
  const dark = (bishopsLo | bishopsHi) & DARK;
  const light = (bishopsLo | bishopsHi) & ~DARK;
  return dark === 0 || light === 0;
}

function countOf(bits: Int32Array, piece: number): number {
  return bitCount(bits[2 * piece]!) + bitCount(bits[2 * piece + 1]!);
}
