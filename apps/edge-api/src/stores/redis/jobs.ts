import { Queue, type Job as QueuedJob } from 'bullmq';
import type { Redis } from 'ioredis';
import { Refusal, problemOf } from '../../http/problem.js';
import { checkSameTask, keyInUse } from '../../jobs/job-key.js';
import { hasEnded } from '../../jobs/job-streams.js';
import {
  JOB_AGE_SECONDS,
  type Job,
  type JobKey,
  type JobProgress,
  type JobQueue,
  type JobTask,
  type KeyedJob,
  MAX_LISTED_JOBS,
  listedJob,
} from '../../jobs/queue.js';
import { brokenDown, queueFull, tooManyJobs } from '../../jobs/run-jobs.js';
import { LEDGER } from '../../limits/ledger.js';
import type { Account } from '../../limits/rate-limiter.js';
import { PATIENCE_MS, within } from '../breaker.js';
import { PREFIX } from './stores.js';

/** Jobs in Redis as the servers see them, which accept them; `work-jobs.ts` has the workers, which run them. */

export const QUEUE_NAME = 'jobs';

/** The fields of `KEY.ended`. */
export const ENDED = { whole: 'whole', listed: 'listed' } as const;

/** A task and its payer. */
export type JobData = JobTask & {
  readonly payer: Account;
  /** Turns that it has had, each of which ended because others waited. */
  readonly turns?: number;
};

/** The keys in Redis beside those of BullMQ. */
export const KEY = {
  /** A job that has ended: as clients get it, and as their lists have it. */
  ended: (id: string) => `${PREFIX}:ended-job:${id}`,
  /** The ended jobs of a client, or of all clients, in the order in which they ended. */
  endedList: (name: string) => `${PREFIX}:jobs-ended:${name}`,
  /** Marks a job as cancelled. Workers look for it. */
  cancelled: (id: string) => `${PREFIX}:cancelled:${id}`,
  /** The set of jobs of a client that wait or run. */
  open: ({ name }: Account) => `${PREFIX}:jobs-of:${name}`,
  /** The jobs of a client, in the order in which they were added. */
  list: ({ name }: Account) => `${PREFIX}:job-list:${name}`,
  /** The job that an idempotency key of a client stands for. */
  keyed: ({ name }: Account, key: JobKey) => `${PREFIX}:job-key:${name}:${key.name}`,
  /** The idempotency keys of a client, or of all clients, in the order of their first use. */
  keyedList: (name: string) => `${PREFIX}:job-keys:${name}`,
};

/**
 * Claims an idempotency key, and forgets the oldest ones that are too many. Returns whether it was free.
 * KEYS: the entry of the key; the list of its client; the list of all. ARGV: the entry, the time in milliseconds, the
 * seconds for which it is kept, the entries kept of a client, those kept of all.
 */
const CLAIM = `
if not redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3], 'NX') then return 0 end
for i = 2, 3 do
  redis.call('ZADD', KEYS[i], ARGV[2], KEYS[1])
  redis.call('EXPIRE', KEYS[i], ARGV[3])
  for _, oldest in ipairs(redis.call('ZRANGE', KEYS[i], 0, -1 - ARGV[2 + i])) do
    redis.call('DEL', oldest)
    redis.call('ZREM', KEYS[i], oldest)
  end
end
return 1
`;

/**
 * Counts a new job among those of its client. Returns their number; 0 where the client may have no more.
 * KEYS: the set of its open jobs; the list of its jobs. ARGV: the id, the time in milliseconds, the open jobs of a client
 * and the listed ones at most, the seconds for which both are kept.
 */
const ENTER = `
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - ARGV[4])
for i = 1, 2 do redis.call('EXPIRE', KEYS[i], ARGV[5]) end
return redis.call('SCARD', KEYS[1])
`;

/** Jobs that have lost too many workers, at most; they are kept with their tasks. */
const MAX_FAILED_JOBS = 100;

/** Value of the key of a cancelled job whose client was refused, and has its nodes back. */
export const WITHDRAWN = 'withdrawn';

