import { InputError } from '@tahoun/core';
import { type BestMoveRequest, WorkRefused, reviewGame } from '@tahoun/engine';
import { LRUCache } from 'lru-cache';
import type { Engine } from '../engine/engine.js';
import { games } from '../engine/games.js';
import { type ProblemDetails, Refusal, engineRefusal, problemOf } from '../http/problem.js';
import { clientOf } from '../limits/client.js';
import { LEDGER } from '../limits/ledger.js';
import { type Account, type RateLimiter, refund } from '../limits/rate-limiter.js';
import { checkSameTask } from './job-key.js';
import {
  JOB_AGE_SECONDS,
  type Job,
  type JobAnswer,
  type JobKey,
  type JobProgress,
  type JobQueue,
  type JobTask,
  type KeyedJob,
  MAX_FINISHED_JOBS,
  MAX_LISTED_JOBS,
  listedJob,
} from './queue.js';

/** An answer or a problem; neither when it was cancelled before it began. */
export interface JobOutcome {
  readonly answer: JobAnswer | null;
  readonly problem: ProblemDetails | null;
}

interface JobOptions {
  /** The payer, whose turn it is. */
  readonly client: string;
  /** Ends the job with its answer so far. */
  readonly signal: AbortSignal;
  readonly onBegin: () => void;
  readonly onProgress: (progress: JobProgress) => void;
}

/** Runs a job to its end. An error in its request is an outcome too; only unexpected errors are thrown. */
export async function runJob(engine: Engine, task: JobTask, options: JobOptions): Promise<JobOutcome> {
  try {
    return { answer: await answerOf(engine, task, options), problem: null };
  } catch (error) {
    // Cancelled before its turn.
    if (error instanceof WorkRefused && options.signal.aborted) return { answer: null, problem: null };
    const refusal = error instanceof InputError ? engineRefusal(error) : error;
    if (!(refusal instanceof Refusal)) throw error;
    return { answer: null, problem: problemOf(refusal) };
  }
}

async function answerOf(engine: Engine, task: JobTask, options: JobOptions): Promise<JobAnswer> {
  const turn = { ...options, kind: 'job' } as const;
  switch (task.kind) {
    case 'best-move':
      return engine.bestMove(task.request, turn);
    case 'solve':
      return engine.solve(task.request, turn);
    case 'review': {
      const { signal, onProgress } = options;
      const evaluate = (request: BestMoveRequest) =>
        engine.bestMove(request, { ...turn, onProgress: undefined });
      return reviewGame(games, task.request, { evaluate, onMove: onProgress, signal });
    }
  }
}

/** The refusal when too many jobs wait. */
export function queueFull(): Refusal {
  return new Refusal(503, 'too-busy', 'too many jobs are waiting; try again later', {
    retryAfter: 60,
  });
}

/** The refusal when too many jobs of one client wait or run. */
export function tooManyJobs(): Refusal {
  return new Refusal(
    429,
    'too-many-jobs',
    `${LEDGER.job.ofOwner} jobs of this client wait or run; ask again when one of them is done`,
    { params: { max: LEDGER.job.ofOwner }, retryAfter: 60 },
  );
}

/** Nodes that were paid for a job and not used. */
export function unusedBy({ request }: JobTask, outcome: JobOutcome): number {
  return request.nodes - (outcome.answer?.nodes ?? 0);
}

/** Logs the error of a job that failed unexpectedly. @param id undefined where it is not known. */
export function logBreakdown(id: string | undefined, error: Error): void {
  console.error(JSON.stringify({ level: 'error', job: id, error: error.stack ?? String(error) }));
}

/** The refusal for a search that failed unexpectedly. */
export function brokenDown(): Refusal {
  return new Refusal(500, 'internal', 'the search broke down');
}

/** A job that has ended, as it is kept. */
interface Ended {
  readonly text: string;
  /** As a list has it. */
  readonly listed: Job;
  /** The account that has paid for it. */
  readonly owner: string;
}

interface Entry {
  job: Job;
  readonly payer: Account;
  /** Ends the search, or takes the job out of the queue. */
  readonly stopper: AbortController;
}

function jobIn({ text }: Ended): Job {
  return JSON.parse(text) as Job;
}

/** Each client has keys of its own. */
function nameOf({ name }: Account, key: JobKey): string {
  return `${name}\n${key.name}`;
}

