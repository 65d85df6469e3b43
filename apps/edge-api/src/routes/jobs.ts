import { checkParameters } from '../http/parameter-faults.js';
import { Refusal } from '../http/problem.js';
import { jobKeyOf } from '../jobs/job-key.js';
import { hasEnded } from '../jobs/job-streams.js';
import type { Job, JobKey, JobQueue, JobTask } from '../jobs/queue.js';
import type { Ceilings } from '../limits/tiers.js';
import {
  AnalyseParameters,
  BestMoveParameters,
  type JobParameters,
  ReviewParameters,
  SolveParameters,
} from '../schemas/index.js';
import { boundedBestMove, boundedSolve } from '../search/budget.js';
import { analyseQuestion, bestMoveQuestion, solveQuestion } from '../search/question.js';
import { NO_STORE } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';
import { ENDED, endOf, eventOf, streamed } from '../service/events.js';
import { idIn } from '../service/routing.js';
import { reviewedGame } from './reviewed-game.js';

/** Takes a long search: 202 and where to ask for it. The same `Idempotency-Key` gives the same job. */
export async function addJob(c: Ctx, parameters: JobParameters) {
  const queue = queueOf(c);
  const { ceilings } = c.get('client').tier;
  const task = await taskOf(c, parameters, { ...ceilings, nodes: ceilings.jobNodes ?? ceilings.nodes });
  const key = await jobKeyOf(c.req.header('idempotency-key'), task, c.get('service').digest);
  const known = key === undefined ? null : await queue.findKeyed(c.get('client').jobs, key);
  const job = known ?? (await payFor(c, queue, task, key));
  return c.json(job, 202, { ...NO_STORE, Location: `/v1/jobs/${job.id}` });
}

/** Has the client pay for a job, unless it comes to nothing. */
async function payFor(c: Ctx, queue: JobQueue, task: JobTask, key: JobKey | undefined): Promise<Job> {
  const client = c.get('client');
  const { nodes } = task.request;
  await client.charge({ job: nodes });
  let isNew = false;
  try {
    const added = await queue.add(task, client.jobs, key);
    isNew = added.isNew;
    return added.job;
  } finally {
    if (!isNew) await client.refund('job', nodes);
  }
}

export async function findJob(c: Ctx) {
  const id = idIn(c);
  return c.json(found(await queueOf(c).find(id), id), 200, NO_STORE);
}

/** Only with a key: one address may be that of many people, and who has the id of a job can cancel it. */
export async function listJobs(c: Ctx) {
  const queue = queueOf(c);
  const client = c.get('client');
  if (client.isAnonymous) {
    throw new Refusal(401, 'key-required', 'only the jobs of an API key are listed; send one', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const jobs = await queue.list(client.jobs);
  return c.json({ jobs }, 200, NO_STORE);
}

/** The job as a server-sent event each time that it has changed, and as the last one when it has ended. */
export async function streamJob(c: Ctx): Promise<Response> {
  const id = idIn(c);
  if (c.req.header('last-event-id') === ENDED) return c.body(null, 204, NO_STORE);
  const queue = queueOf(c);
  const first = found(await queue.find(id), id);
  const left = new AbortController();
  const signal = endOf(c, left);
  const steps = c.get('service').jobStreams.open(queue, first, c.get('client').id, signal);
  return streamed(c, {
    steps,
    first: await steps.next(),
    write(job) {
      const isLast = hasEnded(job);
      return eventOf(isLast ? 'end' : 'progress', job, isLast);
    },
    end: () => left.abort(),
  });
}

export async function cancelJob(c: Ctx) {
  const id = idIn(c);
  return c.json(found(await queueOf(c).cancel(id), id), 200, NO_STORE);
}

/** @throws Refusal for a parameter that this kind of question does not have. */
async function taskOf(c: Ctx, { kind, ...rest }: JobParameters, ceilings: Ceilings) {
  const pause = pauseOf(c);
  if (kind === 'review') {
    const { request } = await reviewedGame(c, checkParameters(ReviewParameters, rest), ceilings.nodes);
    return { kind, request } satisfies JobTask;
  }
  if (kind === 'solve') {
    const { request, loaded } = await solveQuestion(checkParameters(SolveParameters, rest), pause);
    return { kind, request: boundedSolve(request, loaded, ceilings) } satisfies JobTask;
  }
  const { request } =
    kind === 'analyse'
      ? await analyseQuestion(checkParameters(AnalyseParameters, rest), pause)
      : await bestMoveQuestion(checkParameters(BestMoveParameters, rest), pause);
  return { kind: 'best-move', request: boundedBestMove(request, ceilings) } satisfies JobTask;
}

export function noJobs(): Refusal {
  return new Refusal(
    404,
    'jobs-unavailable',
    'this host has no jobs; /v1/best-move and /v1/solve answer directly',
  );
}

function queueOf(c: Ctx): JobQueue {
  const { jobs } = c.get('service').platform;
  if (jobs === undefined) throw noJobs();
  return jobs;
}

function found(job: Job | null, id: string): Job {
  if (job !== null) return job;
  const shown = id.slice(0, 40);
  throw new Refusal(404, 'job-unknown', `there is no job "${shown}"; finished ones are kept for an hour`, {
    field: 'id',
    params: { found: shown },
  });
}
