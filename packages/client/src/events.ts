import { TahounError } from './error.js';
import { type Pause, waited } from './pause.js';

/** Streams of server-sent events, looked at again where the connection is lost. */

/** The id of the last event of a stream that comes to an end. */
const END = 'end';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** Longer than a search says nothing. */
const SILENCE_MS = 60_000;

export interface StreamOptions {
  /** Ends the stream with its reason as the error. */
  readonly signal?: AbortSignal | undefined;
  /** Tries in a row that may fail before the stream does. */
  readonly retries?: number;
  /** Milliseconds of silence after which a connection is dead, though nobody says so; 60,000 by default. */
  readonly silenceMs?: number;
  /** Called each time that the connection is lost, before the next try. */
  readonly onLost?: (error: unknown) => void;
  /** Waits before the next try. */
  readonly pause?: Pause;
}

/** @param maxWaitMs that the server may ask to wait, at most */
type Following = StreamOptions & { readonly retries: number; readonly maxWaitMs: number };

/** A `Response`, whose type a program without the types of browsers and of Node lacks. */
interface Connected {
  readonly status: number;
  readonly body: unknown;
}

interface ServerEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/**
 * The documents of a stream.
 * @param connect asks for it. @param lastId of the event that was heard last
 * @throws TahounError when the server refuses it, or what `connect` throws when it was lost too often
 */
export async function* documentsOf(
  connect: (lastId: string | undefined, signal: AbortSignal) => Promise<Connected>,
  { signal, retries, maxWaitMs, silenceMs = SILENCE_MS, onLost, pause = waited }: Following,
): AsyncGenerator<unknown, void> {
  let lastId: string | undefined;
  for (let lost = 0; ; lost++) {
    const silence = new Silence(silenceMs);
    let error: unknown = new TypeError('the connection was closed');
    try {
      const response = await connect(
        lastId,
        signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
      );
      if (response.status === 204) return;
      for await (const { event, data, id } of eventsIn(response, silence)) {
        const document = JSON.parse(data);
        if (event === 'problem') throw TahounError.in(document, document.status);
        lost = 0;
        lastId = id ?? lastId;
        yield document;
        if (id === END) return;
      }
    } catch (caught) {
      error = caught;
    } finally {
      silence.end();
    }
    signal?.throwIfAborted();
    const askedMs = error instanceof TahounError ? (error.retryAfter ?? 0) * 1000 : 0;
    const isRefused = error instanceof TahounError && error.status < 429;
    if (isRefused || lost >= retries || askedMs > maxWaitMs) throw error;
    onLost?.(error);
    await pause(Math.max(Math.min(FIRST_WAIT_MS * 2 ** lost, LONGEST_WAIT_MS), askedMs), signal);
    signal?.throwIfAborted();
  }
}

async function* eventsIn({ body }: Connected, silence: Silence): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  try {
    for (;;) {
      silence.begin();
      const { value, done } = await reader.read();
      // Nothing is heard either while the one who listens is at work.
      silence.end();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() as string;
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
        const data = field('data');
        if (data !== undefined) yield { event: field('event') ?? 'message', data, id: field('id') };
      }
    }
  } finally {
    // Whoever looks no more leaves the connection; one that is lost already cannot be left.
    await reader.cancel().catch(() => undefined);
  }
}

/** Aborts a connection on which nothing is heard. */
class Silence {
  readonly #dead = new AbortController();
  readonly signal = this.#dead.signal;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ms: number) {
    this.begin();
  }

  begin(): void {
    this.end();
    this.#timer = setTimeout(() => this.#dead.abort(new TypeError('the connection is silent')), this.ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
