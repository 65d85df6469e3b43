import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import * as parameters from '../schemas/index.js';
import * as answers from './answers/index.js';
import { ALWAYS, MAY_HAVE_KEY, SEARCH, get, jsonOf, operationId, post, responses } from './operations.js';
import { EXAMPLE_NODES, type Tag, forEveryGame } from './requests.js';

const IdempotencyKey = z.object({
  'Idempotency-Key': z.string().max(202).optional().meta({
    description:
      'Any text of the client, such as a UUID: sent again with the same body, it gives the same job instead of another.',
  }),
});

const JobId = z.object({ id: z.string().meta({ description: 'Id of the job.' }) });

function job(method: 'get' | 'delete', summary: string, description: string, path = '/v1/jobs/{id}') {
  return createRoute({
    method,
    path,
    operationId: operationId(method, path),
    tags: ['jobs' satisfies Tag],
    summary,
    description,
    security: MAY_HAVE_KEY,
    request: { params: JobId },
    responses: responses(200, summary, jsonOf(answers.Job), [...ALWAYS, 404, 503]),
  });
}

const JOB_EVENTS =
  'Server-sent events `progress`, each time that the job has changed, then `end`, whose id is `end`.';

/** Long searches. */
export const JOB_ROUTES = [
  post({
    tag: 'jobs',
    path: '/v1/jobs',
    summary: 'Starts a long search as a job, where the host has jobs',
    description: 'Answers at once with the job, whose progress and answer are asked for at its `Location`.',
    takes: parameters.JobParameters,
    gives: jsonOf(answers.Job),
    status: 202,
    headers: IdempotencyKey,
    examples: forEveryGame((sample) => ({ kind: 'analyse', ...sample, nodes: EXAMPLE_NODES })),
    also: [...SEARCH, 409],
  }),
  get(
    {
      tag: 'jobs',
      path: '/v1/jobs',
      summary: 'The jobs of an API key',
      description: 'Those that wait or run, and those that are kept; without a key, the answer is 401.',
      takes: parameters.NoParameters,
      gives: jsonOf(answers.Jobs),
      also: [404, 503],
    },
    false,
  ),
  createRoute({
    ...job('get', 'A job while it goes on', JOB_EVENTS, '/v1/jobs/{id}/stream'),
    responses: responses(200, 'A job while it goes on', { 'text/event-stream': z.string() }, [
      204,
      ...ALWAYS,
      404,
      503,
    ]),
  }),
  job('get', 'How a job stands', 'Its state, its progress, and at last its answer.'),
  job('delete', 'Cancels a job', 'One that runs keeps the best that it has found as its answer.'),
] as const;
