import type { Side } from '@tahoun/core';

/** A chess clock: each side's time for its moves. All times are in milliseconds. */
export interface Clock {
  /** What each side begins with. */
  readonly base: number;
  /** What a side gets with each move that it makes. */
  readonly increment: number;
  /** What sides 0 and 1 had left when the turn last changed. */
  readonly left: readonly [number, number];
}

/** Bounds on what a clock may be set to. */
export const MAX_BASE_MINUTES = 180;
export const MAX_INCREMENT_SECONDS = 60;

/** A clock before the first move. */
export function newClock(minutes: number, incrementSeconds: number): Clock {
  const base = minutes * 60_000;
  return { base, increment: incrementSeconds * 1000, left: [base, base] };
}

/** The clock after a move. @param spent how long the side thought about it. */
export function afterMove(clock: Clock, side: Side, spent: number): Clock {
  const left: [number, number] = [...clock.left];
  left[side] = Math.max(0, left[side] - spent) + clock.increment;
  return { ...clock, left };
}
