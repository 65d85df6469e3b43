import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import type { MiddlewareHandler } from 'hono';
import { answerOrConfirm } from '../caching.js';
import type { Ctx } from '../env.js';
import { type Question, analyseQuestion, bestMoveQuestion } from '../question.js';
import type { AnalyseParameters, BestMoveParameters } from '../schemas.js';
import { isWhole } from '../search/searches.js';
import { type ScoredAnswer, questionKey, taskFor, withView } from '../search/tasks.js';
import { streamOf, wantsLines } from './stream.js';

/** Says to caches that the same address gives one document or a stream. */
export const variesByAccept: MiddlewareHandler = (c, next) => {
  c.header('Vary', 'Accept', { append: true });
  return next();
};

export function bestMove(c: Ctx, parameters: BestMoveParameters) {
  return answerBestMove(c, bestMoveQuestion(parameters));
}

export function analyse(c: Ctx, parameters: AnalyseParameters) {
  return answerBestMove(c, analyseQuestion(parameters));
}

/** Server-sent events, whatever is accepted. */
export function bestMoveStream(c: Ctx, parameters: BestMoveParameters) {
  return streamOf(c, taskFor(c, bestMoveQuestion(parameters)), 'events');
}

export function analyseStream(c: Ctx, parameters: AnalyseParameters) {
  return streamOf(c, taskFor(c, analyseQuestion(parameters)), 'events');
}

async function answerBestMove(c: Ctx, question: Question<BestMoveRequest>) {
  const task = taskFor(c, question);
  // A stream has the same last answer; its type is not for the typed client.
  if (wantsLines(c)) return (await streamOf(c, task, 'lines')) as never;
  return answerOrConfirm<ScoredAnswer>(c, {
    question: questionKey(task),
    answer: async (key) => withView(await c.get('service').searches.answer<BestMoveAnswer>(c, task, key)),
    isWhole: (answer) => isWhole(task, answer),
  });
}
