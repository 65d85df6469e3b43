import { InputError } from '@tahoun/core';
import { bestMove } from './best-move.js';
import type { EngineTask } from './host.js';
import type { BestMoveAnswer, SearchHooks, SolveAnswer } from './request.js';
import { solve } from './solve.js';

/** What a worker sends back: an answer, or an input error taken apart for the journey. */
export type TaskReply =
  | { readonly ok: true; readonly answer: BestMoveAnswer | SolveAnswer }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly params: InputError['params'];
    };

/** Runs one task to its end on this thread. Only programming errors are thrown. */
export function runTask(task: EngineTask, hooks: SearchHooks): TaskReply {
  try {
    const answer = task.kind === 'best-move' ? bestMove(task.request, hooks) : solve(task.request, hooks);
    return { ok: true, answer };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ok: false, code: error.code, message: error.message, params: error.params };
  }
}

/** The answer of a reply. @throws InputError that the worker met. */
export function unwrapReply<Answer extends BestMoveAnswer | SolveAnswer>(reply: TaskReply): Answer {
  if (!reply.ok) throw new InputError(reply.code, reply.message, reply.params);
  return reply.answer as Answer;
}
