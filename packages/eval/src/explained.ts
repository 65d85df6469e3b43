import type { Evaluation, Position } from '@tahoun/core';

/** An evaluation that gives no reasons, as a network, with the terms of another and what it says beyond them. */
export function explainedBy<P extends Position>(
  terms: Evaluation<P>['terms'],
  judge: Evaluation<P>,
): Evaluation<P> {
  return {
    ...judge,
    terms(position) {
      const named = terms(position);
      const sum = Object.values(named).reduce((total, term) => total + term, 0);
      return { ...named, network: judge.evaluate(position) - sum };
    },
  };
}
