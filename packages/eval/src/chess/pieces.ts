import {
  CHESS_BISHOP,
  CHESS_KING,
  CHESS_KNIGHT,
  CHESS_PAWN,
  CHESS_ROOK,
  chessLowestBit,
} from '@tahoun/games/chess';
import type { Scratch } from './attack-maps.js';
import { PAWN_COUNTS, PAWN_FILES, SPAN, offsetOf } from './layout.js';
import { DARK_SQUARES, countSquares } from './masks.js';

const PAIR = offsetOf('bishopPair');
const OUTPOST = offsetOf('outpost');
const SHIELDED = offsetOf('shielded');
const BAD_BISHOP = offsetOf('badBishop');
const ROOK_ON_FILE = offsetOf('rookOnFile');
const ROOK_ON_SEVENTH = offsetOf('rookOnSeventh');

/** The 4th to 6th rank of a side: halves at 2 * side. */
const OUTPOST_RANKS = Int32Array.of(0xff000000, 0x0000ffff, 0xffff0000, 0x000000ff);

/**
 * What a side's knights, bishops and rooks have of the pawns around them, packed.
 * @param entry of the pawn table.
 */
export function scorePieces(s: Scratch, bits: Int32Array, side: number, entry: number): number {
  const { weights, attacks, counts } = s;
  const own = 2 * side;
  const pawns = 4 * CHESS_PAWN + own;
  const pawnsLo = bits[pawns]!;
  const pawnsHi = bits[pawns + 1]!;
  const knights = 4 * CHESS_KNIGHT + own;
  const bishops = 4 * CHESS_BISHOP + own;
  const knightsLo = bits[knights]!;
  const knightsHi = bits[knights + 1]!;
  const bishopsLo = bits[bishops]!;
  const bishopsHi = bits[bishops + 1]!;
  let score = 0;

  const { entries } = s.pawns;
  const span = entry + SPAN + (own ^ 2);
  const strongLo = OUTPOST_RANKS[own]! & attacks[pawns]! & ~entries[span]!;
  const strongHi = OUTPOST_RANKS[own + 1]! & attacks[pawns + 1]! & ~entries[span + 1]!;
  if ((((knightsLo | bishopsLo) & strongLo) | ((knightsHi | bishopsHi) & strongHi)) !== 0) {
    const onKnights = countSquares(knightsLo & strongLo, knightsHi & strongHi);
    const onBishops = countSquares(bishopsLo & strongLo, bishopsHi & strongHi);
    score += Math.imul(weights[OUTPOST]!, onKnights) + Math.imul(weights[OUTPOST + 1]!, onBishops);
  }

  const behindLo = side === 0 ? (pawnsLo >>> 8) | (pawnsHi << 24) : pawnsLo << 8;
  const behindHi = side === 0 ? pawnsHi >>> 8 : (pawnsHi << 8) | (pawnsLo >>> 24);
  const shieldedLo = (knightsLo | bishopsLo) & behindLo;
  const shieldedHi = (knightsHi | bishopsHi) & behindHi;
  if ((shieldedLo | shieldedHi) !== 0) {
    score += Math.imul(weights[SHIELDED]!, countSquares(shieldedLo, shieldedHi));
  }

  if ((bishopsLo | bishopsHi) !== 0) {
    const bishopCount = counts[2 * CHESS_BISHOP + side]!;
    if (bishopCount >= 2) score += weights[PAIR]!;
    const pawnCounts = entries[entry + PAWN_COUNTS]! >> (16 * side);
    const dark = countSquares(bishopsLo & DARK_SQUARES, bishopsHi & DARK_SQUARES);
    const blockers =
      Math.imul(dark, pawnCounts & 255) + Math.imul(bishopCount - dark, (pawnCounts >> 8) & 255);
    score += Math.imul(weights[BAD_BISHOP]!, blockers);
  }
  if (counts[2 * CHESS_ROOK + side] !== 0)
    score += scoreRooks(weights, bits, side, entries[entry + PAWN_FILES]!);
  return score | 0;
}

function scoreRooks(weights: Int32Array, bits: Int32Array, side: number, files: number): number {
  const own = files >> (8 * side);
  const their = files >> (8 - 8 * side);
  const rooks = 4 * CHESS_ROOK + 2 * side;
  let score = 0;
  for (let half = 0; half < 2; half++) {
    for (let left = bits[rooks + half]!; left !== 0; left &= left - 1) {
      const square = (half << 5) | chessLowestBit(left);
      const file = 1 << (square & 7);
      if ((own & file) === 0) score += weights[ROOK_ON_FILE + ((their & file) === 0 ? 1 : 0)]!;
      const rank = side === 0 ? square >> 3 : 7 - (square >> 3);
      if (rank === 6 && isSeventhWorthwhile(bits, side)) score += weights[ROOK_ON_SEVENTH]!;
    }
  }
  return score;
}

/** Whether the enemy king is on its first rank or there are enemy pawns on their second. */
function isSeventhWorthwhile(bits: Int32Array, side: number): boolean {
  const half = side === 0 ? 1 : 0;
  const theirs = 2 * (1 - side) + half;
  const seventh = side === 0 ? 0x00ff0000 : 0x0000ff00;
  const eighth = side === 0 ? 0xff000000 : 0x000000ff;
  return ((bits[4 * CHESS_KING + theirs]! & eighth) | (bits[4 * CHESS_PAWN + theirs]! & seventh)) !== 0;
}
