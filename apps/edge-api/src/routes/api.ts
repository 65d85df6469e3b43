import { MAX_BATCH_BYTES } from '../http/body.js';
import type { Item } from '../limits/ledger.js';
import * as takes from '../schemas/index.js';
import { type Routes, route } from '../service/routing.js';
import { batch } from './batch.js';
import { boardPng, boardSvg } from './board.js';
import { addJob, cancelJob, findJob, listJobs, streamJob } from './jobs.js';
import * as live from './live.js';
import { liveFile } from './live-file.js';
import { evaluate, games, legalMoves, play } from './positions.js';
import { dailyProblem, problems } from './problems.js';
import { review } from './review.js';
import { analyse, analyseStream, bestMove, bestMoveStream, solve, tree } from './search.js';
import { openSocket } from './socket.js';

const KEPT: readonly Item[] = ['answer'];
const SEARCH: readonly Item[] = ['search', 'answer'];
const SHOWN: readonly Item[] = ['ply'];
const LIVE: readonly Item[] = [...SHOWN, 'liveGame', 'liveSearch', 'notice', 'webhook'];
const LISTED: readonly Item[] = [...SHOWN, 'listedGame'];

const VARIES = { variesByAccept: true } as const;
const LONG = { maxBytes: MAX_BATCH_BYTES };

/**
 * Every route of version 1, which the OpenAPI document describes by the same names (`contract/`). QUERY (RFC 10008) is
 * a POST that changes nothing and may be confirmed.
 */
export const API = {
  'GET /v1/games': route(takes.NoParameters, games, KEPT),
  'GET POST QUERY /v1/legal-moves': route(takes.PositionParameters, legalMoves, KEPT),
  'GET POST QUERY /v1/eval': route(takes.EvalParameters, evaluate, KEPT),
  'POST QUERY /v1/play': route(takes.PlayParameters, play, KEPT),

  'GET POST QUERY /v1/best-move': route(takes.BestMoveParameters, bestMove, SEARCH, VARIES),
  'GET /v1/best-move/stream': route(takes.BestMoveParameters, bestMoveStream, SEARCH),
  'GET POST QUERY /v1/analyse': route(takes.AnalyseParameters, analyse, SEARCH, VARIES),
  'GET /v1/analyse/stream': route(takes.AnalyseParameters, analyseStream, SEARCH),
  'POST QUERY /v1/batch': route(takes.BatchParameters, batch, [...SEARCH, 'position'], LONG),
  'POST QUERY /v1/review': route(takes.ReviewParameters, review, [...SEARCH, 'position'], {
    ...LONG,
    ...VARIES,
  }),
  'POST QUERY /v1/solve': route(takes.SolveParameters, solve, SEARCH),
  'POST QUERY /v1/tree': route(takes.TreeParameters, tree, SEARCH),

  'GET /v1/board.svg': route(takes.BoardParameters, boardSvg, [...KEPT, 'square']),
  'GET /v1/board.png': route(takes.PictureParameters, boardPng, [...KEPT, 'square', 'pixel']),
  'GET /v1/problems': route(takes.ProblemsParameters, problems, KEPT),
  'GET /v1/problems/daily': route(takes.DailyParameters, dailyProblem, KEPT),
  'GET /v1/socket': route(takes.NoParameters, openSocket, ['socket']),

  'POST /v1/jobs': route(takes.JobParameters, addJob, ['job', 'jobText', 'jobKey'], LONG),
  'GET /v1/jobs': route(takes.NoParameters, listJobs, []),
  'GET /v1/jobs/:id/stream': route(takes.NoParameters, streamJob, ['jobStream']),
  'GET /v1/jobs/:id': route(takes.NoParameters, findJob, []),
  'DELETE /v1/jobs/:id': route(takes.NoParameters, cancelJob, []),

  'POST /v1/live': route(takes.LiveParameters, live.beginLive, [...LIVE, 'jobKey']),
  'GET /v1/live': route(takes.OwnLiveParameters, live.ownLive, LISTED),
  'GET /v1/live/stream': route(takes.NoParameters, live.streamOwnLive, [...LISTED, 'liveStream']),
  'GET /v1/live/:id': route(takes.NoParameters, live.liveState, SHOWN),
  'GET /v1/live/:id/file': route(takes.NoParameters, liveFile, SHOWN),
  'GET /v1/live/:id/stream': route(takes.NoParameters, live.streamLive, [...SHOWN, 'liveStream']),
  'POST /v1/live/:id/moves': route(takes.LiveMoveParameters, live.liveMove, LIVE),
  'POST /v1/live/:id/actions': route(takes.LiveActionParameters, live.liveAction, LIVE),
} satisfies Routes;
