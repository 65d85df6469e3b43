import { Hono } from 'hono';
import { MAX_BATCH_BYTES } from './body.js';
import type { Env } from './env.js';
import { json, query } from './parameters.js';
import { batch } from './routes/batch.js';
import { boardPng, boardSvg } from './routes/board.js';
import { addJob, cancelJob, findJob, listJobs, streamJob } from './routes/jobs.js';
import { beginLive, liveAction, liveMove, liveState, ownLive, streamLive } from './routes/live.js';
import { liveFile } from './routes/live-file.js';
import { evaluate, games, legalMoves, play } from './routes/positions.js';
import { dailyProblem, problems } from './routes/problems.js';
import { review } from './routes/review.js';
import {
  analyse,
  analyseStream,
  bestMove,
  bestMoveStream,
  solve,
  tree,
  variesByAccept,
} from './routes/search.js';
import { openSocket } from './routes/socket.js';
import {
  AnalyseParameters,
  BatchParameters,
  BestMoveParameters,
  BoardParameters,
  DailyParameters,
  EvalParameters,
  JobParameters,
  LiveActionParameters,
  LiveMoveParameters,
  LiveParameters,
  NoParameters,
  PictureParameters,
  PlayParameters,
  PositionParameters,
  ProblemsParameters,
  ReviewParameters,
  SolveParameters,
  TreeParameters,
} from './schemas/index.js';

const SEARCH = { searches: true };
const SEARCHES = { searches: true, maxBytes: MAX_BATCH_BYTES };

/** Every route of version 1. QUERY (RFC 10008) is a POST that changes nothing and may be confirmed. */
export const api = new Hono<Env>()
  .get('/v1/games', query(NoParameters), (c) => games(c))

  .get('/v1/legal-moves', query(PositionParameters), (c) => legalMoves(c, c.req.valid('query')))
  .post('/v1/legal-moves', json(PositionParameters), (c) => legalMoves(c, c.req.valid('json')))
  .on('QUERY', '/v1/legal-moves', json(PositionParameters), (c) => legalMoves(c, c.req.valid('json')))

  .get('/v1/eval', query(EvalParameters), (c) => evaluate(c, c.req.valid('query')))
  .post('/v1/eval', json(EvalParameters), (c) => evaluate(c, c.req.valid('json')))
  .on('QUERY', '/v1/eval', json(EvalParameters), (c) => evaluate(c, c.req.valid('json')))

  .post('/v1/play', json(PlayParameters), (c) => play(c, c.req.valid('json')))
  .on('QUERY', '/v1/play', json(PlayParameters), (c) => play(c, c.req.valid('json')))

  .use('/v1/best-move', variesByAccept)
  .get('/v1/best-move', query(BestMoveParameters, SEARCH), (c) => bestMove(c, c.req.valid('query')))
  .post('/v1/best-move', json(BestMoveParameters, SEARCH), (c) => bestMove(c, c.req.valid('json')))
  .on('QUERY', '/v1/best-move', json(BestMoveParameters, SEARCH), (c) => bestMove(c, c.req.valid('json')))
  .get('/v1/best-move/stream', query(BestMoveParameters, SEARCH), (c) =>
    bestMoveStream(c, c.req.valid('query')),
  )

  .use('/v1/analyse', variesByAccept)
  .get('/v1/analyse', query(AnalyseParameters, SEARCH), (c) => analyse(c, c.req.valid('query')))
  .post('/v1/analyse', json(AnalyseParameters, SEARCH), (c) => analyse(c, c.req.valid('json')))
  .on('QUERY', '/v1/analyse', json(AnalyseParameters, SEARCH), (c) => analyse(c, c.req.valid('json')))
  .get('/v1/analyse/stream', query(AnalyseParameters, SEARCH), (c) => analyseStream(c, c.req.valid('query')))

  .post('/v1/batch', json(BatchParameters, SEARCHES), (c) => batch(c, c.req.valid('json')))
  .on('QUERY', '/v1/batch', json(BatchParameters, SEARCHES), (c) => batch(c, c.req.valid('json')))

  .use('/v1/review', variesByAccept)
  .post('/v1/review', json(ReviewParameters, SEARCHES), (c) => review(c, c.req.valid('json')))
  .on('QUERY', '/v1/review', json(ReviewParameters, SEARCHES), (c) => review(c, c.req.valid('json')))

  .post('/v1/solve', json(SolveParameters, SEARCH), (c) => solve(c, c.req.valid('json')))
  .on('QUERY', '/v1/solve', json(SolveParameters, SEARCH), (c) => solve(c, c.req.valid('json')))

  .post('/v1/tree', json(TreeParameters, SEARCH), (c) => tree(c, c.req.valid('json')))
  .on('QUERY', '/v1/tree', json(TreeParameters, SEARCH), (c) => tree(c, c.req.valid('json')))

  .get('/v1/board.svg', query(BoardParameters), (c) => boardSvg(c, c.req.valid('query')))
  .get('/v1/board.png', query(PictureParameters), (c) => boardPng(c, c.req.valid('query')))

  .get('/v1/problems', query(ProblemsParameters), (c) => problems(c, c.req.valid('query')))
  .get('/v1/problems/daily', query(DailyParameters), (c) => dailyProblem(c, c.req.valid('query')))

  .get('/v1/socket', query(NoParameters), (c) => openSocket(c))

  .post('/v1/jobs', json(JobParameters, { maxBytes: MAX_BATCH_BYTES }), (c) => addJob(c, c.req.valid('json')))
  .get('/v1/jobs', query(NoParameters), (c) => listJobs(c))
  .get('/v1/jobs/:id/stream', query(NoParameters), (c) => streamJob(c, c.req.param('id')))
  .get('/v1/jobs/:id', query(NoParameters), (c) => findJob(c, c.req.param('id')))
  .delete('/v1/jobs/:id', query(NoParameters), (c) => cancelJob(c, c.req.param('id')))

  .post('/v1/live', json(LiveParameters), (c) => beginLive(c, c.req.valid('json')))
  .get('/v1/live', query(NoParameters), (c) => ownLive(c))
  .get('/v1/live/:id', query(NoParameters), (c) => liveState(c, c.req.param('id')))
  .get('/v1/live/:id/file', query(NoParameters), (c) => liveFile(c, c.req.param('id')))
  .get('/v1/live/:id/stream', query(NoParameters), (c) => streamLive(c, c.req.param('id')))
  .post('/v1/live/:id/moves', json(LiveMoveParameters), (c) =>
    liveMove(c, c.req.param('id'), c.req.valid('json')),
  )
  .post('/v1/live/:id/actions', json(LiveActionParameters), (c) =>
    liveAction(c, c.req.param('id'), c.req.valid('json')),
  );

export type Api = typeof api;
