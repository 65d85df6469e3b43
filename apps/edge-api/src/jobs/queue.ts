import type {
  BestMoveAnswer,
  EngineTask,
  ReviewAnswer,
  ReviewRequest,
  ReviewedMove,
  SolveAnswer,
  SolveProgress,
} from '@tahoun/engine';
import type { ProblemDetails } from '../http/problem.js';
import type { Account } from '../limits/rate-limiter.js';

/** A long search: a best-move, a solve or a review with more nodes. */
export type JobTask =
  | (Extract<EngineTask, { kind: 'best-move' | 'solve' }> & { readonly request: { readonly nodes: number } })
  | { readonly kind: 'review'; readonly request: ReviewRequest };
export type JobAnswer = BestMoveAnswer | SolveAnswer | ReviewAnswer;

/** Progress of a job: the answer after a completed depth, the last move judged, or that of a solve. */
export type JobProgress = BestMoveAnswer | ReviewedMove | SolveProgress;

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
type JobState = (typeof JOB_STATES)[number];

/** The present state of a job. */
export interface Job {
  readonly id: string;
  readonly state: JobState;
  /** Null before there is any. */
  readonly progress: JobProgress | null;
  /** Set once done; for a job cancelled while it ran, the answer so far. */
  readonly answer: JobAnswer | null;
  /** The reason why it failed. */
  readonly problem: ProblemDetails | null;
}

/** A job as a list has it, without what it found: a hundred answers would be megabytes. */
export function listedJob(job: Job): Job {
  return { ...job, progress: null, answer: null };
}

/** The name that a client gives to a request for a job, so that sending it again adds no second job. */
export interface JobKey {
  /** A digest of the name. */
  readonly name: string;
  /** A digest of the task, which has to be the same each time. */
  readonly task: string;
}

/** The stored entry of a key. */
export interface KeyedJob {
  readonly id: string;
  /** As in the key. */
  readonly task: string;
}

/** A queue of long searches: in this process, or in Redis for any number of machines. */
export interface JobQueue {
  /**
   * @param payer has paid for all nodes of the task, and gets back those that the job does not use.
   * @param key stands for the job from now on, as long as the job is known. A key that already stands for
   * a job returns that one, which is not new: the caller refunds the payer.
   * @throws Refusal 503 when too many wait, 429 when too many of the payer do, and as `findKeyed` does.
   */
  add(task: JobTask, payer: Account, key?: JobKey): Promise<{ readonly job: Job; readonly isNew: boolean }>;
  /**
   * The job that a key of the payer stands for.
   * @throws Refusal 422 where that has another task, 409 where it is just being added.
   */
  findKeyed(payer: Account, key: JobKey): Promise<Job | null>;
  /** @returns null for an unknown or forgotten id. */
  find(id: string): Promise<Job | null>;
  /** The jobs of a client that wait, run or are kept, the newest first, `MAX_LISTED_JOBS` at most; see `listedJob`. */
  list(payer: Account): Promise<readonly Job[]>;
  /** Polling interval of a watched job, in milliseconds. */
  readonly lookEveryMs: number;
  /** Takes a waiting job out, or ends a running one at once. @returns null as `find` does. */
  cancel(id: string): Promise<Job | null>;
  /** Jobs that wait and that run, on all machines. */
  counts(): Promise<{ readonly waiting: number; readonly running: number }>;
  /** Stops the jobs that run here; shared jobs stay in the queue. */
  close(): Promise<void>;
}

/** Jobs in a list, at most. */
export const MAX_LISTED_JOBS = 100;
/** Seconds for which a finished job is kept. */
export const JOB_AGE_SECONDS = 3600;
/** Finished jobs that one process keeps at most, beside the bounds of the ledger. */
export const MAX_FINISHED_JOBS = 10_000;
