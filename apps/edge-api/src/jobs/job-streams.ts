import { pause } from '../http/pause.js';
import { LEDGER } from '../limits/ledger.js';
import { OpenStreams } from '../limits/open-streams.js';
import type { Job, JobQueue } from './queue.js';

/** Milliseconds after which a stream ends although its job has not; the client can connect again. */
const MAX_STREAM_MS = 600_000;

/** Streams of the changes of jobs, for clients that stay connected. */
export class JobStreams {
  readonly #open = new OpenStreams('jobs', LEDGER.jobStream.ofOwner);

  /**
   * A job after each change, until it has ended or for ten minutes.
   * @param client the id by which streams are counted. @param signal ends the stream.
   * @throws Refusal 429 at once for a client that has too many.
   */
  open(queue: JobQueue, first: Job, client: string, signal: AbortSignal): AsyncGenerator<Job, void> {
    return this.#steps(queue, first, signal, this.#open.take(client));
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

/** Whether a job has ended, so that it changes no more. */
export function hasEnded({ state }: Job): boolean {
  return state !== 'waiting' && state !== 'running';
}
