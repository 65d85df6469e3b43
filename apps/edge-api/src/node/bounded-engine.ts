import type { EngineHost, TaskOptions } from '@tahoun/engine';
import PQueue from 'p-queue';
import type { Engine } from '../platform.js';
import { Refusal } from '../problem.js';

interface EngineBounds {
  /** Searches at work at the same time. */
  readonly threads: number;
  /** Searches that wait for a thread, at most; more are refused. */
  readonly waiting: number;
  /** Milliseconds after which any search answers with the best it has, waiting included. */
  readonly deadlineMs: number;
}

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;

/** How busy the engine is. */
export interface Load {
  readonly running: number;
  readonly waiting: number;
}

interface BoundedEngine extends Engine {
  load(): Load;
  /** Ends all searches, which answer with the best they have, and refuses those that wait. */
  stop(): void;
}

/** A host of threads that takes no more than it can do soon. Who leaves while waiting makes room at once. */
export function boundedEngine(
  host: EngineHost,
  { threads, waiting, deadlineMs }: EngineBounds,
): BoundedEngine {
  const queue = new PQueue({ concurrency: threads });
  const searches = new Set<AbortController>();

  async function run<Answer>(
    { signal, onProgress }: TaskOptions,
    search: (options: TaskOptions) => Promise<Answer>,
  ): Promise<Answer> {
    if (queue.pending >= threads && queue.size >= waiting) throw tooBusy();
    const begun = performance.now();
    const [stopper, place] = [new AbortController(), new AbortController()];
    const stop = () => stopper.abort();
    // A search that has begun gives its best move when it is stopped; one that waits has none to give.
    const leave = () => place.abort(cancelled());
    stopper.signal.addEventListener('abort', leave);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    searches.add(stopper);
    try {
      return await queue.add(
        () => {
          stopper.signal.removeEventListener('abort', leave);
          const left = Math.max(0, deadlineMs - (performance.now() - begun));
          const progress = onProgress === undefined ? {} : { onProgress };
          return search({ signal: stopper.signal, deadlineMs: left, ...progress });
        },
        { signal: place.signal },
      );
    } finally {
      searches.delete(stopper);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    bestMove: (request, options = {}) => run(options, (bounded) => host.bestMove(request, bounded)),
    solve: (request, options = {}) => run(options, (bounded) => host.solve(request, bounded)),
    tree: (request, options = {}) => run(options, (bounded) => host.tree(request, bounded)),
    load: () => ({ running: queue.pending, waiting: queue.size }),
    stop() {
      for (const stopper of searches) stopper.abort();
    },
  };
}

function cancelled(): Refusal {
  return new Refusal(503, 'cancelled', 'the search was cancelled before it began', {
    headers: { 'Retry-After': String(RETRY_AFTER) },
  });
}

function tooBusy(): Refusal {
  return new Refusal(503, 'too-busy', 'every thread is searching and enough searches wait; ask again soon', {
    params: { retryAfter: RETRY_AFTER },
    headers: { 'Retry-After': String(RETRY_AFTER) },
  });
}
