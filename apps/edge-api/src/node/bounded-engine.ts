import type { TaskOptions } from '@tahoun/engine';
import PQueue from 'p-queue';
import type { Engine } from '../platform.js';
import { Refusal } from '../problem.js';

interface EngineBounds {
  /** Searches at work at the same time. */
  readonly threads: number;
  /** Searches that wait for a thread, at most; more are refused. */
  readonly waiting: number;
  /** Bounds of one client: its searches at work at the same time, and those at work or waiting. */
  readonly clientThreads: number;
  readonly clientSearches: number;
  /** Milliseconds after which a search that still waits is refused. */
  readonly waitMs: number;
  /** Milliseconds of work after which any search answers with the best it has. */
  readonly deadlineMs: number;
}

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;

/** Load of the engine, in searches. */
export interface Load {
  readonly running: number;
  readonly waiting: number;
}

interface BoundedEngine extends Engine {
  load(): Load;
  /** Ends all searches, which answer with the best they have, and refuses those that wait. */
  stop(): void;
}

/**
 * A host of threads that takes no more than it can do soon. A waiting client that leaves makes room at once.
 *
 * Each client has a queue of its own, which hands as many searches on to the queue for the threads as the
 * client may have at work: the first search of another client waits behind no more of them.
 * A search that asks for several threads gets those that are free for its client when it begins.
 */
export function boundedEngine(host: Engine, bounds: EngineBounds): BoundedEngine {
  const threads = new PQueue({ concurrency: bounds.threads });
  /** Queues by client; clients without searches have none. */
  const clients = new Map<string, PQueue>();
  const searches = new Set<AbortController>();
  // Made once, because a stack trace is slow to make, and refused clients ask a thousand times per second.
  const clientIsFull = tooMany(bounds.clientSearches);

  function queueOf(client: string): PQueue {
    let queue = clients.get(client);
    if (queue === undefined) {
      queue = new PQueue({ concurrency: bounds.clientThreads });
      queue.addEventListener('idle', () => clients.delete(client));
      clients.set(client, queue);
    }
    return queue;
  }

  function admit(client: string): void {
    const own = clients.get(client);
    if (own !== undefined && own.size + own.pending >= bounds.clientSearches) throw clientIsFull;
  }

  async function run<Answer, Progress>(
    { signal, onProgress, client = '' }: TaskOptions<Progress>,
    search: (options: TaskOptions<Progress>, width: number) => Promise<Answer>,
    wanted = 1,
  ): Promise<Answer> {
    if (signal?.aborted) throw cancelled();
    if (searches.size >= bounds.threads + bounds.waiting) throw tooBusy();
    admit(client);
    const [stopper, place] = [new AbortController(), new AbortController()];
    const stop = () => stopper.abort();
    // A search that has begun gives its best move when it is stopped; one that waits has none to give.
    const leave = () => place.abort(cancelled());
    const tooLate = setTimeout(() => place.abort(tooBusy()), bounds.waitMs);
    stopper.signal.addEventListener('abort', leave);
    signal?.addEventListener('abort', stop);
    searches.add(stopper);
    const queue = queueOf(client);
    const begin = async () => {
      clearTimeout(tooLate);
      stopper.signal.removeEventListener('abort', leave);
      const helpers = Math.min(wanted - 1, free(queue), free(threads));
      resize(-helpers, queue, threads);
      try {
        const task = { signal: stopper.signal, deadlineMs: bounds.deadlineMs, onProgress };
        return await search(task, 1 + helpers);
      } finally {
        resize(helpers, queue, threads);
      }
    };
    const waits = { signal: place.signal };
    try {
      return await queue.add(() => threads.add(begin, waits), waits);
    } finally {
      clearTimeout(tooLate);
      searches.delete(stopper);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    bestMove: (request, options = {}) =>
      run(
        options,
        (bounded, width) =>
          host.bestMove(request.threads === undefined ? request : { ...request, threads: width }, bounded),
        request.threads,
      ),
    solve: (request, options = {}) => run(options, (bounded) => host.solve(request, bounded)),
    writtenTree: (request, options = {}) => run(options, (bounded) => host.writtenTree(request, bounded)),
    writtenMoves: (request, options = {}) => run(options, (bounded) => host.writtenMoves(request, bounded)),
    file: (request, options = {}) => run(options, (bounded) => host.file(request, bounded)),
    admit,
    load: () => ({ running: threads.pending, waiting: searches.size - threads.pending }),
    stop() {
      for (const stopper of searches) stopper.abort();
    },
  };
}

/** Searches that a queue would begin at once. */
function free(queue: PQueue): number {
  return queue.concurrency - queue.pending;
}

/** Gives queues the threads that helped a search, or takes them with a negative number. */
function resize(threads: number, ...queues: readonly PQueue[]): void {
  for (const queue of queues) queue.concurrency += threads;
}

function cancelled(): Refusal {
  return new Refusal(503, 'cancelled', 'the search was cancelled before it began', {
    retryAfter: RETRY_AFTER,
  });
}

function tooBusy(): Refusal {
  return new Refusal(503, 'too-busy', 'every thread is searching and enough searches wait; ask again soon', {
    params: { retryAfter: RETRY_AFTER },
    retryAfter: RETRY_AFTER,
  });
}

function tooMany(max: number): Refusal {
  return new Refusal(
    429,
    'too-many-searches',
    `${max} searches of this client are at work or waiting; ask again when one of them is answered`,
    { params: { max, retryAfter: RETRY_AFTER }, retryAfter: RETRY_AFTER },
  );
}
