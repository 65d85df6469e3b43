import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
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
import { SmpTables, type SmpTask, joinThreads, splitForThreads, threadsOf } from './lazy-smp.js';
import type { ThreadTask } from './node-thread.js';
import type { BestMoveAnswer } from './request.js';
import { PLACES, Scheduler, type SchedulerOptions } from './scheduler.js';
import { runStoppable } from './stoppable-run.js';

export type { NodeEngineHost } from './host.js';

export interface NodeHostOptions extends Partial<Omit<SchedulerOptions, 'slots'>> {
  /** The script of a thread: its default export passes its argument to `runThread`. */
  readonly worker: URL;
  /** Data that the script starts with, as piscina's `workerData`. */
  readonly workerData?: unknown;
  /** Searches at work at the same time; by default one per processor. */
  readonly threads?: number;
  /** Milliseconds after which a thread without work is ended. */
  readonly idleMs?: number;
}

const IDLE_MS = 60_000;
/** A search sees the stop flag within milliseconds; a busy machine may take much longer. */
const GRACE_MS = 20_000;
/** Searches make next to no garbage; by default each thread lets tens of MiB of it gather before it cleans up. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 6 };

/**
 * An engine on worker threads (piscina). A shared flag stops a cancelled search, which keeps the thread and its
 * compiled code and still gives the best move found, and pauses one that gives way to somebody else's
 * (`scheduler.ts`). A thread that does not heed the stop is ended. The threads serve all games.
 */
export function createNodeHost({
  worker,
  workerData,
  threads,
  idleMs = IDLE_MS,
  ...bounds
}: NodeHostOptions): NodeEngineHost {
  const slots = threads ?? availableParallelism();
  const scheduler = new Scheduler({ slots, ...bounds });
  // A flag that the process was started with would overrule the limit of its threads.
  setFlagsFromString('--max-semi-space-size=0');
  const pool = new Piscina<ThreadTask, TaskReply>({
    filename: fileURLToPath(worker),
    workerData,
    minThreads: 0,
    // A paused search keeps its threads.
    maxThreads: slots * (1 + (bounds.places ?? PLACES)),
    idleTimeout: idleMs,
    resourceLimits: RESOURCE_LIMITS,
  });
  const tables = new SmpTables();
  /** Stops each search that has begun. */
  const stops = new Set<() => void>();

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
      return search<Answer, Progress>(splitForThreads(task, width, tables, options.memory), halt, news);
    };
    const width = Math.min(slots, threadsOf(task));
    return scheduler.run({ owner, kind, signal, width }, { begin, pausing: halt });
  }

  /** @param parts of one task, each for a thread: the first one answers. */
  async function search<Answer extends EngineAnswer, Progress>(
    parts: readonly SmpTask[],
    halt: Halt,
    { onProgress, onBegin, thinking }: TaskOptions<Progress>,
  ): Promise<Answer> {
    const [first, ...others] = parts as [SmpTask, ...SmpTask[]];
    const channels = onProgress === undefined ? [] : parts.map(() => new MessageChannel());
    const helped = others.map(() => 0);
    const tell = (progress: TaskProgress & Progress) => onProgress?.(joinThreads(progress as never, helped));
    for (const [index, { port1 }] of channels.entries()) {
      port1.on('message', index === 0 ? tell : ({ nodes }: TaskProgress) => (helped[index - 1] = nodes));
    }
    const begin = (each: SmpTask, index: number): Promise<TaskReply> => {
      const progress = channels[index]?.port2;
      const thread: ThreadTask = { ...each, stopFlag: halt.flag, progress, thinking };
      const transfer = progress === undefined ? {} : { transferList: [progress] };
      return runStoppable(pool, { task: thread, stopped: halt.stopped, graceMs: GRACE_MS, ...transfer });
    };
    stops.add(halt.stop);
    halt.begin();
    onBegin?.();
    // The first one gets the thread that has been at work longest, whose code is compiled best. Once there is an
    // answer, the work of the others is over.
    const answering = begin(first, 0).finally(() => others.length > 0 && halt.stop());
    const helpers = others.map((each, index) => begin(each, index + 1));
    // Their failures surface when the threads are joined; until then they must not count as unhandled.
    for (const each of helpers) each.catch(() => undefined);
    try {
      const answer = unwrapReply<Answer>(await answering);
      // The answer came by another port and may have overtaken what was told before it.
      if (channels[0] !== undefined) drain(channels[0].port1, tell as (progress: unknown) => void);
      return joinThreads(
        answer,
        (await Promise.all(helpers)).map((reply) => unwrapReply<BestMoveAnswer>(reply).nodes),
      );
    } finally {
      halt.stop();
      await Promise.allSettled(helpers);
      halt.end();
      tables.giveBack(parts);
      stops.delete(halt.stop);
      for (const { port1 } of channels) port1.close();
    }
  }

  function stop(): void {
    scheduler.close();
    for (const end of stops) end();
  }

  return {
    ...hostOf(run, async () => {
      stop();
      await pool.destroy();
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
