import { type ReviewAnswer, type ReviewRequest, type ReviewedMove, reviewGame } from '@tahoun/engine';
import type { Language } from '@tahoun/i18n';
import { type FileWarning, MOST_WARNINGS, warningOf } from '@tahoun/match';
import { games } from '../engine/games.js';
import { Reservation } from '../limits/client.js';
import type { ReviewParameters } from '../schemas/index.js';
import type { BestMoveTask } from '../search/searches.js';
import { type SpokenMove, reviewSpeakerOf } from '../search/sentence.js';
import { answerOrConfirm, keyOf } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';
import { reviewedGame } from './reviewed-game.js';
import { questionKey } from './search.js';
import { streamOf, wantedForm } from './streaming.js';

/** A review whose moves have sentences where a language was asked for. */
export interface SpokenReview extends ReviewAnswer {
  readonly moves: readonly SpokenMove[];
  /** What was left out so that the file could be read; missing where nothing was. */
  readonly warnings?: readonly FileWarning[];
}

/** Positions that are judged in one piece, at most: a millisecond. */
const PIECE = 2;

type Asked = [signal: AbortSignal, tell?: (move: SpokenMove) => void];

/** Every move of a game judged: at once, or one after the other as they are. */
export async function review(c: Ctx, parameters: ReviewParameters) {
  const { language, ...game } = parameters;
  const { nodes } = c.get('client').tier.ceilings;
  const { request, dropped } = await reviewedGame(c, game, nodes, MOST_WARNINGS);
  const warnings = dropped.map(warningOf);
  await c.get('client').charge({ position: request.moves.length });
  const reviewed = async (...asked: Asked) => {
    const answer = await reviewAll(c, request, language, ...asked);
    return warnings.length === 0 ? answer : { ...answer, warnings };
  };
  const form = wantedForm(c, ['lines', 'events']);
  if (form !== undefined) {
    return streamOf(c, form, 'move', (signal, tell) => reviewed(signal, tell));
  }
  return answerOrConfirm<SpokenReview>(c, {
    question: ['review', request, language, warnings],
    answer: () => reviewed(c.req.raw.signal),
    isWhole: ({ limitedBy }) => limitedBy === null,
  });
}

/** One price for all searches, each of which is one that anybody may have asked for. */
async function reviewAll(
  c: Ctx,
  request: ReviewRequest,
  language: Language | undefined,
  signal: AbortSignal,
  tell: (move: SpokenMove) => void = () => undefined,
): Promise<SpokenReview> {
  const { searches } = c.get('service');
  const speak = await reviewSpeakerOf(request.game, language);
  const reservation = new Reservation(c.get('client'), request.nodes);
  let judged = 0;
  const evaluate = async (position: BestMoveTask['request']) => {
    // Where every answer is known, nothing else lets others have their turns.
    if (++judged % PIECE === 0) await pauseOf(c)();
    const task: BestMoveTask = { kind: 'best-move', request: position };
    const key = await keyOf(c, questionKey(task));
    return searches.bestMove(c, task, key, { reservation, signal });
  };
  try {
    const moves: SpokenMove[] = [];
    const onMove = (move: ReviewedMove) => {
      const spoken = speak(move);
      moves.push(spoken);
      tell(spoken);
    };
    const review = await reviewGame(games, request, { evaluate, onMove, signal });
    return { ...review, moves };
  } finally {
    await reservation.settle();
  }
}
