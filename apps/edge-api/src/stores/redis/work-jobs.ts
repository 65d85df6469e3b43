import { Queue, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Engine } from '../../engine/engine.js';
import { JOB_AGE_SECONDS, type Job, listedJob } from '../../jobs/queue.js';
import { type JobOutcome, runJob, unusedBy } from '../../jobs/run-jobs.js';
import { clientOf } from '../../limits/client.js';
import { LEDGER } from '../../limits/ledger.js';
import { type Account, refund } from '../../limits/rate-limiter.js';
import { ENDED, type JobData, KEY, QUEUE_NAME, type Queued, WITHDRAWN, progressOf } from './jobs.js';
import { PREFIX, RedisRateLimiter } from './stores.js';

/**
 * Keeps a job that has ended, and forgets those that ended long ago or exceed the characters that are kept. Returns
 * whether it is the first to do so.
 * KEYS: the job; the list of its client; the list of all. ARGV: its text, its id, the time in milliseconds, the seconds
 * for which it is kept, the characters kept of a client, those kept of all, the prefix of an id in a key, its text in lists.
 */
const KEEP = `
if redis.call('HSETNX', KEYS[1], '${ENDED.whole}', ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], '${ENDED.listed}', ARGV[8])
redis.call('EXPIRE', KEYS[1], ARGV[4])
for i = 2, 3 do
  redis.call('ZADD', KEYS[i], ARGV[3], ARGV[2] .. ' ' .. #ARGV[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', ARGV[3] - ARGV[4] * 1000)
  redis.call('EXPIRE', KEYS[i], ARGV[4])
  local kept = 0
  for _, member in ipairs(redis.call('ZREVRANGE', KEYS[i], 0, -1)) do
    local id, length = string.match(member, '^(%S+) (%d+)$')
    kept = kept + length
    if kept > tonumber(ARGV[3 + i]) then
      redis.call('DEL', ARGV[7] .. id)
      redis.call('ZREM', KEYS[i], member)
    end
  end
end
return 1
`;

/** Milliseconds for which a silent worker keeps its job; then another takes it. */
const LOCK_MS = 5000;
/** Milliseconds between checks for such jobs. */
const STALLED_MS = 2000;
/** Times that a job may lose its worker, because its own request may be the cause. */
const MAX_STALLED = 20;
/** Milliseconds between checks for the cancellation of a job. */
const CANCEL_MS = 500;

/** Milliseconds between checks for jobs that wait while a worker has its hands full. */
const ROOM_MS = 1000;
/** Milliseconds of its first turn after which a job makes room for one of another client; each later turn is twice as long. */
const FIRST_TURN_MS = 1000;

/** A job that a worker has in hand. */
interface InHand {
  readonly job: Queued;
  readonly stopper: AbortController;
  /** The time at which it began, in milliseconds since 1970; undefined while it waits for its turn. */
  begunAt: number | undefined;
  makesRoom: boolean;
}

/**
 * Takes jobs from Redis and answers them. A job whose worker disappears is started again by another,
 * which finds the same answer.
 *
 * A worker has more jobs in hand than it works on, and its engine gives each client its turn. Where further ones wait in
 * Redis, a client with several in hand, or with one that has had its turn, gives one back: it begins again later.
 * @param redis a connection made for jobs. @param inHand jobs at the same time
 */
export function startJobWorker(engine: Engine, redis: Redis, inHand: number): Worker<JobData, void> {
  const queue = new Queue<JobData, void>(QUEUE_NAME, { connection: redis, prefix: PREFIX });
  const jobs = new Map<string, InHand>();
  const worker = new Worker<JobData, void>(
    QUEUE_NAME,
    async (job, token) => {
      const own: InHand = { job, stopper: new AbortController(), begunAt: undefined, makesRoom: false };
      jobs.set(job.id as string, own);
      try {
        await work(engine, redis, own);
        if (own.makesRoom) await giveBack(own, token);
      } finally {
        jobs.delete(job.id as string);
      }
    },
    {
      connection: redis,
      prefix: PREFIX,
      concurrency: inHand,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: MAX_STALLED,
    },
  );
  const look = async () => {
    if (jobs.size < inHand) return;
    const [next] = await queue.getPrioritized(0, 0);
    if (next !== undefined) lastFor(clientOf(next.data.payer), [...jobs.values()])?.stopper.abort();
  };
  const timer = setInterval(() => void look().catch(() => undefined), ROOM_MS);
  worker.once('closing', () => {
    clearInterval(timer);
    void queue.close();
  });
  return worker;
}

