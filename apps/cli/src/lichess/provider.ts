import type { Analyst } from './analyst.js';
import type { Lichess } from './lichess.js';
import type { Job } from './work.js';

/** Receives the faults while work is waited for and done; the provider goes on. */
interface Reports {
  /** The broker does not answer. */
  readonly away: (error: unknown, seconds: number) => void;
  /** The engine cannot do the work. */
  readonly refused: (error: unknown) => void;
}

interface Provider extends Reports {
  readonly lichess: Lichess;
  readonly analyst: Analyst;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Resolves after so many milliseconds, or when the signal is given. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Milliseconds between two requests for work, so that a broker that does not make us wait is not flooded. */
const BREATH_MS = 100;
/** Milliseconds between two tries while the broker does not answer: at first, and at last. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 10_000;

/** Does one work after the other until the signal; new work ends the one before, as its user has moved on. */
export async function provide({ lichess, analyst, signal, pause, away, refused }: Provider): Promise<void> {
  let current: Doing = { stop: () => undefined, done: Promise.resolve() };
  let waitMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      const job = await lichess.acquire(signal);
      waitMs = FIRST_PAUSE_MS;
      if (job === null) {
        await pause(BREATH_MS);
        continue;
      }
      current.stop();
      await current.done;
      current = begin(lichess, analyst, job, refused);
    } catch (error) {
      if (signal.aborted) break;
      away(error, waitMs / 1000);
      await pause(waitMs);
      waitMs = Math.min(LAST_PAUSE_MS, 2 * waitMs);
    }
  }
  current.stop();
  await current.done;
}

interface Doing {
  stop(): void;
  readonly done: Promise<void>;
}

function begin(lichess: Lichess, analyst: Analyst, job: Job, refused: Reports['refused']): Doing {
  try {
    const { lines, begun, stop, ended } = analyst.analyse(job.work);
    // Waits for the first line, because servers close a connection that is silent for seconds.
    // The broker hangs up when nobody wants to see more: that is no fault, and the search ends.
    const submitted = begun.then(() => lichess.submit(job, lines)).catch(() => undefined);
    return { stop, done: submitted.then(stop).then(() => ended) };
  } catch (error) {
    refused(error);
    return { stop: () => undefined, done: Promise.resolve() };
  }
}
