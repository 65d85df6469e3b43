import type { WorkerMessage, WorkerTask } from './browser-worker.js';
import type { EngineHost, EngineTask, TaskOptions } from './host.js';
import type { BestMoveAnswer, SolveAnswer } from './request.js';
import { type TaskReply, unwrapReply } from './task.js';

/** The little of the browser's `Worker` that is used here. */
export interface WorkerLike {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  postMessage(message: WorkerTask): void;
  terminate(): void;
}

/** The task was cancelled in a page that cannot share memory, so no answer so far could be had. */
export class SearchCancelled extends Error {
  override readonly name = 'SearchCancelled';
}

interface Pending {
  readonly resolve: (reply: TaskReply) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: TaskOptions['onProgress'] | undefined;
}

/**
 * An engine in a Web Worker. In a cross-origin isolated page a cancelled search answers with its
 * best move so far; elsewhere the worker is ended, a new one started and `SearchCancelled` thrown.
 * @param spawn starts a worker whose script calls `serveEngine`.
 */
export function createBrowserHost(spawn: () => WorkerLike): EngineHost {
  const { crossOriginIsolated } = globalThis as { crossOriginIsolated?: boolean };
  const sharesMemory = typeof SharedArrayBuffer !== 'undefined' && crossOriginIsolated === true;
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let worker: WorkerLike | undefined = start();

  function start(): WorkerLike {
    const fresh = spawn();
    fresh.addEventListener('message', ({ data }) => {
      const task = pending.get(data.id);
      if (task === undefined) return;
      if (data.type === 'progress') {
        task.onProgress?.(data.answer);
        return;
      }
      pending.delete(data.id);
      if (data.type === 'reply') task.resolve(data.reply);
      else task.reject(new Error(data.message));
    });
    fresh.addEventListener('error', (event) =>
      restart(new Error(event.message ?? 'the engine worker failed')),
    );
    return fresh;
  }

  /** Every task under way fails with `reason`. */
  function restart(reason: Error): void {
    worker?.terminate();
    // The next one is started when it is needed: a script that cannot be loaded must not be tried for ever.
    worker = undefined;
    const lost = [...pending.values()];
    pending.clear();
    for (const task of lost) task.reject(reason);
  }

  async function run<Answer extends BestMoveAnswer | SolveAnswer>(
    task: EngineTask,
    { signal, deadlineMs, onProgress }: TaskOptions,
  ): Promise<Answer> {
    const id = nextId++;
    const stopFlag = sharesMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
    const stop = () => {
      if (stopFlag !== undefined) Atomics.store(stopFlag, 0, 1);
      else if (pending.has(id)) restart(new SearchCancelled('the search was cancelled'));
    };
    const timer = deadlineMs === undefined ? undefined : setTimeout(stop, deadlineMs);
    signal?.addEventListener('abort', stop);
    try {
      const reply = await new Promise<TaskReply>((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress });
        worker ??= start();
        worker.postMessage({ id, task, stopFlag });
        if (signal?.aborted) stop();
      });
      return unwrapReply<Answer>(reply);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    bestMove: (request, options = {}) => run<BestMoveAnswer>({ kind: 'best-move', request }, options),
    solve: (request, options = {}) => run<SolveAnswer>({ kind: 'solve', request }, options),
    async close() {
      worker?.terminate();
      for (const task of pending.values()) task.reject(new SearchCancelled('the engine was closed'));
      pending.clear();
    },
  };
}
