import type { Side } from '@tahoun/core';
import {
  BISHOP,
  type ChessPosition,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  bitCount,
  countOf,
  lowestBit,
} from '@tahoun/games/chess';
import { isPawnWon } from './kpk.js';
import { materialDifference } from './material.js';

/** Result for a position that is no known ending. No evaluation comes near it. */
export const UNKNOWN_ENDING = 1 << 24;

/** Value of a certain win beside the material, in centipawns. */
const CERTAIN_WIN = 1000;
const VALUES = Int32Array.of(0, 100, 300, 310, 500, 950);
/** For each step that the lone king is nearer to the edge or the right corner, and the kings are together. */
const EDGE_STEP = 20;
const CORNER_STEP = 40;
const KINGS_STEP = 10;
/** A pawn's rank in a won pawn ending. */
const PAWN_STEP = 20;

/** A lone king so near to the corner in front of a rook's pawn holds it against a bishop that misses it. */
const HOLDS_CORNER = 1;

/** Squares of the colour of a1, in either half of a set. */
const DARK_SQUARES = 0xaa55aa55 | 0;
const FILE_A = 0x01010101;
const FILE_H = FILE_A << 7;

/** Score of a known ending with a bare king, for the side to move; else `UNKNOWN_ENDING`. */
export function knownEnding(position: ChessPosition): number {
  const side = sideAgainstBareKing(position);
  if (side === null) return UNKNOWN_ENDING;
  const value = scoreAgainstBareKing(position, side);
  return value === UNKNOWN_ENDING || position.turn === side ? value : 0 - value;
}

/** Whether a known ending is drawn for certain; two knights may mate where the other side walks into it. */
export function isKnownDraw(position: ChessPosition): boolean {
  const side = sideAgainstBareKing(position);
  if (side === null || scoreAgainstBareKing(position, side) !== 0) return false;
  return countOf(position.bits, KNIGHT, side) < 2;
}

/** The side whose opponent has but a king. */
function sideAgainstBareKing({ bits }: ChessPosition): Side | null {
  const king = 4 * KING;
  if (bits[2] === bits[king + 2] && bits[3] === bits[king + 3]) return 0;
  return bits[0] === bits[king] && bits[1] === bits[king + 1] ? 1 : null;
}

/**
 * Score of king and any pieces against the bare king, in centipawns for the side that has more.
 * @param side that side. @returns `UNKNOWN_ENDING` where the ordinary evaluation has to decide.
 */
function scoreAgainstBareKing(position: ChessPosition, side: 0 | 1): number {
  const count = (kind: number) => countOf(position.bits, kind, side);
  const pawns = count(PAWN);
  const knights = count(KNIGHT);
  const bishops = count(BISHOP);
  const majors = count(ROOK) + count(QUEEN);
  const dark = darkBishops(position, side);
  const haveBothColours = dark > 0 && dark < bishops;
  if (majors > 0 || haveBothColours || (bishops > 0 && knights > 0) || knights > 2) {
    const needsCorner = majors === 0 && pawns === 0 && !haveBothColours && knights < 3;
    return mateValue(position, side, needsCorner ? dark > 0 : null);
  }
  if (pawns === 0) return 0;
  if (knights + bishops === 0 && pawns === 1) return pawnEnding(position, side);
  if (knights === 0 && bishops > 0 && isWrongCorner(position, side, dark > 0)) return 0;
  return UNKNOWN_ENDING;
}

/** Drives the lone king to the edge; with bishop and knight, to a corner that the bishop attacks. */
function mateValue(position: ChessPosition, side: 0 | 1, darkCorner: boolean | null): number {
  const own = position.kingSquare(side);
  const bare = position.kingSquare((1 - side) as 0 | 1);
  const material = Math.abs(materialDifference(position, VALUES));
  const value = CERTAIN_WIN + material - KINGS_STEP * kingSteps(own, bare);
  const [file, rank] = [bare & 7, bare >> 3];
  if (darkCorner === null) {
    return value + EDGE_STEP * (6 - Math.min(file, 7 - file) - Math.min(rank, 7 - rank));
  }
  // Steps away from the long diagonal between the two wrong corners.
  return value + CORNER_STEP * Math.abs(darkCorner ? 7 - file - rank : file - rank);
}

function pawnEnding(position: ChessPosition, side: 0 | 1): number {
  const at = 4 * PAWN + 2 * side;
  const lo = position.bits[at]!;
  const square = lo !== 0 ? lowestBit(lo) : 32 + lowestBit(position.bits[at + 1]!);
  const mirror = side === 0 ? 0 : 56;
  const pawn = square ^ mirror;
  const own = position.kingSquare(side) ^ mirror;
  const bare = position.kingSquare((1 - side) as 0 | 1) ^ mirror;
  if (!isPawnWon(own, pawn, bare, position.turn === side ? 0 : 1)) return 0;
  return CERTAIN_WIN / 2 + PAWN_STEP * (pawn >> 3) - kingSteps(own, pawn);
}

/** Whether all pawns are on one rook's file, the bishops miss its corner, and the lone king holds that. */
function isWrongCorner(position: ChessPosition, side: 0 | 1, isDark: boolean): boolean {
  const at = 4 * PAWN + 2 * side;
  const lo = position.bits[at]!;
  const hi = position.bits[at + 1]!;
  const isOnA = ((lo | hi) & ~FILE_A) === 0;
  if (!isOnA && ((lo | hi) & ~FILE_H) !== 0) return false;
  const corner = (isOnA ? 0 : 7) + (side === 0 ? 56 : 0);
  const isCornerDark = ((corner >> 3) + (corner & 7)) % 2 === 0;
  const bare = position.kingSquare((1 - side) as 0 | 1);
  return isCornerDark !== isDark && kingSteps(bare, corner) <= HOLDS_CORNER;
}

function darkBishops({ bits }: ChessPosition, side: number): number {
  const at = 4 * BISHOP + 2 * side;
  return bitCount(bits[at]! & DARK_SQUARES) + bitCount(bits[at + 1]! & DARK_SQUARES);
}

/** Moves of a king from one square to another on an empty board. */
function kingSteps(from: number, to: number): number {
  return Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)));
}