/** The job that makes room for one of a client: of the other client with most in hand, the one that has lost least. */
function lastFor(client: string, jobs: readonly InHand[]): InHand | undefined {
  const owner = ({ job }: InHand) => clientOf(job.data.payer);
  const count = (one: InHand) => jobs.filter((each) => owner(each) === owner(one)).length;
  const hadItsTurn = ({ begunAt = Date.now(), job }: InHand) =>
    Date.now() - begunAt >= FIRST_TURN_MS * 2 ** (job.data.turns ?? 0);
  const [last] = jobs
    .filter((each) => owner(each) !== client && !each.makesRoom)
    .filter((each) => each.begunAt === undefined || hadItsTurn(each))
    .sort(
      (one, other) => count(other) - count(one) || (other.begunAt ?? Infinity) - (one.begunAt ?? Infinity),
    );
  if (last !== undefined) last.makesRoom = true;
  return last;
}

/** Puts a job behind those of others that have had fewer turns. @throws WaitingError, by which BullMQ knows it. */
async function giveBack({ job, begunAt }: InHand, token: string | undefined): Promise<never> {
  if (begunAt !== undefined) await job.updateData({ ...job.data, turns: (job.data.turns ?? 0) + 1 });
  await job.changePriority({ priority: job.priority + 1 });
  await job.moveToWait(token);
  throw new WaitingError();
}

/** Keeps a job that has ended. @returns false when another worker, which had taken it over, has done so. */
async function keep(redis: Redis, { name }: Account, job: Job): Promise<boolean> {
  const keys = [KEY.ended(job.id), KEY.endedList(name), KEY.endedList('')];
  const { ofOwner, inAll } = LEDGER.jobText;
  const bounds = [Date.now(), JOB_AGE_SECONDS, ofOwner, inAll, KEY.ended('')];
  const listed = JSON.stringify(listedJob(job));
  return (await redis.eval(KEEP, keys.length, ...keys, JSON.stringify(job), job.id, ...bounds, listed)) === 1;
}

/** Works on a job until it is answered, cancelled or makes room. */
async function work(engine: Engine, redis: Redis, own: InHand): Promise<void> {
  const { job, stopper } = own;
  const [id, { payer, turns: _turns, ...task }] = [job.id as string, job.data];
  let isCancelled = false;
  let isPaidBack = false;
  const look = async () => {
    const mark = await redis.get(KEY.cancelled(id));
    isCancelled ||= mark !== null;
    isPaidBack ||= mark === WITHDRAWN;
    if (isCancelled) stopper.abort();
  };
  let outcome: JobOutcome = { answer: null, problem: null };
  let timer: NodeJS.Timeout | undefined;
  try {
    await look();
    if (!isCancelled) {
      timer = setInterval(() => void look().catch(() => undefined), CANCEL_MS);
      outcome = await runJob(engine, task, {
        client: clientOf(payer),
        signal: stopper.signal,
        onBegin() {
          own.begunAt ??= Date.now();
        },
        onProgress: (progress) => void job.updateProgress(progress).catch(() => undefined),
      });
    }
    own.makesRoom &&= !isCancelled;
    if (own.makesRoom) return;
    const state = isCancelled ? 'cancelled' : outcome.problem === null ? 'done' : 'failed';
    const isFirst = await keep(redis, payer, { id, progress: progressOf(job), ...outcome, state });
    isPaidBack ||= !isFirst;
  } finally {
    clearInterval(timer);
    if (!own.makesRoom) {
      await redis.srem(KEY.open(payer), id);
      if (!isPaidBack) await refund(new RedisRateLimiter(redis), payer, unusedBy(task, outcome));
    }
  }
}
