// First: it gives the schemas that are made after it the methods of its generator.
import '@hono/zod-openapi';

/** What the routes answer, for the OpenAPI document. The types of the code are the engine's own. */

export { Job, Jobs } from './job.js';
export { BegunLive, LiveCall, LiveState, OwnLive } from './live.js';
export { Evaluation, Games, LegalMoves, State } from './position.js';
export { DailyProblem, Problems } from './problem.js';
export { Review, ReviewStep } from './review.js';
export { Batch, BestMove, BestMoveStep, Solution, Tree } from './search.js';
export { Health, Problem, Readiness } from './service.js';
