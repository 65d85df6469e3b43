import { isDecided, pliesToEnd } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import type { ScoreParts } from '@tahoun/i18n';

/** An answer's score as the texts want it. */
export function scoreParts({
  score,
  distanceIsBound,
}: Pick<BestMoveAnswer, 'score' | 'distanceIsBound'>): ScoreParts {
  if (!isDecided(score)) return { kind: 'units', hundredths: score };
  return {
    kind: 'decided',
    wins: score > 0,
    plies: pliesToEnd(score) as number,
    within: distanceIsBound === true,
  };
}
