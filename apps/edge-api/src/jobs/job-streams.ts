import { Refusal } from '../problem.js';
import type { Job, JobQueue } from './queue.js';

/** Streams of one client at the same time, at most. */
export const MAX_CLIENT_STREAMS = 10;
/** Milliseconds after which a stream ends although its job has not; whoever still wants it connects again. */
const MAX_STREAM_MS = 600_000;

/** Jobs as they go on, for clients that stay connected. */
export class JobStreams {
  /** Only of clients that have streams. */
  readonly #open = new Map<string, number>();

  /**
   * A job each time that it has changed, until it has ended, or for ten minutes.
   * @param client by which the streams are counted. @param signal ends it.
   * @throws Refusal 429 at once for a client that has too many.
   */
  open(queue: JobQueue, first: Job, client: string, signal: AbortSignal): AsyncGenerator<Job, void> {
    const open = this.#open.get(client) ?? 0;
    if (open >= MAX_CLIENT_STREAMS) throw tooManyStreams();
    this.#open.set(client, open + 1);
    return this.#steps(queue, first, signal, () => this.#close(client));
  }

  #close(client: string): void {
    const open = (this.#open.get(client) ?? 0) - 1;
    if (open > 0) this.#open.set(client, open);
    else this.#open.delete(client);
  }

  async *#steps(queue: JobQueue, first: Job, signal: AbortSignal, close: () => void) {
    const until = Date.now() + MAX_STREAM_MS;
    try {
      let told = '';
      for (let job: Job | null = first; job !== null; job = await queue.find(first.id)) {
        const text = JSON.stringify(job);
        if (text !== told) yield job;
        told = text;
        if (hasEnded(job) || Date.now() >= until) return;
        await pause(queue.lookEveryMs, signal);
        if (signal.aborted) return;
      }
    } finally {
      close();
    }
  }
}

/** Whether nothing more becomes of a job. */
export function hasEnded({ state }: Job): boolean {
  return state !== 'waiting' && state !== 'running';
}

/** Ends early with the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

function tooManyStreams(): Refusal {
  return new Refusal(
    429,
    'too-many-streams',
    `${MAX_CLIENT_STREAMS} streams of jobs are open for this client; close one of them first`,
    { params: { max: MAX_CLIENT_STREAMS }, headers: { 'Retry-After': '10' } },
  );
}
