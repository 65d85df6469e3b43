import { CHESS_PAWN, type ChessPosition } from '@tahoun/games/chess';
import { offsetOf } from './layout.js';

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
