import type { Piscina } from 'piscina';

type RunOptions = NonNullable<Parameters<Piscina['run']>[1]>;

/** A task, and the means of its caller to stop it. */
interface StoppableRun<Task> {
  readonly task: Task;
  readonly transferList?: NonNullable<RunOptions['transferList']>;
  /** Aborted when the task is to stop. */
  readonly stopped: AbortSignal;
  /** Milliseconds that it then has to answer. */
  readonly graceMs: number;
}

/**
 * Runs a task in a thread of the pool. A task stops by itself when it is asked to; the thread of one that
 * does not is ended and replaced, so that a fault of one search does not block the others for ever.
 * @throws Error when the thread had to be ended.
 */
export async function runStoppable<Task, Reply>(
  pool: Piscina<Task, Reply>,
  { task, transferList, stopped, graceMs }: StoppableRun<Task>,
): Promise<Reply> {
  const ending = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const startGrace = () => {
    grace = setTimeout(() => ending.abort(), graceMs);
  };
  if (stopped.aborted) startGrace();
  stopped.addEventListener('abort', startGrace);
  try {
    const options: RunOptions = { signal: ending.signal };
    return await pool.run(task, transferList === undefined ? options : { ...options, transferList });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
    throw new Error(`a search did not stop within ${graceMs} ms; its thread was ended`, { cause: error });
  } finally {
    clearTimeout(grace);
    stopped.removeEventListener('abort', startGrace);
  }
}
