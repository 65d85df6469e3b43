import { type Job as QueuedJob, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobTask } from '../jobs/queue.js';
import { runJob } from '../jobs/run-job.js';
import type { Engine } from '../platform.js';
import { PREFIX } from './connect.js';
import { type JobResult, QUEUE_NAME, cancelledKey } from './shared-jobs.js';

/** Milliseconds for which a worker that is not heard of keeps its job; then another takes it. */
const LOCK_MS = 5000;
/** Milliseconds between looks for such jobs. */
const STALLED_MS = 2000;
/** How often one job may lose its worker; its question may be what ends them. */
const MAX_STALLED = 20;
/** Milliseconds between looks whether a job is still wanted. */
const CANCEL_MS = 500;

/**
 * Takes jobs from Redis and answers them. A job whose worker ends without a word is begun anew by another,
 * which finds the same answer.
 * @param redis a connection made for jobs. @param atOnce jobs worked on at the same time
 */
export function startJobWorker(engine: Engine, redis: Redis, atOnce: number): Worker<JobTask, JobResult> {
  return new Worker<JobTask, JobResult>(QUEUE_NAME, (job) => work(engine, redis, job), {
    connection: redis,
    prefix: PREFIX,
    concurrency: atOnce,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_MS,
    maxStalledCount: MAX_STALLED,
  });
}

async function work(engine: Engine, redis: Redis, job: QueuedJob<JobTask>): Promise<JobResult> {
  const stopper = new AbortController();
  const look = async () => {
    if ((await redis.exists(cancelledKey(job.id as string))) === 1) stopper.abort();
  };
  await look();
  if (stopper.signal.aborted) return { answer: null, problem: null, wasCancelled: true };
  const timer = setInterval(() => void look().catch(() => undefined), CANCEL_MS);
  try {
    const outcome = await runJob(engine, job.data, {
      signal: stopper.signal,
      onProgress: (answer) => void job.updateProgress(answer).catch(() => undefined),
    });
    return { ...outcome, wasCancelled: stopper.signal.aborted };
  } finally {
    clearInterval(timer);
  }
}
