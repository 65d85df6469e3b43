import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import { boundedBestMove } from '../budget.js';
import type { Ctx } from '../env.js';
import type { Question } from '../question.js';
import type { BoundedTask } from './searches.js';

export type BestMoveTask = BoundedTask & { readonly kind: 'best-move' };

/** The engine's answer, and whose view its scores are. */
export interface ScoredAnswer extends BestMoveAnswer {
  /** The letter of the side from which the scores are seen: the side to move. */
  readonly scoreFor: string;
}

export function withView(answer: BestMoveAnswer): ScoredAnswer {
  return { ...answer, scoreFor: answer.turn };
}

/** The question with the limits of this client. */
export function taskFor(c: Ctx, { request }: Question<BestMoveRequest>): BestMoveTask {
  return { kind: 'best-move', request: boundedBestMove(request, c.get('client').tier.ceilings) };
}

/** All that the answer depends on; null where the clock or the order of threads has a part in it. */
export function questionKey({ kind, request }: BestMoveTask): readonly unknown[] | null {
  const { timeMs, threads = 1 } = request;
  return timeMs === undefined && threads === 1 ? [kind, request] : null;
}
