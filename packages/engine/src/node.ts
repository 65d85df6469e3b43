import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { EngineHost, EngineTask, TaskOptions } from './host.js';
import type { ThreadTask } from './node-worker.js';
import type { BestMoveAnswer, SolveAnswer } from './request.js';
import { type TaskReply, unwrapReply } from './task.js';

export interface NodeHostOptions {
  /** Worker threads; by default one a processor. */
  readonly threads?: number;
}

/**
 * An engine on worker threads (piscina). A cancelled search is stopped through a shared flag, which
 * keeps the thread and its compiled code and still gives the best move found.
 */
export function createNodeHost(options: NodeHostOptions = {}): EngineHost {
  const pool = new Piscina<ThreadTask, TaskReply>({
    filename: fileURLToPath(new URL('./node-worker.js', import.meta.url)),
    maxThreads: options.threads ?? availableParallelism(),
  });

  async function run<Answer extends BestMoveAnswer | SolveAnswer>(
    task: EngineTask,
    { signal, deadlineMs, onProgress }: TaskOptions,
  ): Promise<Answer> {
    const stopFlag = new Int32Array(new SharedArrayBuffer(4));
    const stop = () => Atomics.store(stopFlag, 0, 1);
    const timer = deadlineMs === undefined ? undefined : setTimeout(stop, deadlineMs);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const channel = onProgress === undefined ? undefined : new MessageChannel();
    channel?.port1.on('message', onProgress as (answer: BestMoveAnswer) => void);
    try {
      const thread: ThreadTask = { task, stopFlag, progress: channel?.port2 };
      const reply = await pool.run(thread, channel === undefined ? {} : { transferList: [channel.port2] });
      return unwrapReply<Answer>(reply);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      channel?.port1.close();
    }
  }

  return {
    bestMove: (request, taskOptions = {}) => run<BestMoveAnswer>({ kind: 'best-move', request }, taskOptions),
    solve: (request, taskOptions = {}) => run<SolveAnswer>({ kind: 'solve', request }, taskOptions),
    close: () => pool.destroy(),
  };
}