/** Jobs in the memory of this process, which is lost when it ends. Its engine gives each client its turn. */
export class EmbeddedJobs implements JobQueue {
  readonly lookEveryMs = 100;
  /** Jobs that wait or run. */
  readonly #entries = new Map<string, Entry>();
  readonly #finished = new LRUCache<string, Ended>({
    max: MAX_FINISHED_JOBS,
    maxSize: LEDGER.jobText.inAll,
    sizeCalculation: ({ text }) => text.length,
    ttl: JOB_AGE_SECONDS * 1000,
    ttlAutopurge: true,
  });
  readonly #keys = new LRUCache<string, KeyedJob>({ max: LEDGER.jobKey.ofOwner });

  #isClosed = false;

  constructor(
    private readonly engine: Engine,
    private readonly limiter: RateLimiter,
  ) {}

  async add(task: JobTask, payer: Account, key?: JobKey): Promise<{ job: Job; isNew: boolean }> {
    const known = key === undefined ? null : this.#keyed(payer, key);
    if (known !== null) return { job: known, isNew: false };
    if (this.#count('waiting') >= LEDGER.job.inAll) throw queueFull();
    if (this.#jobsOf(payer) >= LEDGER.job.ofOwner) throw tooManyJobs();
    const id = crypto.randomUUID();
    const entry: Entry = {
      job: { id, state: 'waiting', progress: null, answer: null, problem: null },
      payer,
      stopper: new AbortController(),
    };
    this.#entries.set(id, entry);
    if (key !== undefined) this.#keys.set(nameOf(payer, key), { id, task: key.task });
    const { job } = entry;
    void this.#run(entry, task);
    return { job, isNew: true };
  }

  async findKeyed(payer: Account, key: JobKey): Promise<Job | null> {
    return this.#keyed(payer, key);
  }

  #keyed(payer: Account, key: JobKey): Job | null {
    const kept = this.#keys.get(nameOf(payer, key));
    const job = kept === undefined ? null : this.#known(kept.id);
    if (kept !== undefined && job !== null) checkSameTask(kept, key);
    return job;
  }

  /** Jobs of a client that wait or run. */
  #jobsOf({ name }: Account): number {
    return Array.from(this.#entries.values()).filter(
      ({ payer, job }) => payer.name === name && job.state !== 'cancelled',
    ).length;
  }

  async find(id: string): Promise<Job | null> {
    return this.#known(id);
  }

  #known(id: string): Job | null {
    const ended = this.#finished.peek(id);
    return this.#entries.get(id)?.job ?? (ended === undefined ? null : jobIn(ended));
  }

  async list(payer: Account): Promise<readonly Job[]> {
    // Those that have not ended are the newest, and the oldest of them comes first.
    const open = Array.from(this.#entries.values()).reverse();
    const own = open.filter((entry) => entry.payer.name === payer.name).map(({ job }) => listedJob(job));
    const room = Math.max(0, MAX_LISTED_JOBS - own.length);
    return [
      ...own.slice(0, MAX_LISTED_JOBS),
      ...this.#endedOf(payer.name)
        .slice(0, room)
        .map(([, { listed }]) => listed),
    ];
  }

  async cancel(id: string): Promise<Job | null> {
    const entry = this.#entries.get(id);
    if (entry === undefined) return this.find(id);
    entry.job = { ...entry.job, state: 'cancelled' };
    entry.stopper.abort();
    return entry.job;
  }

  async counts(): Promise<{ waiting: number; running: number }> {
    return { waiting: this.#count('waiting'), running: this.#count('running') };
  }

  #count(state: Job['state']): number {
    return Array.from(this.#entries.values()).filter(({ job }) => job.state === state).length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { stopper } of this.#entries.values()) stopper.abort();
  }

  /** The newest first. */
  #endedOf(name: string): [string, Ended][] {
    return Array.from(this.#finished.entries()).filter(([, { owner }]) => owner === name);
  }

  async #run(entry: Entry, task: JobTask): Promise<void> {
    const outcome = await runJob(this.engine, task, {
      client: clientOf(entry.payer),
      signal: entry.stopper.signal,
      onBegin() {
        if (entry.job.state === 'waiting') entry.job = { ...entry.job, state: 'running' };
      },
      onProgress: (progress) => {
        entry.job = { ...entry.job, progress };
      },
    }).catch((error: Error) => {
      // After `close`, the threads may end before the search has seen its signal: that is no fault.
      if (!this.#isClosed) logBreakdown(entry.job.id, error);
      return { answer: null, problem: problemOf(brokenDown()) };
    });
    const { state } = entry.job;
    const ended = outcome.problem === null ? 'done' : 'failed';
    entry.job = { ...entry.job, ...outcome, state: state === 'cancelled' ? state : ended };
    await this.#end(entry, task, outcome);
  }

  async #end({ job, payer }: Entry, task: JobTask, outcome: JobOutcome): Promise<void> {
    this.#entries.delete(job.id);
    this.#finished.set(job.id, { text: JSON.stringify(job), listed: listedJob(job), owner: payer.name });
    let kept = 0;
    for (const [id, { text }] of this.#endedOf(payer.name)) {
      kept += text.length;
      if (kept > LEDGER.jobText.ofOwner) this.#finished.delete(id);
    }
    await refund(this.limiter, payer, unusedBy(task, outcome));
  }
}
