import { CHESS_PAWN, CHESS_ROOK, chessLowestBit } from '@tahoun/games/chess';
import type { Scratch } from './attack-maps.js';
import { PASSED, offsetOf } from './layout.js';
import { AHEAD } from './masks.js';

const BLOCKED = offsetOf('passedBlocked');
const FREE = offsetOf('passedFree');
const SUPPORTED = offsetOf('passedSupported');
const ROOK_BEHIND = offsetOf('rookBehind');

/** What the pieces do for and against a side's passed pawns, packed. @param entry of the pawn table. */
export function scorePassed(s: Scratch, bits: Int32Array, side: number, entry: number): number {
  const { weights, attacks } = s;
  const { entries } = s.pawns;
  const ours = 2 * side;
  const theirs = ours ^ 2;
  const pawns = 4 * CHESS_PAWN + ours;
  const rooks = 4 * CHESS_ROOK;
  let score = 0;
  for (let half = 0; half < 2; half++) {
    for (let left = entries[entry + PASSED + half]! & bits[pawns + half]!; left !== 0; left &= left - 1) {
      const square = 32 * half + chessLowestBit(left);
      const rank = side === 0 ? square >> 3 : 7 - (square >> 3);
      const step = side === 0 ? square + 8 : square - 8;
      const stepLo = step < 32 ? 1 << step : 0;
      const stepHi = step < 32 ? 0 : 1 << step;
      if ((((bits[0]! | bits[2]!) & stepLo) | ((bits[1]! | bits[3]!) & stepHi)) !== 0) {
        score += weights[BLOCKED + rank]!;
      }
      if (((attacks[ours]! & stepLo) | (attacks[ours + 1]! & stepHi)) !== 0) score += weights[SUPPORTED]!;
      const ahead = 128 * side + 2 * square;
      const pathLo = AHEAD[ahead]!;
      const pathHi = AHEAD[ahead + 1]!;
      const barredLo = attacks[theirs]! | bits[theirs]!;
      const barredHi = attacks[theirs + 1]! | bits[theirs + 1]!;
      if (((barredLo & pathLo) | (barredHi & pathHi)) === 0) score += weights[FREE + rank]!;
      const behind = 128 * (1 - side) + 2 * square;
      const behindLo = AHEAD[behind]!;
      const behindHi = AHEAD[behind + 1]!;
      if (((bits[rooks + ours]! & behindLo) | (bits[rooks + ours + 1]! & behindHi)) !== 0) {
        score += weights[ROOK_BEHIND]!;
      }
      if (((bits[rooks + theirs]! & behindLo) | (bits[rooks + theirs + 1]! & behindHi)) !== 0) {
        score += weights[ROOK_BEHIND + 1]!;
      }
    }
  }
  return score;
}
