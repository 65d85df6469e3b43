import type { Evaluation, Position } from '@tahoun/core';
import type { GameAi } from './game-ai.js';

/**
 * A computer player whose `best` is made when it is first asked for, and kept: decoding a network takes milliseconds,
 * which a process that never searches does without.
 */
export function networkAi<P extends Position>(
  best: () => Evaluation<P>,
  rest: Omit<GameAi<P>, 'best'>,
): GameAi<P> {
  let made: Evaluation<P> | undefined;
  return {
    ...rest,
    get best() {
      made ??= best();
      return made;
    },
  };
}
