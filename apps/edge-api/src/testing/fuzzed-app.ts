import type { LiveGames, LiveService } from '@tahoun/live/store';
import type { Problem } from '@tahoun/problems';
import type { Engine } from '../engine/engine.js';
import { gameIds } from '../engine/games.js';
import { inlineEngine } from '../engine/inline-engine.js';
import { createApp } from '../entries/app.js';
import { webDigest } from '../http/digest.js';
import { Refusal } from '../http/problem.js';
import { keyInUse } from '../jobs/job-key.js';
import type { JobQueue } from '../jobs/queue.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Ceilings } from '../limits/tiers.js';
import { liveAway } from '../node/guarded-live.js';
import { noJobs } from '../routes/jobs.js';
import { noList } from '../routes/live.js';
import { MemoryCache } from '../search/caches.js';
import { EXHAUSTED_KEY, GOOD_KEY } from './calls.js';

const CEILINGS: Ceilings = { nodes: 300, timeMs: 20, threads: 1, treeNodes: 200, jobNodes: 500 };
/** One in so many searches finds the threads busy. */
const BUSY_EVERY = 9;
/** The same for operations on games by link, with which the next call goes on. */
const AWAY_EVERY = 40;

function tooBusy(): Refusal {
  return new Refusal(503, 'too-busy', 'every thread is searching', { retryAfter: 1 });
}

function jobsAway(): Refusal {
  return new Refusal(503, 'jobs-away', 'the queue of jobs does not answer', { retryAfter: 10 });
}

/** Refuses one in `every` calls, so that this answer is seen too. */
function sometimes<Args extends unknown[], Answer>(
  run: (...args: Args) => Promise<Answer>,
  refusal = tooBusy,
  every = BUSY_EVERY,
): (...args: Args) => Promise<Answer> {
  let calls = 0;
  return async (...args) => {
    if (++calls % every === 0) throw refusal();
    return run(...args);
  };
}

/** One game has problems. */
const PROBLEM_GAME = gameIds()[0];
const PROBLEMS: readonly Problem[] = [
  {
    id: '0123456789ab',
    position: '../.. b',
    goal: 'win',
    within: 1,
    line: ['a1'],
    proof: 'full-width',
    wrong: [[['b1', 'a2']]],
    themes: ['cut'],
    rating: 1000,
  },
];

/**
 * An app in which every answer of the document occurs, with ceilings that make it fast.
 * @param live games by link, which need a database; without them, they are refused.
 */
export async function fuzzedApp(live?: LiveService) {
  const engine = inlineEngine();
  const busy: Engine = {
    bestMove: sometimes(engine.bestMove),
    solve: sometimes(engine.solve),
    writtenTree: sometimes(engine.writtenTree),
    writtenMoves: sometimes(engine.writtenMoves),
    file: sometimes(engine.file),
  };
  let looks = 0;
  const turn = sometimes(async () => undefined);
  const use = new MemoryRateLimiter();
  const exhausted = await webDigest(EXHAUSTED_KEY);
  const jobs = new EmbeddedJobs(engine, new MemoryRateLimiter());
  const busyJobs: JobQueue = {
    add: sometimes((task, payer, key) => jobs.add(task, payer, key)),
    findKeyed: sometimes((payer, key) => jobs.findKeyed(payer, key), keyInUse),
    find: sometimes((id) => jobs.find(id), jobsAway),
    // As if the host had none.
    list: sometimes(
      sometimes((payer) => jobs.list(payer), noJobs),
      jobsAway,
    ),
    lookEveryMs: 1,
    cancel: sometimes((id) => jobs.cancel(id), jobsAway),
    counts: async () => ({ waiting: 0, running: 0 }),
    close: () => jobs.close(),
  };
  return createApp({
    engine: busy,
    tiers: {
      anonymous: { ceilings: CEILINGS, nodesPerMinute: 1e12 },
      keyed: { ceilings: CEILINGS, nodesPerMinute: 1e12 },
    },
    keyHashes: new Set([exhausted, await webDigest(GOOD_KEY)]),
    limiter: {
      // One client has nothing left, and the others may ask for as much as they like.
      charge: (client, cost, quota, needed) =>
        client.endsWith(exhausted) ? use.charge(client, cost, 1, needed) : use.charge(client, 0, quota, 0),
    },
    cache: new MemoryCache(),
    jobs: busyJobs,
    ...(live === undefined ? {} : { live: busyLive(live) }),
    mayBeWebhook: (url) => url.startsWith('https:'),
    problems: (game) => (game === PROBLEM_GAME ? PROBLEMS : []),
    isReady: () => ++looks % BUSY_EVERY !== 0,
    inTurn: async (work) => {
      await turn();
      return work();
    },
    rasterise: sometimes(async () => new Uint8Array([137, 80, 78, 71])),
    build: 'fuzz',
    log: ({ error }) => {
      throw new Error(error);
    },
  });
}

/** Games whose database is away now and then. */
function busyLive(live: LiveService): LiveService {
  const watching = sometimes(async () => undefined, liveAway, AWAY_EVERY);
  return {
    begin: sometimes((...asked) => live.begin(...asked), liveAway, AWAY_EVERY),
    // As if the host had none.
    own: sometimes(
      sometimes(async (...asked) => (await live.own?.(...asked)) ?? [], liveAway, AWAY_EVERY),
      noList,
    ),
    watchOwn: (keys, signal) => (live as LiveGames).watchOwn(keys, signal),
    state: sometimes((id, key) => live.state(id, key), liveAway, AWAY_EVERY),
    setWebhook: (...asked) => (live as LiveGames).setWebhook(...asked),
    act: sometimes((...asked) => live.act(...asked), liveAway, AWAY_EVERY),
    async *watch(...asked) {
      await watching();
      yield* live.watch(...asked);
    },
  };
}
