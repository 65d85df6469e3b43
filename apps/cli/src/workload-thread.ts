import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Workload } from './workload.js';

/**
 * Runs a game's workload in a thread of its own, as if no other game were there: V8 compiles the search
 * for the shapes of the positions that a thread has met, and from the fifth on it gives that up.
 * @param game the id of a game that exists.
 */
export async function runInThread(game: string): Promise<Workload> {
  const worker = new Worker(new URL('./workload-worker.js', import.meta.url), { workerData: game });
  try {
    // An error in the thread is thrown here.
    const [workload] = await once(worker, 'message');
    return workload;
  } finally {
    await worker.terminate();
  }
}