/** Seconds for which the keys of a client's jobs are kept, in case a worker has lost the jobs. */
const JOBS_KEY_AGE = 86_400;

/** Seconds for which an idempotency key is kept, at most: as long as a job may wait and run. */
const KEYED_JOB_AGE = 86_400;

/** The stored entry of a key, with the time of its first use in milliseconds. */
type KeptKey = KeyedJob & { readonly at: number };

export type Queued = QueuedJob<JobData, void>;

/** Form of a job's id, which anybody may send: BullMQ has other keys beside the jobs, such as `wait`. */
const ID = /^[\da-f-]{36}$/;

/** Jobs in Redis, for the workers of all machines. They survive the end of any of these. */
export class RedisJobs implements JobQueue {
  readonly lookEveryMs = 500;
  readonly #queue: Queue<JobData, void>;

  /** @param redis a connection made for jobs */
  constructor(private readonly redis: Redis) {
    this.#queue = new Queue(QUEUE_NAME, { connection: redis, prefix: PREFIX });
  }

  async add(task: JobTask, payer: Account, key?: JobKey): Promise<{ job: Job; isNew: boolean }> {
    const id = crypto.randomUUID();
    try {
      return await soon(this.#add(id, { ...task, payer }, key));
    } catch (error) {
      // The client has its nodes back and asks again: if Redis was only slow, this job must not run as well.
      const mayRun = error instanceof Refusal && error.code === 'jobs-away';
      if (this.redis.status === 'ready') void this.#withdraw(id, payer, key, mayRun).catch(() => undefined);
      throw error;
    }
  }

  async findKeyed(payer: Account, key: JobKey): Promise<Job | null> {
    return soon(this.#findKeyed(payer, key));
  }

  find(id: string): Promise<Job | null> {
    return soon(this.#find(id));
  }

  list(payer: Account): Promise<readonly Job[]> {
    return soon(this.#list(payer));
  }

  cancel(id: string): Promise<Job | null> {
    return soon(this.#cancel(id));
  }

  async counts(): Promise<{ waiting: number; running: number }> {
    const { prioritized: waiting = 0, active: running = 0 } = await this.#queue.getJobCounts(
      ...(['prioritized', 'active'] as const),
    );
    return { waiting, running };
  }

  async close(): Promise<void> {
    await this.#queue.close();
    this.redis.disconnect();
  }

  async #add(id: string, task: JobData, key?: JobKey): Promise<{ job: Job; isNew: boolean }> {
    const known = key === undefined ? null : await this.#claim(id, task.payer, key);
    if (known !== null) return { job: known, isNew: false };
    if ((await this.counts()).waiting >= LEDGER.job.inAll) throw queueFull();
    const keys = [KEY.open(task.payer), KEY.list(task.payer)];
    const bounds = [LEDGER.job.ofOwner, MAX_LISTED_JOBS, JOBS_KEY_AGE];
    // The first job of a client comes before the second one of another.
    const priority = (await this.redis.eval(
      ENTER,
      keys.length,
      ...keys,
      id,
      Date.now(),
      ...bounds,
    )) as number;
    if (priority === 0) throw tooManyJobs();
    const failed = { age: JOB_AGE_SECONDS, count: MAX_FAILED_JOBS };
    const kept = { removeOnComplete: true, removeOnFail: failed };
    await this.#queue.add(task.kind, task, { jobId: id, priority, ...kept });
    const job = { id, state: 'waiting', progress: null, answer: null, problem: null } as const;
    return { job, isNew: true };
  }

  /** Claims a key for a new job. @returns the job that it already stands for. @throws as `findKeyed` does. */
  async #claim(id: string, payer: Account, key: JobKey): Promise<Job | null> {
    const at = Date.now();
    const kept = JSON.stringify({ id, task: key.task, at } satisfies KeptKey);
    const keys = [KEY.keyed(payer, key), KEY.keyedList(payer.name), KEY.keyedList('')];
    const bounds = [at, KEYED_JOB_AGE, LEDGER.jobKey.ofOwner, LEDGER.jobKey.inAll];
    if ((await this.redis.eval(CLAIM, keys.length, ...keys, kept, ...bounds)) === 1) return null;
    const known = await this.#findKeyed(payer, key);
    if (known !== null) return known;
    // The job that it stood for is forgotten.
    await this.redis.del(KEY.keyed(payer, key));
    return this.#claim(id, payer, key);
  }

  async #findKeyed(payer: Account, key: JobKey): Promise<Job | null> {
    const kept = await this.#keptKey(payer, key);
    if (kept === null) return null;
    const job = await this.#find(kept.id);
    if (job !== null) checkSameTask(kept, key);
    else if (Date.now() - kept.at < PATIENCE_MS) throw keyInUse();
    return job;
  }

  async #keptKey(payer: Account, key: JobKey): Promise<KeptKey | null> {
    const kept = await this.redis.get(KEY.keyed(payer, key));
    return kept === null ? null : (JSON.parse(kept) as KeptKey);
  }

