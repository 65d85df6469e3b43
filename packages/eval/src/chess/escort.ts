import { CHESS_PAWN, chessLowestBit } from '@tahoun/games/chess';
import { offsetOf } from './layout.js';
import { DISTANCE } from './masks.js';
import { PASSED } from './pawn-entry.js';

const OWN_KING = offsetOf('passedOwnKing');
const THEIR_KING = offsetOf('passedTheirKing');
/** Passed pawns count from the rank after this one, more with each. */
const LAST_IDLE_RANK = 2;

/** How near the kings are to a side's passed pawns, packed. @param at where the pawns' entry begins. */
export function scoreEscort(
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
