import type { Side } from '@tahoun/core';
import type { Clock, Match } from '@tahoun/match';

/** The arithmetic of a running clock. All times are in milliseconds. */

/** Conditions that stop a clock. */
interface Hold {
  readonly isOver: boolean;
  readonly isPaused: boolean;
  readonly isReplaying: boolean;
}

/** A clock runs from the first move on, while the game goes on and its latest position is shown. */
export function runs({ clock, cursor, moves }: Match, { isOver, isPaused, isReplaying }: Hold): boolean {
  return clock !== null && cursor > 0 && cursor === moves.length && !isOver && !isPaused && !isReplaying;
}

/**
 * Time left to a side; 0 without a clock.
 * @param turn the side to move on the board, which may show an earlier place of the line
 * @param spent thinking time of the side to move at the end of the line
 */
export function timeLeftOf({ clock, moves, cursor }: Match, turn: Side, spent: number, side: Side): number {
  if (clock === null) return 0;
  const thinks = (turn + moves.length - cursor) % 2;
  return Math.max(0, clock.left[side] - (thinks === side ? spent : 0));
}

/** Stored text of the time spent on a turn, with the key of the turn. */
export function spentText(spent: number, turn: string): string {
  return `${Math.round(spent)} ${turn}`;
}

/** Time that `spentText` stored for this turn; 0 for another turn. */
export function readSpent(text: string | null, turn: string): number {
  const [ms = '', ...of] = (text ?? '').split(' ');
  return of.join(' ') === turn ? Number(ms) : 0;
}

/** Key of a turn, unique in the browser. */
export function turnKey(matchId: string, { moves }: Match): string {
  return `${matchId} ${moves.length}`;
}

/**
 * Time spent after another tick.
 * @param isCovered whether a dialog covers the board, which stops the clock
 */
export function afterTick(spent: number, elapsed: number, isCovered: boolean): number {
  return isCovered ? spent : spent + elapsed;
}

/** Whether another second of the turn is over. */
export function isNextSecond(before: number, now: number): boolean {
  return Math.floor(before / 1000) !== Math.floor(now / 1000);
}

/** Moves among which the computer divides its remaining time. */
const MOVES_AHEAD = 25;
/** Reserve of the computer for its move to reach the board. */
const RESERVE_MS = 150;
const LEAST_MS = 20;

/** Thinking time of the computer for its next move, in milliseconds. */
export function thinkingTime({ left, increment }: Clock, side: Side): number {
  const rest = left[side];
  const share = rest / MOVES_AHEAD + 0.8 * increment;
  return Math.round(Math.max(LEAST_MS, Math.min(share, rest - RESERVE_MS)));
}
