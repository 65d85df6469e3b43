import { CHESS_PAWN, type ChessPosition, chessLowestBit } from '@tahoun/games/chess';
import { PASSED, offsetOf } from './layout.js';
import { DISTANCE } from './masks.js';

const SHELTER = offsetOf('shelter');
const STORM = offsetOf('storm');
/** Added to the index in `storm` where an own pawn stands right before the enemy one. */
const STOPPED = 8;

/** The pawns on the king's file and its neighbours, own and enemy ones, packed. */
export function scoreShelter(
  weights: Int32Array,
  { board }: ChessPosition,
  side: number,
  king: number,
): number {
  const ownPawn = 2 * CHESS_PAWN + side;
  const theirPawn = ownPawn ^ 1;
  const mirror = side === 0 ? 0 : 56;
  const middle = Math.min(Math.max(king & 7, 1), 6);
  const firstRank = (king ^ mirror) >> 3;
  let score = 0;
  for (let file = middle - 1; file <= middle + 1; file++) {
    let own = 0;
    let their = 0;
    for (let rank = 6; rank >= Math.max(firstRank, 1); rank--) {
      const piece = board[(8 * rank + file) ^ mirror]!;
      if (piece === ownPawn) own = rank;
      else if (piece === theirPawn) their = rank;
    }
    score += weights[SHELTER + 8 * Math.min(file, 7 - file) + own]!;
    score += weights[STORM + (own !== 0 && their === own + 1 ? STOPPED : 0) + their]!;
  }
  return score;
}

const OWN_KING = offsetOf('passedOwnKing');
const THEIR_KING = offsetOf('passedTheirKing');
/** Passed pawns count from the rank after this one, more with each. */
const LAST_IDLE_RANK = 2;

/** How near the kings are to a side's passed pawns, packed. @param at where the pawns' entry begins. */
export function scoreKingDistances(
  weights: Int32Array,
  bits: Int32Array,
  side: number,
  ownKing: number,
  theirKing: number,
  entries: Int32Array,
  at: number,
): number {
  let score = 0;
  for (let half = 0; half < 2; half++) {
    const passed = entries[at + PASSED + half]! & bits[4 * CHESS_PAWN + 2 * side + half]!;
    for (let left = passed; left !== 0; left &= left - 1) {
      const square = (half << 5) | chessLowestBit(left);
      const rank = side === 0 ? square >> 3 : 7 - (square >> 3);
      if (rank <= LAST_IDLE_RANK) continue;
      const step = side === 0 ? square + 8 : square - 8;
      const kings =
        weights[OWN_KING + DISTANCE[64 * ownKing + step]!]! +
        weights[THEIR_KING + DISTANCE[64 * theirKing + step]!]!;
      score += Math.imul(rank - LAST_IDLE_RANK, kings);
    }
  }
  return score;
}
