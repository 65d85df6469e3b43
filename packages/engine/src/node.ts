import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Halt } from './halt.js';
import {
  type EngineAnswer,
  type EngineTask,
  type NodeEngineHost,
  type TaskOptions,
  type TaskProgress,
  type TaskReply,
  hostOf,
  unwrapReply,
} from './host.js';
import type { ThreadTask } from './node-thread.js';
import { PLACES, Scheduler, type SchedulerOptions } from './scheduler.js';
import { type TeamTask, joinTeam, splitForTeam, threadsOf } from './team.js';

export type { NodeEngineHost } from './host.js';

export interface NodeHostOptions extends Partial<Omit<SchedulerOptions, 'slots'>> {
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
 * An engine on worker threads (piscina). A shared flag stops a cancelled search, which keeps the thread and its
 * compiled code and still gives the best move found, and pauses one that gives way to somebody else's
 * (`scheduler.ts`). A thread that does not heed the stop is ended.
 *
 * Each game has threads of its own, started when it is first asked for: V8 compiles the search for the
 * shape of the positions that it meets, and from the fifth shape on it gives that up for all of them.
 */
export function createNodeHost({
  ids,
  worker,
  workerData,
  threads,
  ...bounds
}: NodeHostOptions): NodeEngineHost {
  const slots = threads ?? availableParallelism();
  const scheduler = new Scheduler({ slots, ...bounds });
  const pools = new Map<string, Piscina<ThreadTask, TaskReply>>();
  /** Stops each search that has begun. */
  const stops = new Set<() => void>();

  function poolFor(game: string): Piscina<ThreadTask, TaskReply> {
    let pool = pools.get(game);
    if (pool === undefined) {
      pool = new Piscina<ThreadTask, TaskReply>({
        filename: fileURLToPath(worker),
        workerData,
        minThreads: 0,
        // A paused search keeps its threads.
        maxThreads: slots * (1 + (bounds.places ?? PLACES)),
        idleTimeout: IDLE_MS,
        resourceLimits: RESOURCE_LIMITS,
      });
      pools.set(game, pool);
    }
    return pool;
  }

  function run<Answer extends EngineAnswer, Progress>(
    task: EngineTask,
    options: TaskOptions<Progress> = {},
  ): Promise<Answer> {
    const { client: owner, kind, onProgress } = options;
    // Where nobody is refused, a search that is cancelled before it begins still gives an answer; a job has none.
    const isAnswered = bounds.waitMs === undefined && kind !== 'job';
    const signal = isAnswered ? undefined : options.signal;
    const halt = new Halt(options);
    let [begun, told] = [0, 0];
    // A search that begins again comes to the same answers again.
    const tell = (progress: Progress & Pick<TaskProgress, 'nodes'>) => {
      if (begun === 1 || progress.nodes > told) onProgress?.(progress);
      told = Math.max(told, progress.nodes);
    };
    const begin = (width: number) => {
      begun++;
      const news = { ...options, onProgress: onProgress && (tell as typeof onProgress) };
      return search<Answer, Progress>(splitForTeam(task, width), halt, news);
    };
    const width = Math.min(slots, threadsOf(task));
    return scheduler.run({ owner, kind, signal, width }, { begin, pausing: halt });
  }

  /** @param parts of one task, each for a thread: the first one answers. */
  async function search<Answer extends EngineAnswer, Progress>(
    parts: readonly TeamTask[],
    halt: Halt,
    { onProgress, onBegin }: TaskOptions<Progress>,
  ): Promise<Answer> {
    const [first, ...others] = parts as [TeamTask, ...TeamTask[]];
    const channel = onProgress === undefined ? undefined : new MessageChannel();
    channel?.port1.on('message', onProgress as (progress: Progress) => void);
    const pool = poolFor(gameOf(first.task, ids));
    const begin = (each: TeamTask, progress?: typeof channel): Promise<TaskReply> => {
      const thread: ThreadTask = { ...each, stopFlag: halt.flag, progress: progress?.port2 };
      const transfer = progress === undefined ? {} : { transferList: [progress.port2] };
      return runStoppable(pool, { task: thread, stopped: halt.stopped, graceMs: GRACE_MS, ...transfer });
    };
    stops.add(halt.stop);
    halt.begin();
    onBegin?.();
    // The first one gets the thread that has been at work longest, whose code is compiled best. Once there is an
    // answer, the work of the others is over.
    const answering = begin(first, channel).finally(() => others.length > 0 && halt.stop());
    const helpers = others.map((each) => begin(each));
    // Their failures surface when the team is joined; until then they must not count as unhandled.
    for (const each of helpers) each.catch(() => undefined);
    try {
      const answer = unwrapReply<Answer>(await answering);
      // The answer came by another port and may have overtaken what was told before it.
      if (channel !== undefined) drain(channel.port1, onProgress as (progress: unknown) => void);
      return joinTeam(
        answer,
        (await Promise.all(helpers)).map((reply) => unwrapReply(reply)),
      );
    } finally {
      halt.stop();
      await Promise.allSettled(helpers);
      halt.end();
      stops.delete(halt.stop);
      channel?.port1.close();
    }
  }

  function stop(): void {
    scheduler.close();
    for (const end of stops) end();
  }

  return {
    ...hostOf(run, async () => {
      stop();
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    }),
    admit: (client) => scheduler.admit(client),
    load: () => scheduler.load(),
    stop,
  };
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
