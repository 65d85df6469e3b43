import type {
  BestMoveAnswer,
  EngineTask,
  ReviewAnswer,
  ReviewRequest,
  ReviewedMove,
  SolveAnswer,
  SolveProgress,
} from '@tahoun/engine';
import type { Account } from '../limits/rate-limiter.js';
import type { Problem } from '../problem.js';

/** A long search: as a best-move, a solve or a review, only with more nodes. */
export type JobTask =
  | (Extract<EngineTask, { kind: 'best-move' | 'solve' }> & { readonly request: { readonly nodes: number } })
  | { readonly kind: 'review'; readonly request: ReviewRequest };
export type JobAnswer = BestMoveAnswer | SolveAnswer | ReviewAnswer;

/** What a job tells on its way: the answer after a completed depth, the last move judged, or how far a solve is. */
export type JobProgress = BestMoveAnswer | ReviewedMove | SolveProgress;

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
type JobState = (typeof JOB_STATES)[number];

/** The present state of a job. */
export interface Job {
  readonly id: string;
  readonly state: JobState;
  /** Null before there is any. */
  readonly progress: JobProgress | null;
  /** Once done; of a job cancelled while it ran, what had been found. */
  readonly answer: JobAnswer | null;
  /** Why it failed. */
  readonly problem: Problem | null;
}

/** The name that a client gives to a request for a job, so that it can send it again and has the job only once. */
export interface JobKey {
  /** A digest of the name. */
  readonly name: string;
  /** A digest of the task, which has to be the same each time. */
  readonly task: string;
}

/** What is kept of a key. */
export interface KeyedJob {
  readonly id: string;
  /** As in the key. */
  readonly task: string;
}

/** Where long searches wait and run: in this process, or in Redis for any number of machines. */
export interface JobQueue {
  /**
   * @param payer has paid for all nodes of the task, and gets back what the job does not use.
   * @param key stands for the job from now on, as long as that is known. Where it stands for one already, that is
   * what is returned: it is not new, and nothing was paid for it.
   * @throws Refusal 503 when too many wait, 429 when too many of the payer do, and as `findKeyed` does.
   */
  add(task: JobTask, payer: Account, key?: JobKey): Promise<{ readonly job: Job; readonly isNew: boolean }>;
  /**
   * The job that a key of the payer stands for.
   * @throws Refusal 422 where that has another task, 409 where it is just being added.
   */
  findKeyed(payer: Account, key: JobKey): Promise<Job | null>;
  /** @returns null for an id that there is not, or no longer. */
  find(id: string): Promise<Job | null>;
  /** The jobs of a client that wait, run or are kept, the newest first, `MAX_LISTED_JOBS` at most. */
  list(payer: Account): Promise<readonly Job[]>;
  /** Milliseconds between looks at a job that somebody watches. */
  readonly lookEveryMs: number;
  /** Takes a waiting job out, or ends a running one at once. @returns null as `find` does. */
  cancel(id: string): Promise<Job | null>;
  /** Jobs that wait and that run, on all machines. */
  counts(): Promise<{ readonly waiting: number; readonly running: number }>;
  /** Stops the jobs that run here and leaves what is shared. */
  close(): Promise<void>;
}

/** Jobs in a list. */
export const MAX_LISTED_JOBS = 100;
/** Seconds for which a finished job can be asked for. */
export const JOB_AGE_SECONDS = 3600;
/** Finished jobs that one process keeps at most, beside the bounds of the ledger. */
export const MAX_FINISHED_JOBS = 10_000;
