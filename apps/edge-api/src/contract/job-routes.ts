import * as z from 'zod';
import * as answers from './answers/index.js';
import { type Descriptions, SEARCH, idempotencyKey, jsonOf } from './operations.js';
import { EXAMPLE_NODES, forEveryGame } from './requests.js';

const job = { tag: 'jobs', gives: jsonOf(answers.Job), refuses: ['jobs', 'job'] } as const;

/** Long searches. */
export const JOB_ROUTES = {
  'POST /v1/jobs': {
    ...job,
    summary: 'Starts a long search as a job, where the host has jobs',
    description: 'Answers at once with the job, whose progress and answer are asked for at its `Location`.',
    status: 202,
    headers: idempotencyKey('job'),
    examples: forEveryGame((sample) => ({ kind: 'analyse', ...sample, nodes: EXAMPLE_NODES })),
    refuses: ['jobs', 'new job', 'named request', ...SEARCH, 'review', 'file'],
  },
  'GET /v1/jobs': {
    ...job,
    summary: 'The jobs of an API key',
    description: 'Those that wait or run, and those that are kept; without a key, the answer is 401.',
    gives: jsonOf(answers.Jobs),
    refuses: ['jobs', 'own jobs'],
  },
  'GET /v1/jobs/:id/stream': {
    ...job,
    summary: 'A job while it goes on',
    description:
      'Server-sent events `progress`, each time that the job has changed, then `end`, whose id is `end`.',
    gives: { 'text/event-stream': z.string() },
    refuses: [...job.refuses, 'stream'],
    ends: true,
  },
  'GET /v1/jobs/:id': {
    ...job,
    summary: 'How a job stands',
    description: 'Its state, its progress, and at last its answer.',
  },
  'DELETE /v1/jobs/:id': {
    ...job,
    summary: 'Cancels a job',
    description: 'One that runs keeps the best that it has found as its answer.',
  },
} satisfies Descriptions;
