import type { Progress } from '@tahoun/i18n';
import type { WorkKind, Workers } from '@tahoun/workshop/workers';
import { type Job, Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { CliError } from '../input/errors.js';

/** The first part of every key, and the queue, apart from the jobs of servers. */
const PREFIX = 'tahoun';
const QUEUE_NAME = 'games';
/** Seconds for which the result of a game waits for the process that ordered it. */
const RESULT_AGE = 3600;
/**
 * As for the jobs of servers: milliseconds that a silent worker keeps its game, and between checks; stalls
 * allowed.
 */
const LIVENESS = { lockDuration: 5000, stalledInterval: 2000, maxStalledCount: 20 };
/** Milliseconds between checks whether a game is still wanted. */
const LOOK_MS = 500;

/** The key that marks a game as no longer wanted. Workers look for it. */
const unwantedKey = (id: string) => `${PREFIX}:unwanted:${id}`;

/** Games that wait in Redis for workers, on any number of machines. */
export interface GameQueue extends Workers {
  close(): Promise<void>;
}

/** @param report called when no worker is there yet. @throws CliError when Redis cannot be reached. */
export async function openGameQueue(url: string, report: Progress): Promise<GameQueue> {
  const redis = await connect(url);
  const queue = new Queue(QUEUE_NAME, { connection: redis, prefix: PREFIX });
  const events = new QueueEvents(QUEUE_NAME, { connection: redis.duplicate(), prefix: PREFIX });
  await events.waitUntilReady();
  if ((await queue.getWorkersCount()) === 0) report((texts) => texts.noWorkers);
  return {
    async play(kind, order, signal) {
      const kept = { age: RESULT_AGE };
      const job = await queue.add(kind, order, { removeOnComplete: kept, removeOnFail: kept });
      const played = job.waitUntilFinished(events).catch((error: Error) => {
        throw new CliError((texts) => texts.errors.gameAway(error.message));
      });
      const reply = await Promise.race([played, aborted(signal)]);
      played.catch(() => undefined);
      // Nobody wants the game any more, and a worker that plays it has to learn that.
      await job.remove().catch(() => redis.set(unwantedKey(job.id as string), 1, 'EX', RESULT_AGE));
      return reply;
    },
    async close() {
      await Promise.all([events.close(), queue.close()]);
      redis.disconnect();
    },
  };
}

/** Plays each kind of game for a worker. Results of aborted games are not read. */
export type Skills = Readonly<Record<WorkKind, (order: never, signal: AbortSignal) => Promise<unknown>>>;

interface Workplace {
  readonly skills: Skills;
  /** Games at a time. */
  readonly atOnce: number;
  /** Called when it begins. */
  readonly ready: () => void;
}

/**
 * Plays the games in Redis until the signal. A game whose worker is gone is played again by another, in the same way.
 * @throws CliError when Redis cannot be reached.
 */
export async function playQueued(
  url: string,
  { skills, atOnce, ready }: Workplace,
  signal: AbortSignal,
): Promise<void> {
  const redis = await connect(url);
  const worker = new Worker(QUEUE_NAME, (job) => playWhileWanted(redis, skills, job), {
    connection: redis,
    prefix: PREFIX,
    concurrency: atOnce,
    ...LIVENESS,
  });
  // The connection comes back by itself.
  worker.on('error', () => undefined);
  await worker.waitUntilReady();
  ready();
  await aborted(signal);
  // Its games are left to others.
  await worker.close(true);
  redis.disconnect();
}

async function playWhileWanted(redis: Redis, skills: Skills, { id, name, data }: Job): Promise<unknown> {
  const play = skills[name as WorkKind] as Skills[WorkKind] | undefined;
  if (play === undefined) throw new Error(`this version of tahoun plays no games of the kind "${name}"`);
  const stopper = new AbortController();
  const look = async () => {
    if ((await redis.exists(unwantedKey(id as string))) === 1) stopper.abort();
  };
  await look();
  if (stopper.signal.aborted) return null;
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    return await play(data as never, stopper.signal);
  } finally {
    clearInterval(timer);
  }
}

async function connect(url: string): Promise<Redis> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
  let reason = '';
  redis.on('error', (error: Error) => {
    reason = error.message;
  });
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new CliError((texts) => texts.errors.redisAway(reason || (error as Error).message));
  }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
