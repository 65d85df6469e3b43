import type { WorkerMessage, WorkerTask } from './browser-worker.js';
import {
  type EngineAnswer,
  type EngineHost,
  type EngineTask,
  type TaskOptions,
  type TaskProgress,
  type TaskReply,
  hostOf,
  unwrapReply,
} from './host.js';
import { SmpTables, type SmpTask, joinThreads, splitForThreads } from './lazy-smp.js';
import type { BestMoveAnswer } from './request.js';

/** The little of the browser's `Worker` that is used here. */
export interface WorkerLike {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  postMessage(message: WorkerTask): void;
  terminate(): void;
}

/** The task was cancelled in a page that cannot share memory, so there is no answer so far. */
export class SearchCancelled extends Error {
  override readonly name = 'SearchCancelled';
}

/** Receives the progress of either kind of task. */
type OnProgress = (progress: TaskProgress) => void;

interface Pending {
  readonly resolve: (reply: TaskReply) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: OnProgress | undefined;
}

/** One worker and the tasks that it has been given. */
class Seat {
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #worker: WorkerLike | undefined;

  constructor(private readonly spawn: () => WorkerLike) {}

  /** Starts the worker, if it is not there. */
  start(): WorkerLike {
    if (this.#worker !== undefined) return this.#worker;
    const fresh = this.spawn();
    fresh.addEventListener('message', ({ data }) => {
      const task = this.#pending.get(data.id);
      if (task === undefined) return;
      if (data.type === 'progress') {
        task.onProgress?.(data.progress);
        return;
      }
      this.#pending.delete(data.id);
      if (data.type === 'reply') task.resolve(data.reply);
      else task.reject(new Error(data.message));
    });
    fresh.addEventListener('error', (event) =>
      this.end(new Error(event.message ?? 'the engine worker failed')),
    );
    this.#worker = fresh;
    return fresh;
  }

  run(part: SmpTask, stopFlag: Int32Array | undefined, onProgress?: OnProgress): Promise<TaskReply> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, onProgress });
      this.start().postMessage({ id, ...part, stopFlag });
    });
  }

  /**
   * Ends the worker; every task under way fails with `reason`. The next one is started when it is
   * needed: a script that cannot be loaded must not be tried for ever.
   */
  end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    for (const task of lost) task.reject(reason);
  }
}

/**
 * An engine in Web Workers. In a cross-origin isolated page a cancelled search answers with its
 * best move so far, and requests may have several threads; elsewhere there is one, and cancelling ends
 * the worker, starts a new one and throws `SearchCancelled`.
 * @param spawn starts a worker whose script calls `serveEngine`.
 */
export function createBrowserHost(spawn: () => WorkerLike): EngineHost {
  const { crossOriginIsolated, navigator } = globalThis as {
    crossOriginIsolated?: boolean;
    navigator?: { hardwareConcurrency?: number };
  };
  const sharesMemory = typeof SharedArrayBuffer !== 'undefined' && crossOriginIsolated === true;
  const available = sharesMemory ? (navigator?.hardwareConcurrency ?? 1) : 1;
  const first = new Seat(spawn);
  const others: Seat[] = [];
  const tables = new SmpTables();
  first.start();

  function helper(index: number): Seat {
    others[index] ??= new Seat(spawn);
    return others[index];
  }

  async function run<Answer extends EngineAnswer, Progress>(
    task: EngineTask,
    { signal, deadlineMs, onProgress }: TaskOptions<Progress> = {},
  ): Promise<Answer> {
    const stopFlag = sharesMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
    let isDone = false;
    const stop = () => {
      if (stopFlag !== undefined) Atomics.store(stopFlag, 0, 1);
      else if (!isDone) first.end(new SearchCancelled('the search was cancelled'));
    };
    const timer = deadlineMs === undefined ? undefined : setTimeout(stop, deadlineMs);
    signal?.addEventListener('abort', stop);
    const all = splitForThreads(task, available, tables) as [SmpTask, ...SmpTask[]];
    const [part, ...parts] = all;
    const helpers = parts.map((each, index) => helper(index).run(each, stopFlag));
    // A helper's failure surfaces when the threads are joined; until then it must not count as unhandled.
    for (const each of helpers) each.catch(() => undefined);
    try {
      const reply = first.run(part, stopFlag, onProgress as OnProgress | undefined);
      if (signal?.aborted) stop();
      const answer = unwrapReply<Answer>(await reply);
      isDone = true;
      // The others only help: once there is an answer their work is over.
      if (helpers.length > 0) stop();
      return joinThreads(
        answer,
        (await Promise.all(helpers)).map((each) => unwrapReply<BestMoveAnswer>(each).nodes),
      );
    } finally {
      isDone = true;
      if (helpers.length > 0) stop();
      await Promise.allSettled(helpers);
      tables.giveBack(all);
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  return hostOf(run, async () => {
    for (const seat of [first, ...others]) seat.end(new SearchCancelled('the engine was closed'));
  });
}
