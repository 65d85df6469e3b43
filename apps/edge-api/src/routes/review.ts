import { type ReviewAnswer, type ReviewRequest, type ReviewedMove, reviewGame } from '@tahoun/engine';
import { answerOrConfirm, keyOf } from '../caching.js';
import type { Ctx } from '../env.js';
import { games } from '../games.js';
import { Reservation } from '../limits/client.js';
import { reviewedGame } from '../reviewed-game.js';
import type { ReviewParameters } from '../schemas.js';
import type { BestMoveTask } from '../search/searches.js';
import { questionKey } from './search.js';
import { streamOf, wantedForm } from './streaming.js';

/** Every move of a game judged: at once, or one after the other as they are. */
export async function review(c: Ctx, parameters: ReviewParameters) {
  const request = await reviewedGame(parameters, c.get('client').tier.ceilings.nodes);
  const form = wantedForm(c, ['lines', 'events']);
  if (form !== undefined) {
    // A stream has the same last answer; its type is not for the typed client.
    return (await streamOf(c, form, 'move', (signal, tell) => reviewAll(c, request, signal, tell))) as never;
  }
  return answerOrConfirm<ReviewAnswer>(c, {
    question: ['review', request],
    answer: () => reviewAll(c, request, c.req.raw.signal),
    isWhole: ({ limitedBy }) => limitedBy === null,
  });
}

/** One price for all searches, each of which is one that anybody may have asked for. */
async function reviewAll(
  c: Ctx,
  request: ReviewRequest,
  signal: AbortSignal,
  onMove: (move: ReviewedMove) => void = () => undefined,
): Promise<ReviewAnswer> {
  const { searches } = c.get('service');
  const reservation = new Reservation(c.get('client'), request.nodes);
  const evaluate = async (position: BestMoveTask['request']) => {
    const task: BestMoveTask = { kind: 'best-move', request: position };
    const key = await keyOf(c, questionKey(task));
    return searches.bestMove(c, task, key, reservation, signal);
  };
  try {
    return await reviewGame(games, request, { evaluate, onMove, signal });
  } finally {
    await reservation.settle();
  }
}
