import { LOSS, ONGOING } from '@tahoun/core';
import type { AtariGoPosition } from './position.js';

/**
 * How a finished game is written: the winner and the stones it has captured, `B+3`; without a number,
 * `B+`, when the loser had no move left. '' while the game goes on.
 */
export function resultOf(position: AtariGoPosition): string {
  const outcome = position.outcome();
  if (outcome === ONGOING) return '';
  const winner = outcome === LOSS ? 1 - position.turn : position.turn;
  return `${winner === 0 ? 'B' : 'W'}+${position.isWon() ? position.taken[winner] : ''}`;
}
