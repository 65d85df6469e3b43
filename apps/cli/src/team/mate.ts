import { isDecided, pliesToEnd } from '@tahoun/core';

/** Moves of the winner to the end of a decided score, negative for a loss; else null. */
export function movesToMate(score: number): number | null {
  if (!isDecided(score)) return null;
  const moves = Math.ceil((pliesToEnd(score) as number) / 2);
  return score > 0 ? moves : 0 - moves;
}
