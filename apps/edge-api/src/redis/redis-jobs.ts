import type { BestMoveAnswer } from '@tahoun/engine';
import { Queue, type Job as QueuedJob } from 'bullmq';
import type { Redis } from 'ioredis';
import {
  JOB_AGE_SECONDS,
  type Job,
  type JobQueue,
  type JobTask,
  MAX_FINISHED_JOBS,
  MAX_WAITING_JOBS,
} from '../jobs/queue.js';
import { brokenDown, queueFull } from '../jobs/run-job.js';
import { Refusal, problemOf } from '../problem.js';
import { PREFIX } from './connect.js';
import { type JobResult, QUEUE_NAME, cancelledKey } from './shared-jobs.js';

/** Milliseconds after which Redis counts as away. */
const PATIENCE_MS = 2000;

type Queued = QueuedJob<JobTask, JobResult>;

/** Jobs in Redis, for the workers of all machines. Where they wait and run survives the end of any of them. */
export class RedisJobs implements JobQueue {
  readonly #redis: Redis;
  readonly #queue: Queue<JobTask, JobResult>;

  /** @param redis a connection made for jobs */
  constructor(redis: Redis) {
    this.#redis = redis;
    this.#queue = new Queue(QUEUE_NAME, { connection: redis, prefix: PREFIX });
  }

  add(task: JobTask): Promise<Job> {
    return soon(this.#add(task));
  }

  find(id: string): Promise<Job | null> {
    return soon(this.#find(id));
  }

  cancel(id: string): Promise<Job | null> {
    return soon(this.#cancel(id));
  }

  async close(): Promise<void> {
    await this.#queue.close();
    this.#redis.disconnect();
  }

  async #add(task: JobTask): Promise<Job> {
    if ((await this.#queue.getWaitingCount()) >= MAX_WAITING_JOBS) throw queueFull();
    const id = crypto.randomUUID();
    const kept = { age: JOB_AGE_SECONDS, count: MAX_FINISHED_JOBS };
    await this.#queue.add(task.kind, task, { jobId: id, removeOnComplete: kept, removeOnFail: kept });
    return { id, state: 'waiting', progress: null, answer: null, problem: null };
  }

  async #find(id: string): Promise<Job | null> {
    const job = await this.#queue.getJob(id);
    return job === undefined ? null : this.#describe(id, job);
  }

  async #cancel(id: string): Promise<Job | null> {
    const job = await this.#queue.getJob(id);
    if (job === undefined) return null;
    await this.#redis.set(cancelledKey(id), '1', 'EX', JOB_AGE_SECONDS);
    return this.#describe(id, job);
  }

  async #describe(id: string, job: Queued): Promise<Job> {
    const state = await job.getState();
    const progress = typeof job.progress === 'object' ? (job.progress as BestMoveAnswer) : null;
    const known = { id, progress, answer: null, problem: null };
    if (state === 'failed') return { ...known, state, problem: problemOf(brokenDown()) };
    // What was read before it ended has no result yet.
    const result =
      state === 'completed' ? (job.returnvalue ?? (await this.#queue.getJob(id))?.returnvalue) : null;
    if (result != null) {
      const { answer, problem, wasCancelled } = result;
      return {
        ...known,
        answer,
        problem,
        state: wasCancelled ? 'cancelled' : problem === null ? 'done' : 'failed',
      };
    }
    if ((await this.#redis.exists(cancelledKey(id))) === 1) return { ...known, state: 'cancelled' };
    return { ...known, state: state === 'active' ? 'running' : 'waiting' };
  }
}

/** What BullMQ would wait for until Redis is back. @throws Refusal 503 when it takes too long. */
async function soon<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(away()), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function away(): Refusal {
  return new Refusal(503, 'jobs-away', 'the queue of jobs does not answer; ask again later', {
    headers: { 'Retry-After': '10' },
  });
}
