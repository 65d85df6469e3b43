import type { MessagePort } from 'node:worker_threads';
import type { Games } from './games.js';
import type { TaskProgress, TaskReply } from './host.js';
import type { SmpTask } from './lazy-smp.js';
import { nodeTables } from './node-tables.js';
import { readTask } from './reading.js';
import type { Thinking } from './request.js';
import { runTask } from './task.js';

export type { TaskReply } from './host.js';

/** The work that `createNodeHost` hands to a thread. */
export interface ThreadTask extends SmpTask {
  /** Element 0 becomes non-zero when the task is cancelled. */
  readonly stopFlag: Int32Array;
  /** Receives the progress of the task, when somebody listens. */
  readonly progress?: MessagePort | undefined;
  readonly thinking?: Thinking | undefined;
}

/** Runs work from `createNodeHost` on this thread. */
export async function runThread(
  games: Games,
  { task, smp, stopFlag, progress, thinking }: ThreadTask,
): Promise<TaskReply> {
  try {
    const onProgress = progress && ((soFar: TaskProgress) => progress.postMessage(soFar));
    return await runTask(games, task, { stopFlag, tables: nodeTables, smp, thinking, onProgress }, readTask);
  } finally {
    progress?.close();
  }
}
