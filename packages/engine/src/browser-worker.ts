import type { Games } from './games.js';
import type { EngineTask, TaskProgress, TaskReply } from './host.js';
import type { SmpTask } from './lazy-smp.js';
import type { TablesOf } from './request.js';
import { runTask } from './task.js';

export type { TaskReply } from './host.js';

/** Page to worker: one task. The worker does one at a time, in order. */
export interface WorkerTask extends SmpTask {
  readonly id: number;
  /** Present where the page may share memory: element 0 becomes non-zero to stop. */
  readonly stopFlag?: Int32Array | undefined;
}

/** Worker to page. Every task ends with exactly one `reply` or `crash`. */
export type WorkerMessage =
  | { readonly id: number; readonly type: 'progress'; readonly progress: TaskProgress }
  | { readonly id: number; readonly type: 'reply'; readonly reply: TaskReply }
  | { readonly id: number; readonly type: 'crash'; readonly message: string };

/** The little of `DedicatedWorkerGlobalScope` that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerTask }) => void): void;
  postMessage(message: WorkerMessage): void;
}

export interface WorkerOptions {
  /** The games that have been loaded. */
  readonly games: Games;
  /** Loads the rules and the evaluation of a game; an unknown id is not an error. */
  readonly load: (game: string) => Promise<void>;
  /** Endgame tables to search a task with, fetched when it needs them; none by default. */
  readonly tablesFor?: (task: EngineTask) => Promise<TablesOf | undefined>;
}

/** Turns the current Web Worker into an engine; to be called once, from the worker's own script. */
export function serveEngine(scope: WorkerScope, { games, load, tablesFor }: WorkerOptions): void {
  const serve = async ({ id, task, smp, stopFlag }: WorkerTask): Promise<void> => {
    try {
      await load(task.request.game);
      const tables = await tablesFor?.(task);
      const reply = await runTask(games, task, {
        tables,
        stopFlag,
        smp,
        onProgress: (progress) => scope.postMessage({ id, type: 'progress', progress }),
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
