import * as z from 'zod';
import { JOB_STATES, MAX_LISTED_JOBS } from '../../jobs/queue.js';
import { count, text } from './parts.js';
import { Review, reviewedMove } from './review.js';
import { Solution, bestMove } from './search.js';
import { Problem } from './service.js';

const SolveProgress = z
  .strictObject({
    nodes: count.describe('Moves made so far.'),
    maxNodes: count,
    seconds: z.number().min(0),
  })
  .meta({ id: 'SolveProgress' });

/** A search without the view, as jobs keep it. */
const { scoreFor: _scoreFor, text: _text, ...engineBestMove } = bestMove;
const EngineBestMove = z.strictObject(engineBestMove);

export const Job = z
  .strictObject({
    id: text,
    state: z.enum(JOB_STATES),
    progress: z
      .union([EngineBestMove, z.strictObject(reviewedMove), SolveProgress])
      .nullable()
      .describe(
        'The answer after the last completed depth; of a review the last move judged, of a solve how far it is.',
      ),
    answer: z
      .union([EngineBestMove, Solution, Review])
      .nullable()
      .describe('Present once the job is done; for a job cancelled while running, the best answer so far.'),
    problem: Problem.nullable().describe('Why the job failed.'),
  })
  .meta({ id: 'Job' });

export const Jobs = z
  .strictObject({ jobs: z.array(Job).max(MAX_LISTED_JOBS) })
  .meta({ id: 'Jobs', description: 'The newest first.' });
