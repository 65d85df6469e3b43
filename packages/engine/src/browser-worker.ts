import type { EngineTask } from './host.js';
import type { TaskReply } from './reply.js';
import type { BestMoveAnswer, TablesOf } from './request.js';
import { runTask } from './task.js';
import type { TeamTask } from './team.js';

export type { TaskReply } from './reply.js';

/** Page to worker: one task. The worker does one at a time, in order. */
export interface WorkerTask extends TeamTask {
  readonly id: number;
  /** Present where the page may share memory: element 0 becomes non-zero to stop. */
  readonly stopFlag?: Int32Array | undefined;
}

/** Worker to page. Every task ends with exactly one `reply` or `crash`. */
export type WorkerMessage =
  | { readonly id: number; readonly type: 'progress'; readonly answer: BestMoveAnswer }
  | { readonly id: number; readonly type: 'reply'; readonly reply: TaskReply }
  | { readonly id: number; readonly type: 'crash'; readonly message: string };

/** The little of `DedicatedWorkerGlobalScope` that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerTask }) => void): void;
  postMessage(message: WorkerMessage): void;
}

/**
 * Turns the current Web Worker into an engine; to be called once, from the worker's own script.
 * @param tablesFor endgame tables to search a task with, fetched when it needs them.
 */
export function serveEngine(
  scope: WorkerScope,
  tablesFor: (task: EngineTask) => Promise<TablesOf | undefined> = async () => undefined,
): void {
  const serve = async ({ id, task, team, stopFlag }: WorkerTask): Promise<void> => {
    try {
      const tables = await tablesFor(task);
      const reply = await runTask(task, {
        ...(tables === undefined ? {} : { tables }),
        ...(stopFlag === undefined ? {} : { stopFlag }),
        ...(team === undefined ? {} : { team }),
        onProgress: (answer) => scope.postMessage({ id, type: 'progress', answer }),
      });
      scope.postMessage({ id, type: 'reply', reply });
    } catch (error) {
      scope.postMessage({ id, type: 'crash', message: String(error) });
    }
  };
  let last: Promise<void> = Promise.resolve();
  scope.addEventListener('message', ({ data }) => {
    last = last.then(() => serve(data));
  });
}
