import { CHESS_PAWN, CHESS_PAWN_ATTACKS, type ChessPosition, chessLowestBit } from '@tahoun/games/chess';
import { PASSED, PAWN_COUNTS, PAWN_FILES, SPAN, offsetOf } from './layout.js';
import { AHEAD, NEIGHBOUR_FILES, PASSED_MASK, countSquares } from './masks.js';

const ISOLATED = offsetOf('isolated');
const BACKWARD = offsetOf('backward');
const DOUBLED = offsetOf('doubled');
const CONNECTED = offsetOf('connected');
const CANDIDATE = offsetOf('candidate');
const PASSED_RANK = offsetOf('passed');

/**
 * A side's pawns by themselves, packed. Adds its passed pawns and what its pawns may
 * come to attack to the entry of the pawn table that begins at `at`.
 */
export function scorePawns(
  weights: Int32Array,
  squares: Int32Array,
  { bits }: ChessPosition,
  side: number,
  entries: Int32Array,
  at: number,
): number {
  const own = 4 * CHESS_PAWN + 2 * side;
  const ownLo = bits[own]!;
  const ownHi = bits[own + 1]!;
  const theirLo = bits[own ^ 2]!;
  const theirHi = bits[(own ^ 2) + 1]!;
  const table = 64 * (2 * CHESS_PAWN + side);
  let score = 0;
  for (let half = 0; half < 2; half++) {
    for (let left = bits[own + half]!; left !== 0; left &= left - 1) {
      const square = 32 * half + chessLowestBit(left);
      const file = square & 7;
      const rank = side === 0 ? square >> 3 : 7 - (square >> 3);
      const sided = 128 * side + 2 * square;
      const aheadLo = AHEAD[sided]!;
      const aheadHi = AHEAD[sided + 1]!;
      const besideLo = NEIGHBOUR_FILES[2 * file]!;
      const besideHi = NEIGHBOUR_FILES[2 * file + 1]!;
      const spanLo = PASSED_MASK[sided]! & besideLo;
      const spanHi = PASSED_MASK[sided + 1]! & besideHi;
      entries[at + SPAN + 2 * side]! |= spanLo;
      entries[at + SPAN + 2 * side + 1]! |= spanHi;
      entries[at + PAWN_FILES]! |= 1 << (8 * side + file);
      const isLight = (file ^ (square >> 3)) & 1;
      entries[at + PAWN_COUNTS]! += 1 << (16 * side + 8 * isLight);
      score += squares[table + square]!;

      const isDoubled = ((ownLo & aheadLo) | (ownHi & aheadHi)) !== 0;
      const isOpen = ((theirLo & aheadLo) | (theirHi & aheadHi)) === 0;
      if (isDoubled) score += weights[DOUBLED]!;
      const other = 128 * (1 - side) + 2 * square;
      const isDefended =
        ((ownLo & CHESS_PAWN_ATTACKS[other]!) | (ownHi & CHESS_PAWN_ATTACKS[other + 1]!)) !== 0;
      const isBeside = ((half === 0 ? ownLo : ownHi) & nextTo(square)) !== 0;
      // Those level with it or behind, which can still come to its help.
      const helpersLo = ownLo & besideLo & ~spanLo;
      const helpersHi = ownHi & besideHi & ~spanHi;
      if (isDefended || isBeside) {
        score += weights[CONNECTED + rank]!;
      } else if (((ownLo & besideLo) | (ownHi & besideHi)) === 0) {
        score += weights[ISOLATED + (isOpen ? 1 : 0)]!;
      } else if ((helpersLo | helpersHi) === 0 && isStepGuarded(square, side, theirLo, theirHi)) {
        score += weights[BACKWARD + (isOpen ? 1 : 0)]!;
      }

      if (!isOpen || isDoubled) continue;
      const guardsLo = theirLo & spanLo;
      const guardsHi = theirHi & spanHi;
      if ((guardsLo | guardsHi) === 0) {
        entries[at + PASSED + half]! |= 1 << square;
        score += weights[PASSED_RANK + rank]!;
      } else if (countSquares(helpersLo, helpersHi) >= countSquares(guardsLo, guardsHi)) {
        score += weights[CANDIDATE + rank]!;
      }
    }
  }
  return score;
}

/** The squares of a half on the files next to a square's and on its rank. */
function nextTo(square: number): number {
  const bit = 1 << square;
  return ((bit & ~0x80808080) << 1) | ((bit & ~0x01010101) >>> 1);
}

/** Whether an enemy pawn attacks the square before this one. */
function isStepGuarded(square: number, side: number, theirLo: number, theirHi: number): boolean {
  const at = 128 * side + 2 * (side === 0 ? square + 8 : square - 8);
  return ((theirLo & CHESS_PAWN_ATTACKS[at]!) | (theirHi & CHESS_PAWN_ATTACKS[at + 1]!)) !== 0;
}
