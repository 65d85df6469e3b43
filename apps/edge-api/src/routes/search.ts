import type { BestMoveRequest, SolveAnswer, TreeAnswer } from '@tahoun/engine';
import type { Language } from '@tahoun/i18n';
import type { MiddlewareHandler, TypedResponse } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { boundedBestMove, boundedSolve, boundedTree } from '../budget.js';
import { keyOf, writeOrConfirm } from '../caching.js';
import type { Ctx } from '../env.js';
import { refusalFor } from '../faults.js';
import { problemOf } from '../problem.js';
import {
  type Question,
  analyseQuestion,
  bestMoveQuestion,
  solveQuestion,
  treeQuestion,
} from '../question.js';
import type { AnalyseParameters, BestMoveParameters, SolveParameters, TreeParameters } from '../schemas.js';
import type { BestMoveTask, BoundedTask, ScoredAnswer } from '../search/searches.js';
import { speakerOf } from '../search/sentence.js';

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
  return eventsOf(c, bestMoveQuestion(parameters));
}

export function analyseStream(c: Ctx, parameters: AnalyseParameters) {
  return eventsOf(c, analyseQuestion(parameters));
}

/** A client that had the last event already is told with 204 to connect no more. */
async function eventsOf(c: Ctx, question: Question<BestMoveRequest>): Promise<Response> {
  if (c.req.header('last-event-id') === ENDED) return c.body(null, 204, { 'Cache-Control': 'no-store' });
  return streamOf(c, taskFor(c, question), 'events', question.language);
}

async function answerBestMove(c: Ctx, question: Question<BestMoveRequest>) {
  const task = taskFor(c, question);
  // A stream has the same last answer; its type is not for the typed client.
  const { language } = question;
  if (wantsLines(c)) return (await streamOf(c, task, 'lines', language)) as never;
  return answerTask<ScoredAnswer>(c, task, questionKey(task), language);
}

/** Who wins, how soon, and how; where the budget does not suffice, `solved` is false. */
export function solve(c: Ctx, parameters: SolveParameters) {
  const { request, loaded } = solveQuestion(parameters);
  const { ceilings } = c.get('client').tier;
  const task: BoundedTask = { kind: 'solve', request: boundedSolve(request, loaded, ceilings) };
  return answerTask<SolveAnswer>(
    c,
    task,
    task.request.timeMs === undefined ? [task.kind, task.request] : null,
  );
}

/** The tree that a search walks. */
export function tree(c: Ctx, parameters: TreeParameters) {
  const { request } = treeQuestion(parameters);
  const { ceilings } = c.get('client').tier;
  const task: BoundedTask = { kind: 'tree', request: boundedTree(request, ceilings) };
  return answerTask<TreeAnswer>(c, task, [task.kind, task.request]);
}

/**
 * Answers with what a search finds, or says that the client has it.
 * @param question as for `writeOrConfirm`. @param language of the sentence in the answer to a best-move
 */
async function answerTask<Answer extends object>(
  c: Ctx,
  task: BoundedTask,
  question: readonly unknown[] | null,
  language?: Language,
): Promise<TypedResponse<Answer, 200, 'json'>> {
  const asked = question === null || language === undefined ? question : [...question, language];
  const response = await writeOrConfirm(c, asked, async (key) => {
    // What was found is kept without the sentence, for all languages.
    const found = language === undefined ? key : await keyOf(c, question);
    const { json, isWhole } = await c.get('service').searches.text(c, task, found);
    const body = language === undefined ? json : await spoken(json, task, language);
    return { type: 'application/json', body, isWhole };
  });
  return response as Response & TypedResponse<Answer, 200, 'json'>;
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

/** An answer after a completed depth, or the last one. */
interface Step {
  readonly event: 'depth' | 'answer';
  readonly answer: ScoredAnswer;
}

/** The id of the last event. An `EventSource` connects again when a stream ends, and says which event it had last. */
const ENDED = 'end';

/** Two ways to write the same steps: server-sent events, and a line of JSON each. */
const FORMS = {
  events: {
    type: 'text/event-stream',
    write: (event: string, document: object) =>
      `event: ${event}\ndata: ${JSON.stringify(document)}\n${event === 'depth' ? '' : `id: ${ENDED}\n`}\n`,
  },
  lines: {
    type: 'application/x-ndjson',
    write: (_event: string, document: object) => `${JSON.stringify(document)}\n`,
  },
} as const;

/** Whether the client asks for a line of JSON a depth, and does not like one document better. */
function wantsLines(c: Ctx): boolean {
  const accepted = parseAccept(c.req.header('accept') ?? '');
  const quality = (asked: string) => accepted.find(({ type }) => type.toLowerCase() === asked)?.q ?? 0;
  return quality(FORMS.lines.type) > 0 && quality(FORMS.lines.type) >= quality('application/json');
}

/**
 * Answers as the search goes: one step a completed depth, then the answer, marked `final`. What is wrong with
 * a question is still answered with a problem; a fault after that is the last step.
 */
async function streamOf(
  c: Ctx,
  task: BestMoveTask,
  form: keyof typeof FORMS,
  language: Language | undefined,
): Promise<Response> {
  const left = new AbortController();
  const speak = await speakerOf(task.request.game, language);
  const reader = stepsOf(c, task, left).getReader();
  let next = await reader.read();
  const { type, write } = FORMS[form];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      const { event, answer } = next.value;
      controller.enqueue(encoder.encode(write(event, { ...speak(answer), final: event === 'answer' })));
      try {
        next = await reader.read();
      } catch (error) {
        const problem = problemOf(refusalFor(c, error as Error));
        controller.enqueue(encoder.encode(write('problem', problem)));
        controller.close();
      }
    },
    cancel: () => left.abort(),
  });
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    // Proxies that gather answers would hold the steps back.
    'X-Accel-Buffering': 'no',
  });
}

/** @param left is aborted when nobody reads any more. */
function stepsOf(c: Ctx, task: BestMoveTask, left: AbortController): ReadableStream<Step> {
  const signal = AbortSignal.any([c.req.raw.signal, left.signal]);
  return new ReadableStream<Step>({
    async start(controller) {
      const tell = (event: Step['event']) => (answer: ScoredAnswer) => {
        if (!signal.aborted) controller.enqueue({ event, answer });
      };
      try {
        const key = await keyOf(c, questionKey(task));
        const last = await c.get('service').searches.watch(c, task, key, signal, tell('depth'));
        tell('answer')(last);
        if (!signal.aborted) controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}
