import { CHESS_PAWN } from '@tahoun/games/chess';
import { offsetOf } from './layout.js';
import { countSquares } from './masks.js';
import type { Scratch } from './scratch.js';

const SPACE = offsetOf('space');
/** Files c to f, ranks 2 to 4 of a side, in its half of the board. */
const CENTRE = [0x3c3c3c00, 0x003c3c3c] as const;

/** Room for a side's officers: squares in its centre without own pawns and enemy pawns' attacks, packed. */
export function scoreSpace({ weights, attacks }: Scratch, bits: Int32Array, side: number): number {
  // Both sides' home squares lie within one half.
  const half = side;
  const pawns = 4 * CHESS_PAWN + 2 * side + half;
  const room = CENTRE[side as 0 | 1] & ~(bits[pawns]! | attacks[pawns ^ 2]!);
  return Math.imul(weights[SPACE]!, countSquares(room, 0));
}
