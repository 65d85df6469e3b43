import { parseAccept } from 'hono/utils/accept';
import type { Ctx } from '../service/env.js';
import { eventOf, streamed } from '../service/events.js';
import { refusalFor } from '../service/faults.js';

/** What is found on the way to an answer, or the answer itself. */
interface Step {
  readonly document: object;
  readonly isLast: boolean;
}

/** Two ways to write the same steps: server-sent events, and a line of JSON each. */
const FORMS = {
  events: {
    type: 'text/event-stream',
    write: eventOf,
  },
  lines: {
    type: 'application/x-ndjson',
    write: (_event: string, document: object) => `${JSON.stringify(document)}\n`,
  },
} as const;

export type Form = keyof typeof FORMS;

/** The form of these in which the client asks for the steps; undefined where it likes one document better. */
export function wantedForm(c: Ctx, forms: readonly Form[]): Form | undefined {
  const accepted = parseAccept(c.req.header('accept') ?? '');
  const quality = (asked: string) => accepted.find(({ type }) => type.toLowerCase() === asked)?.q;
  // Who takes anything gets one document; steps have to be asked for by their name.
  const document = quality('application/json') ?? quality('application/*') ?? quality('*/*') ?? 0;
  return forms.find((form) => {
    const liking = quality(FORMS[form].type) ?? 0;
    return liking > 0 && liking >= document;
  });
}

/** Finds an answer, and tells what it finds on the way. @param signal says that nobody reads any more */
type Find = (signal: AbortSignal, tell: (document: object) => void) => Promise<object>;

/**
 * Answers as the search goes: its steps, then the answer, marked `final`. What is wrong with a question is
 * still answered with a problem; a fault after that is the last step.
 * @param step names the events before the last one
 */
export async function streamOf(c: Ctx, form: Form, step: string, find: Find): Promise<Response> {
  const left = new AbortController();
  const reader = stepsOf(c, find, left).getReader();
  const next = () => reader.read() as Promise<IteratorResult<Step, unknown>>;
  const { type, write } = FORMS[form];
  return streamed(c, {
    type,
    steps: { next },
    first: await next(),
    write: ({ document, isLast }) => write(isLast ? 'answer' : step, { ...document, final: isLast }, isLast),
    writeProblem: (problem) => write('problem', problem, true),
    end: () => left.abort(),
  });
}

/** @param left is aborted when nobody reads any more. */
function stepsOf(c: Ctx, find: Find, left: AbortController): ReadableStream<Step> {
  const signal = AbortSignal.any([c.req.raw.signal, left.signal]);
  return new ReadableStream<Step>({
    start(controller) {
      c.set('streamed', search(controller));
    },
  });

  async function search(controller: ReadableStreamDefaultController<Step>): Promise<void> {
    const tell = (isLast: boolean) => (document: object) => {
      if (!signal.aborted) controller.enqueue({ document, isLast });
    };
    try {
      tell(true)(await find(signal, tell(false)));
      controller.close();
    } catch (error) {
      // Nobody reads what is wrong with a search that was stopped.
      if (signal.aborted) return controller.close();
      const refusal = refusalFor(c, error as Error);
      c.set('problem', refusal.code);
      controller.error(refusal);
    }
  }
}
