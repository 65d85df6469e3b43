import { boundedBestMove, boundedSolve } from '../budget.js';
import type { Ctx } from '../env.js';
import type { Job, JobQueue, JobTask } from '../jobs/queue.js';
import { refund } from '../limits/rate-limiter.js';
import { checkParameters } from '../parameter-faults.js';
import type { Ceilings } from '../platform.js';
import { Refusal } from '../problem.js';
import { analyseQuestion, bestMoveQuestion, solveQuestion } from '../question.js';
import { reviewedGame } from '../reviewed-game.js';
import {
  AnalyseParameters,
  BestMoveParameters,
  type JobParameters,
  ReviewParameters,
  SolveParameters,
} from '../schemas.js';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Takes a long search: 202 and where to ask for it. */
export async function addJob(c: Ctx, parameters: JobParameters) {
  const queue = queueOf(c);
  const { ceilings } = c.get('client').tier;
  const task = await taskOf(parameters, { ...ceilings, nodes: ceilings.jobNodes ?? ceilings.nodes });
  const client = c.get('client');
  await client.reserveJob(task.request.nodes);
  const job = await queue.add(task, client.jobs).catch(async (error: Error) => {
    await refund(client.limiter, client.jobs, task.request.nodes);
    throw error;
  });
  return c.json(job, 202, { ...NO_STORE, Location: `/v1/jobs/${job.id}` });
}

export async function findJob(c: Ctx, id: string) {
  return c.json(found(await queueOf(c).find(id), id), 200, NO_STORE);
}

export async function cancelJob(c: Ctx, id: string) {
  return c.json(found(await queueOf(c).cancel(id), id), 200, NO_STORE);
}

/** @throws Refusal for a parameter that this kind of question does not have. */
async function taskOf({ kind, ...rest }: JobParameters, ceilings: Ceilings) {
  if (kind === 'review') {
    const request = await reviewedGame(checkParameters(ReviewParameters, rest), ceilings.nodes);
    return { kind, request } satisfies JobTask;
  }
  if (kind === 'solve') {
    const { request, loaded } = solveQuestion(checkParameters(SolveParameters, rest));
    return { kind, request: boundedSolve(request, loaded, ceilings) } satisfies JobTask;
  }
  const { request } =
    kind === 'analyse'
      ? analyseQuestion(checkParameters(AnalyseParameters, rest))
      : bestMoveQuestion(checkParameters(BestMoveParameters, rest));
  return { kind: 'best-move', request: boundedBestMove(request, ceilings) } satisfies JobTask;
}

function queueOf(c: Ctx): JobQueue {
  const { jobs } = c.get('service').platform;
  if (jobs !== undefined) return jobs;
  throw new Refusal(
    404,
    'jobs-unavailable',
    'this host has no jobs; /v1/best-move and /v1/solve answer directly',
  );
}

function found(job: Job | null, id: string): Job {
  if (job !== null) return job;
  const shown = id.slice(0, 40);
  throw new Refusal(404, 'job-unknown', `there is no job "${shown}"; finished ones are kept for an hour`, {
    field: 'id',
    params: { found: shown },
  });
}
