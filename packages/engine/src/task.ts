import { InputError } from '@tahoun/core';
import { bestMove } from './best-move.js';
import type { EngineAnswer, EngineTask } from './host.js';
import type { SearchHooks } from './request.js';
import { solve } from './solve.js';
import { treeAnswer } from './tree.js';

/** What a worker sends back: an answer, or an input error taken apart for the journey. */
export type TaskReply =
  | { readonly ok: true; readonly answer: EngineAnswer }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly params: InputError['params'];
    };

/** Runs one task to its end on this thread. Only programming errors are thrown. */
export function runTask(task: EngineTask, hooks: SearchHooks): TaskReply {
  try {
    return { ok: true, answer: answerOf(task, hooks) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ok: false, code: error.code, message: error.message, params: error.params };
  }
}

function answerOf(task: EngineTask, hooks: SearchHooks): EngineAnswer {
  switch (task.kind) {
    case 'best-move':
      return bestMove(task.request, hooks);
    case 'solve':
      return solve(task.request, hooks);
    case 'tree':
      return treeAnswer(task.request, hooks);
  }
}

/** The answer of a reply. @throws InputError that the worker met. */
export function unwrapReply<Answer extends EngineAnswer>(reply: TaskReply): Answer {
  if (!reply.ok) throw new InputError(reply.code, reply.message, reply.params);
  return reply.answer as Answer;
}