  async #find(id: string): Promise<Job | null> {
    if (!ID.test(id)) return null;
    const job = await this.#queue.getJob(id);
    const open = job === undefined ? null : await this.#describe(id, job);
    // Read last: a job is kept before it leaves the queue.
    const ended = await this.redis.hget(KEY.ended(id), ENDED.whole);
    return ended === null ? open : (JSON.parse(ended) as Job);
  }

  async #list(payer: Account): Promise<readonly Job[]> {
    const ids = await this.redis.zrevrange(KEY.list(payer), 0, -1);
    const jobs = await Promise.all(ids.map((id) => this.#findListed(id)));
    return jobs.filter((job) => job !== null);
  }

  /** As a list has it: the answer of an ended job, which may be long, is not read. */
  async #findListed(id: string): Promise<Job | null> {
    const ended = await this.redis.hget(KEY.ended(id), ENDED.listed);
    if (ended !== null) return JSON.parse(ended) as Job;
    const job = await this.#find(id);
    return job && listedJob(job);
  }

  /** @param mayRun false for a job that was refused before it was added */
  async #withdraw(id: string, payer: Account, key: JobKey | undefined, mayRun: boolean): Promise<void> {
    if (key !== undefined && (await this.#keptKey(payer, key))?.id === id) {
      await this.redis.del(KEY.keyed(payer, key));
    }
    if (!mayRun) return;
    await this.redis.set(KEY.cancelled(id), WITHDRAWN, 'EX', JOB_AGE_SECONDS);
    await this.redis.multi().srem(KEY.open(payer), id).zrem(KEY.list(payer), id).exec();
  }

  async #cancel(id: string): Promise<Job | null> {
    const job = await this.#find(id);
    if (job === null || hasEnded(job)) return job;
    await this.redis.set(KEY.cancelled(id), '1', 'EX', JOB_AGE_SECONDS);
    return this.#find(id);
  }

  async #describe(id: string, job: Queued): Promise<Job> {
    const state = await job.getState();
    const known = { id, progress: progressOf(job), answer: null, problem: null };
    if (state === 'failed') return { ...known, state, problem: problemOf(brokenDown()) };
    if ((await this.redis.exists(KEY.cancelled(id))) === 1) return { ...known, state: 'cancelled' };
    return { ...known, state: state === 'active' ? 'running' : 'waiting' };
  }
}

/** A result for which BullMQ may wait until Redis is back. @throws Refusal 503 when it is late, or fails. */
async function soon<T>(asked: Promise<T>): Promise<T> {
  try {
    return await within(PATIENCE_MS, asked);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    console.error(JSON.stringify({ level: 'warn', error: `Redis: ${(error as Error).message}` }));
    throw new Refusal(503, 'jobs-away', 'the queue of jobs does not answer; ask again later', {
      retryAfter: 10,
    });
  }
}

/** @returns null before there is any. */
export function progressOf({ progress }: Queued): JobProgress | null {
  return typeof progress === 'object' ? (progress as JobProgress) : null;
}
