import { InputError } from '@tahoun/core';
import type { EngineAnswer } from './host.js';

/** What a worker sends back: an answer, or an input error taken apart for the journey. */
export type TaskReply =
  | { readonly ok: true; readonly answer: EngineAnswer }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly params: InputError['params'];
    };

/** The answer of a reply. @throws InputError that the worker met. */
export function unwrapReply<Answer extends EngineAnswer>(reply: TaskReply): Answer {
  if (!reply.ok) throw new InputError(reply.code, reply.message, reply.params);
  return reply.answer as Answer;
}
