import { type Move, NO_MOVE, ONGOING } from '../game.js';
import type { SearchState } from './state.js';

/**
 * A line of the state's position with the plies that were seen without being made: a winning move, and any move
 * where the answer wins whatever is played.
 */
export function playedOut({ position, stack, use }: SearchState, line: readonly Move[]): Move[] {
  const whole = [...line];
  if (!use['safe-moves']) return whole;
  for (const move of line) position.makeMove(move);
  while (position.outcome() === ONGOING) {
    let next = position.winningMove();
    if (next === NO_MOVE) {
      if (stack.generateSafe(position, 0) > 0) break;
      stack.generate(position, 0);
      next = stack.moves[0] as Move;
    }
    whole.push(next);
    position.makeMove(next);
  }
  for (const _ of whole) position.undoMove();
  return whole;
}
