import type { Side } from '@tahoun/core';
import type { Clock, Match } from '@tahoun/match';

/** The arithmetic of a running clock. All times are in milliseconds. */

/** What may hold a clock although the game goes on. */
interface Hold {
  readonly isOver: boolean;
  readonly isPaused: boolean;
  readonly isReplaying: boolean;
}

/** A clock runs from the first move on, as long as the game goes on before one's eyes. */
export function runs({ clock, cursor, moves }: Match, { isOver, isPaused, isReplaying }: Hold): boolean {
  return clock !== null && cursor > 0 && cursor === moves.length && !isOver && !isPaused && !isReplaying;
}

/**
 * What a side has left; 0 without a clock.
 * @param turn the side to move on the board, which may show an earlier place of the line
 * @param spent what the side to move at the end of the line has thought about its move
 */
export function timeLeftOf({ clock, moves, cursor }: Match, turn: Side, spent: number, side: Side): number {
  if (clock === null) return 0;
  const thinks = (turn + moves.length - cursor) % 2;
  return Math.max(0, clock.left[side] - (thinks === side ? spent : 0));
}

/** What is written down of a turn that has begun: it belongs to its match and ply. */
export function spentText(spent: number, turn: string): string {
  return `${Math.round(spent)} ${turn}`;
}

/** What `spentText` wrote of this turn; 0 where it was another. */
export function readSpent(text: string | null, turn: string): number {
  const [ms = '', ...of] = (text ?? '').split(' ');
  return of.join(' ') === turn ? Number(ms) : 0;
}

/** Tells a turn from all others of the browser. */
export function turnKey(matchId: string, { moves }: Match): string {
  return `${matchId} ${moves.length}`;
}

/** What was spent after another tick. @param isCovered a dialog lies over the board, which holds the clock */
export function afterTick(spent: number, elapsed: number, isCovered: boolean): number {
  return isCovered ? spent : spent + elapsed;
}

/** Whether another second of the turn is over. */
export function isNextSecond(before: number, now: number): boolean {
  return Math.floor(before / 1000) !== Math.floor(now / 1000);
}

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
