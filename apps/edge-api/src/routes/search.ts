import type { BestMoveRequest } from '@tahoun/engine';
import type { Language } from '@tahoun/i18n';
import type {
  AnalyseParameters,
  BestMoveParameters,
  SolveParameters,
  TreeParameters,
} from '../schemas/index.js';
import { boundedBestMove, boundedSolve, boundedTree } from '../search/budget.js';
import {
  type Question,
  analyseQuestion,
  bestMoveQuestion,
  solveQuestion,
  treeQuestion,
} from '../search/question.js';
import type { BestMoveTask, BoundedTask, ScoredAnswer } from '../search/searches.js';
import { speakerOf } from '../search/sentence.js';
import { NO_STORE, keyOf, writeOrConfirm } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';
import { ENDED } from '../service/events.js';
import { type Form, streamOf, wantedForm } from './streaming.js';

export async function bestMove(c: Ctx, parameters: BestMoveParameters) {
  return answerBestMove(c, await bestMoveQuestion(parameters, pauseOf(c)));
}

export async function analyse(c: Ctx, parameters: AnalyseParameters) {
  return answerBestMove(c, await analyseQuestion(parameters, pauseOf(c)));
}

/** Server-sent events, whatever is accepted. */
export async function bestMoveStream(c: Ctx, parameters: BestMoveParameters) {
  return eventsOf(c, await bestMoveQuestion(parameters, pauseOf(c)));
}

export async function analyseStream(c: Ctx, parameters: AnalyseParameters) {
  return eventsOf(c, await analyseQuestion(parameters, pauseOf(c)));
}

/** A client that had the last event already is told with 204 to connect no more. */
async function eventsOf(c: Ctx, question: Question<BestMoveRequest>): Promise<Response> {
  if (c.req.header('last-event-id') === ENDED) return c.body(null, 204, NO_STORE);
  return streamSearch(c, taskFor(c, question), 'events', question.language);
}

async function answerBestMove(c: Ctx, question: Question<BestMoveRequest>) {
  const task = taskFor(c, question);
  const { language } = question;
  const form = wantedForm(c, ['lines']);
  if (form !== undefined) return streamSearch(c, task, form, language);
  return answerTask(c, task, questionKey(task), language);
}

/** Who wins, how soon, and how; where the budget does not suffice, `solved` is false. */
export async function solve(c: Ctx, parameters: SolveParameters) {
  const { request, loaded } = await solveQuestion(parameters, pauseOf(c));
  const { ceilings } = c.get('client').tier;
  const task: BoundedTask = { kind: 'solve', request: boundedSolve(request, loaded, ceilings) };
  return answerTask(c, task, task.request.timeMs === undefined ? [task.kind, task.request] : null);
}

/** The tree that a search walks. */
export async function tree(c: Ctx, parameters: TreeParameters) {
  const { request } = await treeQuestion(parameters, pauseOf(c));
  const { ceilings } = c.get('client').tier;
  const task: BoundedTask = { kind: 'tree', request: boundedTree(request, ceilings) };
  return answerTask(c, task, [task.kind, task.request]);
}

/**
 * Answers with what a search finds, or says that the client has it.
 * @param question as for `writeOrConfirm`. @param language of the sentence in the answer to a best-move
 */
async function answerTask(
  c: Ctx,
  task: BoundedTask,
  question: readonly unknown[] | null,
  language?: Language,
): Promise<Response> {
  const asked = question === null || language === undefined ? question : [...question, language];
  return writeOrConfirm(c, asked, async (key) => {
    // What was found is kept without the sentence, for all languages.
    const found = language === undefined ? key : await keyOf(c, question);
    const { json, isWhole } = await c.get('service').searches.text(c, task, found);
    const body = language === undefined ? json : await spoken(json, task, language);
    return { type: 'application/json', body, isWhole };
  });
}

async function spoken(json: string, { request }: BoundedTask, language: Language): Promise<string> {
  const speak = await speakerOf(request.game, language);
  return JSON.stringify(speak(JSON.parse(json) as ScoredAnswer));
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

/** Answers with what is found after each completed depth, then with the answer. */
async function streamSearch(
  c: Ctx,
  task: BestMoveTask,
  form: Form,
  language: Language | undefined,
): Promise<Response> {
  const speak = await speakerOf(task.request.game, language);
  return streamOf(c, form, 'depth', async (signal, tell) => {
    const key = await keyOf(c, questionKey(task));
    const { searches } = c.get('service');
    const watch = (answer: ScoredAnswer) => tell(speak(answer));
    return speak(await searches.bestMove(c, task, key, { signal, watch }));
  });
}
