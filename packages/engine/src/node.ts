import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import {
  type EngineAnswer,
  type EngineTask,
  type NodeEngineHost,
  type TaskOptions,
  type TaskReply,
  hostOf,
  unwrapReply,
} from './host.js';
import type { ThreadTask } from './node-thread.js';
import { type TeamTask, joinTeam, splitForTeam } from './team.js';

export type { NodeEngineHost } from './host.js';

export interface NodeHostOptions {
  /** The ids of the games that the threads know. */
  readonly ids: readonly string[];
  /** The script of a thread: its default export passes its argument to `runThread`. */
  readonly worker: URL;
  /** Data that the script starts with, as piscina's `workerData`. */
  readonly workerData?: unknown;
  /** Searches at work at the same time; by default one per processor. */
  readonly threads?: number;
}

/** A thread without work is ended after this time. */
const IDLE_MS = 60_000;
/** A search sees the stop flag within milliseconds; a busy machine may take much longer. */
const GRACE_MS = 20_000;
/** Searches make next to no garbage; by default each thread lets tens of MiB of it gather before it cleans up. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 6 };

/**
 * An engine on worker threads (piscina). A cancelled search is stopped through a shared flag, which
 * keeps the thread and its compiled code and still gives the best move found; a thread that does not
 * heed it is ended.
 *
 * Each game has threads of its own, started when it is first asked for: V8 compiles the search for the
 * shape of the positions that it meets, and from the fifth shape on it gives that up for all of them.
 */
export function createNodeHost(options: NodeHostOptions): NodeEngineHost {
  const threads = options.threads ?? availableParallelism();
  const queue = new PQueue({ concurrency: threads });
  const pools = new Map<string, Piscina<ThreadTask, TaskReply>>();

  function poolFor(game: string): Piscina<ThreadTask, TaskReply> {
    let pool = pools.get(game);
    if (pool === undefined) {
      pool = new Piscina<ThreadTask, TaskReply>({
        filename: fileURLToPath(options.worker),
        workerData: options.workerData,
        minThreads: 0,
        maxThreads: threads,
        idleTimeout: IDLE_MS,
        resourceLimits: RESOURCE_LIMITS,
      });
      pools.set(game, pool);
    }
    return pool;
  }

  async function run<Answer extends EngineAnswer, Progress>(
    task: EngineTask,
    { signal, deadlineMs, onProgress }: TaskOptions<Progress> = {},
  ): Promise<Answer> {
    const stopFlag = new Int32Array(new SharedArrayBuffer(4));
    const stopper = new AbortController();
    const stop = () => {
      Atomics.store(stopFlag, 0, 1);
      stopper.abort();
    };
    const timer = deadlineMs === undefined ? undefined : setTimeout(stop, deadlineMs);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const channel = onProgress === undefined ? undefined : new MessageChannel();
    channel?.port1.on('message', onProgress as (progress: Progress) => void);
    const pool = poolFor(gameOf(task, options.ids));
    const search = (each: TeamTask, progress?: typeof channel): Promise<TaskReply> => {
      const thread: ThreadTask = { ...each, stopFlag, progress: progress?.port2 };
      const transfer = progress === undefined ? {} : { transferList: [progress.port2] };
      return runStoppable(pool, { task: thread, stopped: stopper.signal, graceMs: GRACE_MS, ...transfer });
    };
    const [first, ...others] = splitForTeam(task, threads) as [TeamTask, ...TeamTask[]];
    // The first answers: it gets the thread that has been at work longest, whose code is compiled best.
    // The others only help: once there is an answer their work is over, before its thread goes to one of them.
    const answering = queue.add(() => search(first, channel).finally(() => others.length > 0 && stop()));
    // They begin when there are threads for them, or never: nobody waits for one that has not begun.
    const helpers: Promise<TaskReply>[] = [];
    for (const each of others) {
      const helped = queue.add(async () => {
        if (stopper.signal.aborted) return;
        const reply = search(each);
        helpers.push(reply);
        await reply;
      });
      // A helper's failure surfaces when the team is joined; until then it must not count as unhandled.
      helped.catch(() => undefined);
    }
    try {
      const answer = unwrapReply<Answer>(await answering);
      // The answer came by another port and may have overtaken what was told before it.
      if (channel !== undefined) drain(channel.port1, onProgress as (progress: unknown) => void);
      return joinTeam(
        answer,
        (await Promise.all(helpers)).map((reply) => unwrapReply(reply)),
      );
    } finally {
      stop();
      await Promise.allSettled(helpers);
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      channel?.port1.close();
    }
  }

  return hostOf(run, async () => {
    queue.clear();
    await Promise.all([...pools.values()].map((pool) => pool.destroy()));
  });
}

/** Tells what a port has received and not told yet. */
function drain(port: MessagePort, tell: (message: unknown) => void): void {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) tell(next.message);
}

/** The game whose threads run a task. An unknown game goes to the first set: any of them refuses it. */
function gameOf({ request }: EngineTask, ids: readonly string[]): string {
  return ids.includes(request.game) ? request.game : (ids[0] ?? '');
}

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
