import {
  CHESS_BISHOP,
  CHESS_KING,
  CHESS_KNIGHT,
  CHESS_PAWN,
  CHESS_ROOK,
  type ChessPosition,
  chessLowestBit,
} from '@tahoun/games/chess';
import type { Scratch } from './attack-maps.js';
import { offsetOf } from './layout.js';
import { countSquares } from './masks.js';

const BY_PAWN = offsetOf('threatByPawn');
const BY_PUSH = offsetOf('threatByPush');
const BY_MINOR = offsetOf('threatByMinor');
const BY_ROOK = offsetOf('threatByRook');
const BY_KING = offsetOf('threatByKing');
const HANGING = offsetOf('hanging');

/** A side's third rank, from which pawns step once more: in its half of the board. */
const THIRD_RANK = [0x00ff0000, 0x0000ff00] as const;

/** What a side threatens to capture, packed. */
export function scoreThreats(s: Scratch, { bits, board }: ChessPosition, side: number): number {
  const { weights, attacks, twice } = s;
  const ours = 2 * side;
  const theirs = ours ^ 2;
  const pawns = 4 * CHESS_PAWN;
  const kings = 4 * CHESS_KING;
  const kingLo = bits[kings + theirs]!;
  const kingHi = bits[kings + theirs + 1]!;
  const piecesLo = bits[theirs]! & ~(bits[pawns + theirs]! | kingLo);
  const piecesHi = bits[theirs + 1]! & ~(bits[pawns + theirs + 1]! | kingHi);
  // Well defended: by a pawn, or twice when not attacked twice.
  const strongLo = attacks[pawns + theirs]! | (twice[theirs]! & ~twice[ours]!);
  const strongHi = attacks[pawns + theirs + 1]! | (twice[theirs + 1]! & ~twice[ours + 1]!);
  const weakLo = bits[theirs]! & ~(strongLo | kingLo) & attacks[ours]!;
  const weakHi = bits[theirs + 1]! & ~(strongHi | kingHi) & attacks[ours + 1]!;
  let score = scorePawnThreats(s, bits, side, piecesLo, piecesHi);

  const minorsLo = attacks[4 * CHESS_KNIGHT + ours]! | attacks[4 * CHESS_BISHOP + ours]!;
  const minorsHi = attacks[4 * CHESS_KNIGHT + ours + 1]! | attacks[4 * CHESS_BISHOP + ours + 1]!;
  for (let left = (piecesLo | weakLo) & minorsLo; left !== 0; left &= left - 1) {
    score += weights[BY_MINOR + (board[chessLowestBit(left)]! >> 1)]!;
  }
  for (let left = (piecesHi | weakHi) & minorsHi; left !== 0; left &= left - 1) {
    score += weights[BY_MINOR + (board[32 + chessLowestBit(left)]! >> 1)]!;
  }
  if ((weakLo | weakHi) === 0) return score;

  for (let left = weakLo & attacks[4 * CHESS_ROOK + ours]!; left !== 0; left &= left - 1) {
    score += weights[BY_ROOK + (board[chessLowestBit(left)]! >> 1)]!;
  }
  for (let left = weakHi & attacks[4 * CHESS_ROOK + ours + 1]!; left !== 0; left &= left - 1) {
    score += weights[BY_ROOK + (board[32 + chessLowestBit(left)]! >> 1)]!;
  }
  if (((weakLo & attacks[kings + ours]!) | (weakHi & attacks[kings + ours + 1]!)) !== 0) {
    score += weights[BY_KING]!;
  }
  const looseLo = weakLo & (~attacks[theirs]! | (piecesLo & twice[ours]!));
  const looseHi = weakHi & (~attacks[theirs + 1]! | (piecesHi & twice[ours + 1]!));
  if ((looseLo | looseHi) === 0) return score;
  return score + Math.imul(weights[HANGING]!, countSquares(looseLo, looseHi));
}

/** Enemy pieces that a pawn attacks, or would after a step to a square where it is not just taken. */
function scorePawnThreats(
  { weights, attacks }: Scratch,
  bits: Int32Array,
  side: number,
  piecesLo: number,
  piecesHi: number,
): number {
  const ours = 2 * side;
  const theirs = ours ^ 2;
  const pawns = 4 * CHESS_PAWN;
  let score = 0;
  const attackedLo = attacks[pawns + ours]! & piecesLo;
  const attackedHi = attacks[pawns + ours + 1]! & piecesHi;
  if ((attackedLo | attackedHi) !== 0) {
    score = Math.imul(weights[BY_PAWN]!, countSquares(attackedLo, attackedHi));
  }

  const emptyLo = ~(bits[0]! | bits[2]!);
  const emptyHi = ~(bits[1]! | bits[3]!);
  let lo = bits[pawns + ours]!;
  let hi = bits[pawns + ours + 1]!;
  if (side === 0) {
    hi = ((hi << 8) | (lo >>> 24)) & emptyHi;
    lo = (lo << 8) & emptyLo;
    // A second step from the third rank stays within the half.
    lo |= ((lo & THIRD_RANK[0]) << 8) & emptyLo;
  } else {
    lo = ((lo >>> 8) | (hi << 24)) & emptyLo;
    hi = (hi >>> 8) & emptyHi;
    hi |= ((hi & THIRD_RANK[1]) >>> 8) & emptyHi;
  }
  lo &= ~attacks[pawns + theirs]! & (attacks[ours]! | ~attacks[theirs]!);
  hi &= ~attacks[pawns + theirs + 1]! & (attacks[ours + 1]! | ~attacks[theirs + 1]!);
  const west = ~0x01010101;
  const east = ~0x80808080;
  let hitLo: number;
  let hitHi: number;
  if (side === 0) {
    hitLo = ((lo & west) << 7) | ((lo & east) << 9);
    hitHi = ((hi & west) << 7) | ((hi & east) << 9) | ((lo & west) >>> 25) | ((lo & east) >>> 23);
  } else {
    hitLo = ((lo & west) >>> 9) | ((lo & east) >>> 7) | ((hi & west) << 23) | ((hi & east) << 25);
    hitHi = ((hi & west) >>> 9) | ((hi & east) >>> 7);
  }
  hitLo &= piecesLo;
  hitHi &= piecesHi;
  if ((hitLo | hitHi) === 0) return score;
  return score + Math.imul(weights[BY_PUSH]!, countSquares(hitLo, hitHi));
}

const SPACE = offsetOf('space');
/** Files c to f, ranks 2 to 4 of a side, in its half of the board. */
const CENTRE = [0x3c3c3c00, 0x003c3c3c] as const;

/** Room for a side's pieces: squares in its centre without own pawns and enemy pawns' attacks, packed. */
export function scoreSpace({ weights, attacks }: Scratch, bits: Int32Array, side: number): number {
  // Both sides' home squares lie within one half.
  const half = side;
  const pawns = 4 * CHESS_PAWN + 2 * side + half;
  const room = CENTRE[side as 0 | 1] & ~(bits[pawns]! | attacks[pawns ^ 2]!);
  return Math.imul(weights[SPACE]!, countSquares(room, 0));
}
