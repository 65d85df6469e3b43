import { InputError } from '@tahoun/core';
import { type BestMoveRequest, DEFAULT_NODES, nodesMade } from '@tahoun/engine';
import { type ProblemDetails, Refusal, problemOf } from '../http/problem.js';
import { Reservation } from '../limits/client.js';
import type { BatchParameters } from '../schemas/index.js';
import { type Question, bestMoveQuestion } from '../search/question.js';
import type { ScoredAnswer } from '../search/searches.js';
import { speakerOf } from '../search/sentence.js';
import { answerOrConfirm, keyOf } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';
import { refusalFor } from '../service/faults.js';
import { questionKey, taskFor } from './search.js';

/** What became of one position: its answer, or what is wrong with it. */
export type BatchEntry =
  | { readonly ok: true; readonly result: ScoredAnswer }
  | { readonly ok: false; readonly problem: ProblemDetails };

export interface BatchAnswer {
  /** In the order of the positions. */
  readonly results: readonly BatchEntry[];
  /** Moves made by all searches together. */
  readonly nodes: number;
  /** What they might have made. */
  readonly maxNodes: number;
}

/** Moves played before a position that takes longer to set up than others shall wait: about a millisecond. */
const LONG = 100;

type Entry = Question<BestMoveRequest> | ProblemDetails;

/**
 * The best moves of many positions on one budget. They are searched one after the other, and each may use an
 * even share of what is left, so that the same batch has the same answers.
 */
export async function batch(c: Ctx, { positions, nodes }: BatchParameters) {
  const entries: Entry[] = [];
  for (const parameters of positions) {
    const { played = [] } = parameters;
    if (played.length > LONG) await pauseOf(c)();
    entries.push(await read(c, () => bestMoveQuestion(parameters, pauseOf(c))));
  }
  const asked = nodes ?? positions.length * DEFAULT_NODES;
  const maxNodes = Math.min(asked, c.get('client').tier.ceilings.nodes);
  const questions = entries.map((entry) => ('request' in entry ? [entry.request, entry.language] : entry));
  return answerOrConfirm<BatchAnswer>(c, {
    question: ['batch', questions, maxNodes, c.get('client').tier.ceilings],
    answer: () => answerAll(c, entries, maxNodes),
    isWhole: ({ results }) => results.every((entry) => !entry.ok || entry.result.limitedBy !== 'stop'),
  });
}

/** Each position costs what a request does: to set it up takes longer than a small search. The request has paid for one. */
async function answerAll(c: Ctx, entries: readonly Entry[], maxNodes: number): Promise<BatchAnswer> {
  const reservation = new Reservation(c.get('client'), maxNodes, { position: entries.length - 1 });
  try {
    return await answerEach(c, entries, maxNodes, reservation);
  } finally {
    await reservation.settle();
  }
}

async function answerEach(
  c: Ctx,
  entries: readonly Entry[],
  maxNodes: number,
  reservation: Reservation,
): Promise<BatchAnswer> {
  const results: BatchEntry[] = [];
  let left = maxNodes;
  for (const [index, entry] of entries.entries()) {
    if (!('request' in entry)) {
      results.push({ ok: false, problem: entry });
      continue;
    }
    const share = Math.floor(left / (entries.length - index));
    const outcome = await answerOne(c, entry, share, reservation);
    if (outcome.ok) left -= nodesMade(outcome.result);
    results.push(outcome);
  }
  return { results, nodes: maxNodes - left, maxNodes };
}

/** @param share moves that the search may make. */
async function answerOne(
  c: Ctx,
  question: Question<BestMoveRequest>,
  share: number,
  reservation: Reservation,
): Promise<BatchEntry> {
  const full = taskFor(c, question);
  const nodes = Math.max(1, Math.min(full.request.nodes, share));
  const task = { ...full, request: { ...full.request, nodes } };
  const { searches } = c.get('service');
  const key = await keyOf(c, questionKey(task));
  try {
    const speak = await speakerOf(task.request.game, question.language);
    return { ok: true, result: speak(await searches.bestMove(c, task, key, { reservation })) };
  } catch (error) {
    // A platform or a client at its limits is the matter of the whole batch.
    if (!(error instanceof InputError)) throw error;
    return { ok: false, problem: problemOf(refusalFor(c, error)) };
  }
}

async function read(c: Ctx, question: () => Promise<Question<BestMoveRequest>>): Promise<Entry> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError) return problemOf(refusalFor(c, error));
    throw error;
  }
}
