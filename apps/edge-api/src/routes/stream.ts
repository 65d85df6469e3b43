import { keyOf } from '../caching.js';
import type { Ctx } from '../env.js';
import { refusalFor } from '../faults.js';
import { problemOf } from '../problem.js';
import { type BestMoveTask, type ScoredAnswer, questionKey, withView } from '../search/tasks.js';

/** An answer after a completed depth, or the last one. */
interface Step {
  readonly event: 'depth' | 'answer';
  readonly answer: ScoredAnswer;
}

/** Two ways to write the same steps: server-sent events, and a line of JSON each. */
const FORMS = {
  events: {
    type: 'text/event-stream',
    write: (event: string, document: object) => `event: ${event}\ndata: ${JSON.stringify(document)}\n\n`,
  },
  lines: {
    type: 'application/x-ndjson',
    write: (_event: string, document: object) => `${JSON.stringify(document)}\n`,
  },
} as const;

/** Whether the client asks for a line of JSON a depth instead of one document. */
export function wantsLines(c: Ctx): boolean {
  const accepted = c.req.header('accept')?.split(',') ?? [];
  return accepted.some((range) => range.split(';', 1)[0]?.trim().toLowerCase() === FORMS.lines.type);
}

/**
 * Answers as the search goes: one step a completed depth, then the answer, marked `final`. What is wrong with
 * a question is still answered with a problem; a fault after that is the last step.
 */
export async function streamOf(c: Ctx, task: BestMoveTask, form: keyof typeof FORMS): Promise<Response> {
  const left = new AbortController();
  const reader = stepsOf(c, task, left).getReader();
  let next = await reader.read();
  const { type, write } = FORMS[form];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      const { event, answer } = next.value;
      controller.enqueue(encoder.encode(write(event, { ...answer, final: event === 'answer' })));
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
      const tell = (event: Step['event']) => (answer: Parameters<typeof withView>[0]) => {
        if (!signal.aborted) controller.enqueue({ event, answer: withView(answer) });
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
