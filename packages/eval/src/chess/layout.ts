import type { Tapered } from '../tapered.js';

/**
 * Every weight by name, and how many numbers it has. Ranks count from the side's own first rank, 0 to
 * 7; squares are folded along the middle: 4 * rank + steps from the nearer edge file.
 */
const COUNTS = {
  /** Pawn, knight, bishop, rook, queen. */
  material: 5,

  pawnSquares: 32,
  knightSquares: 32,
  bishopSquares: 32,
  rookSquares: 32,
  queenSquares: 32,
  kingSquares: 32,

  /** By the safe squares that the piece attacks. */
  knightMobility: 9,
  bishopMobility: 14,
  rookMobility: 15,
  queenMobility: 28,

  bishopPair: 1,
  /** A knight, a bishop on the 4th to 6th rank, defended by a pawn, whom no pawn can ever drive away. */
  outpost: 2,
  /** A knight or bishop right behind a pawn. */
  shielded: 1,
  /** For each own pawn on squares of the bishop's colour. */
  badBishop: 1,
  /** On a file without own pawns; without any pawns. */
  rookOnFile: 2,
  /** A rook on the 7th rank that keeps the king on the 8th or pawns on the 7th. */
  rookOnSeventh: 1,

  /** No own pawns on the neighbouring files; first if an enemy pawn is ahead, then if none is. */
  isolated: 2,
  /** Cannot be defended by a pawn, and its next square is attacked by one; likewise. */
  backward: 2,
  /** Behind an own pawn. */
  doubled: 1,
  /** Defended by a pawn or beside one, by rank. */
  connected: 8,
  /** No pawn before it, and as many supporters as opponents, by rank. */
  candidate: 8,
  /** By rank. */
  passed: 8,
  /** Something stands before it, by rank. */
  passedBlocked: 8,
  /** Nothing before it is attacked up to its last square, by rank. */
  passedFree: 8,
  /** Its next square is attacked by its own side. */
  passedSupported: 1,
  /** By the king's distance from its next square; counts rank - 2 times. */
  passedOwnKing: 8,
  passedTheirKing: 8,
  /** An own rook behind it on its file; an enemy one. */
  rookBehind: 2,

  /** By file (edge first) and rank of the nearest own pawn before the king, 0 for none: 8 * file + rank. */
  shelter: 32,
  /** By rank of the nearest enemy pawn there, 0 for none; from 8 on if an own pawn stops it. */
  storm: 16,

  /* Danger to a king adds up, and then counts with its square: see `king-danger.ts`. */
  dangerBase: 1,
  /** A knight, bishop, rook, queen that attacks the squares around the king. */
  dangerAttacker: 4,
  /** For each attack on a square next to the king. */
  dangerRing: 1,
  /** For each square around the king that is attacked and badly defended. */
  dangerWeak: 1,
  /** A knight, bishop, rook, queen that can safely give check. */
  dangerCheck: 4,
  dangerNoQueen: 1,

  /** For each enemy piece attacked by a pawn; by a pawn that can safely step there. */
  threatByPawn: 1,
  threatByPush: 1,
  /** By the kind attacked, 1 to 5: by a knight or bishop; by a rook. */
  threatByMinor: 6,
  threatByRook: 6,
  threatByKing: 1,
  /** For each enemy piece that could be captured for nothing. */
  hanging: 1,
  /** For each safe square behind the own centre. */
  space: 1,
  tempo: 1,
} as const;

export type WeightName = keyof typeof COUNTS;
export type ChessWeights = Readonly<Record<WeightName, Tapered>>;

export const WEIGHT_NAMES = Object.keys(COUNTS) as WeightName[];

/** How many numbers a weight has for each stage. */
export function countOfWeight(name: WeightName): number {
  return COUNTS[name];
}

const OFFSETS = new Map<WeightName, number>();
let total = 0;
for (const name of WEIGHT_NAMES) {
  OFFSETS.set(name, total);
  total += COUNTS[name];
}

/** Numbers in all, for each stage. */
export const WEIGHT_COUNT = total;

/** Where a weight's numbers begin when all are laid out in a row. */
export function offsetOf(name: WeightName): number {
  return OFFSETS.get(name)!;
}

/* What the pawn table keeps of a structure, by place in its entry. The first four numbers are the pawns. */

/** Squares of the kings that `KING_SCORE` is for: 64 * White's + Black's. 0 when there are none yet. */
export const KINGS = 4;
/** What the pawns are worth by themselves, packed, White's minus Black's. */
export const PAWN_SCORE = 5;
/** Halves of the passed pawns of both sides. */
export const PASSED = 6;
/** Halves of what a side's pawns may come to attack: at 2 * side. */
export const SPAN = 8;
/** Files with pawns of a side, bits 8 * side + file. */
export const PAWN_FILES = 12;
/** How many pawns are on dark and on light squares, White's and Black's: a byte each, from the lowest. */
export const PAWN_COUNTS = 13;
/** What the kings are worth among these pawns, packed, White's minus Black's. */
export const KING_SCORE = 14;
/** Numbers in an entry: a cache line. */
export const ENTRY = 16;
