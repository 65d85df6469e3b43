import { type ProblemDetails, problemOf } from '../http/problem.js';
import type { Ctx } from './env.js';
import { refusalFor } from './faults.js';

/** Answers that go on: step by step, until there are no more, or nobody reads them. */

/** The id of the last event. When a stream ends, an `EventSource` connects again and sends its last id. */
export const ENDED = 'end';

/** A server-sent event. @param isLast whether nothing comes after it. */
export function eventOf(event: string, document: object, isLast: boolean): string {
  return `event: ${event}\ndata: ${JSON.stringify(document)}\n${isLast ? `id: ${ENDED}\n` : ''}\n`;
}

/** Aborted when a stream has to end: its client has left, or the service is about to end. */
export function endOf(c: Ctx, left: AbortController): AbortSignal {
  const { stopping } = c.get('service').platform;
  return AbortSignal.any([c.req.raw.signal, left.signal, ...(stopping ? [stopping] : [])]);
}

interface Stream<Step> {
  /** Server-sent events by default. */
  readonly type?: string;
  readonly steps: { next(): Promise<IteratorResult<Step, unknown>>; return?(): Promise<unknown> };
  /** The first of them, where it was waited for, so that a refusal is the answer to the request. */
  readonly first?: IteratorResult<Step, unknown>;
  readonly write: (step: Step) => string | Uint8Array;
  /** Writes what went wrong on the way, after which nothing comes; by default as an event. */
  readonly writeProblem?: (problem: ProblemDetails) => string;
  /** Called when nothing comes any more, or nobody reads it. */
  readonly end: () => void;
  /** Milliseconds between two signs of life, which proxies want to see; none by default. */
  readonly beatMs?: number;
}

const ENCODER = new TextEncoder();
const BEAT = ': here\n\n';

export function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? ENCODER.encode(text) : text;
}

/** The answer to a request that gives its steps as they come. */
export function streamed<Step>(c: Ctx, stream: Stream<Step>): Response {
  const { type = 'text/event-stream', steps, write, beatMs } = stream;
  const { writeProblem = (problem) => eventOf('problem', problem, false) } = stream;
  let first = stream.first;
  let beat: ReturnType<typeof setInterval> | undefined;
  let isRead = true;
  const end = () => {
    isRead = false;
    clearInterval(beat);
    stream.end();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (beatMs !== undefined) beat = setInterval(() => controller.enqueue(bytesOf(BEAT)), beatMs);
    },
    async pull(controller) {
      try {
        const next = first ?? (await steps.next());
        first = undefined;
        if (!isRead) return;
        if (!next.done) return controller.enqueue(bytesOf(write(next.value)));
      } catch (error) {
        if (!isRead) return;
        controller.enqueue(bytesOf(writeProblem(problemOf(refusalFor(c, error as Error)))));
      }
      end();
      controller.close();
    },
    cancel() {
      end();
      // A step that nobody has read stops a generator where no signal wakes it.
      void steps.return?.().catch(() => undefined);
    },
  });
  // Proxies that buffer answers would hold the steps back.
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
  return c.body(body, 200, headers);
}
