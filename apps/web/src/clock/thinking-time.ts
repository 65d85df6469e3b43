import type { Side } from '@tahoun/core';
import type { Clock } from '@tahoun/match';

/** So many more moves the computer expects to make with what it has left. */
const MOVES_AHEAD = 25;
/** What it keeps for its move to reach the board. */
const RESERVE_MS = 150;
const LEAST_MS = 20;

/** How long the computer may think about its next move, in milliseconds. */
export function thinkingTime({ left, increment }: Clock, side: Side): number {
  const rest = left[side];
  const share = rest / MOVES_AHEAD + 0.8 * increment;
  return Math.round(Math.max(LEAST_MS, Math.min(share, rest - RESERVE_MS)));
}
