import * as z from 'zod';
import * as parameters from '../schemas/index.js';
import * as answers from './answers/index.js';
import { type Reading, SEARCH, get, jsonOf, post } from './operations.js';
import { EXAMPLE_NODES, everyGameAtOnce, forEveryGame, someMove } from './requests.js';

const streamed = {
  ...jsonOf(answers.BestMove),
  'application/x-ndjson': answers.BestMoveStep,
};

const search = (sample: object) => ({ ...sample, nodes: EXAMPLE_NODES });

const bestMove = {
  tag: 'search',
  path: '/v1/best-move',
  summary: 'The best move in a position',
  description:
    'Searches within the given limits, or those of a level. With `Accept: application/x-ndjson` one line per completed depth.',
  takes: parameters.BestMoveParameters,
  gives: streamed,
  also: SEARCH,
} satisfies Reading;
const analyse = {
  tag: 'search',
  path: '/v1/analyse',
  summary: 'The best moves of a position in order, each with its line',
  description: 'As `best-move` with `multipv`, three lines by default.',
  takes: parameters.AnalyseParameters,
  gives: streamed,
  also: SEARCH,
} satisfies Reading;

const EVENTS =
  'Server-sent events `depth`, then `answer`, whose id is `end`; a fault on the way is an event `problem`.';

/** What searches. */
export const SEARCH_ROUTES = [
  get(bestMove),
  post({ ...bestMove, examples: forEveryGame(search) }),
  get(
    {
      ...bestMove,
      path: '/v1/best-move/stream',
      summary: 'The best move during the search: one event per completed depth',
      description: EVENTS,
      gives: { 'text/event-stream': z.string() },
      also: [204, ...SEARCH],
    },
    false,
  ),
  get(analyse),
  post({ ...analyse, examples: forEveryGame(search) }),
  get(
    {
      ...analyse,
      path: '/v1/analyse/stream',
      summary: 'The best moves during the search: one event per completed depth',
      description: EVENTS,
      gives: { 'text/event-stream': z.string() },
      also: [204, ...SEARCH],
    },
    false,
  ),
  post({
    tag: 'search',
    path: '/v1/batch',
    summary: 'The best moves of many positions within one node budget',
    description:
      'Each position may use an even share of what is left, and has an answer or a problem of its own.',
    takes: parameters.BatchParameters,
    gives: jsonOf(answers.Batch),
    examples: everyGameAtOnce((samples) => ({ positions: samples, nodes: samples.length * EXAMPLE_NODES })),
    also: [503],
  }),
  post({
    tag: 'search',
    path: '/v1/review',
    summary: 'Every move of a game judged',
    description:
      'Each position is searched with an equal share of the nodes, and each move compared with the best one. ' +
      'Streams send every move as soon as it is judged, and the whole review last.',
    takes: parameters.ReviewParameters,
    gives: {
      ...jsonOf(answers.Review),
      'application/x-ndjson': answers.ReviewStep,
      'text/event-stream': z.string(),
    },
    examples: forEveryGame((sample) => ({ ...sample, moves: [someMove(sample)], nodes: EXAMPLE_NODES })),
    also: SEARCH,
  }),
  post({
    tag: 'search',
    path: '/v1/solve',
    summary: 'The solution of a position: who wins, how soon and how',
    description: 'Where the limit is too small, `solved` is false.',
    takes: parameters.SolveParameters,
    gives: jsonOf(answers.Solution),
    examples: forEveryGame(search),
    also: SEARCH,
  }),
  post({
    tag: 'search',
    path: '/v1/tree',
    summary: 'The tree that a search visits',
    description: 'Each node with its move, window, value, and whether it was cut off.',
    takes: parameters.TreeParameters,
    gives: jsonOf(answers.Tree),
    examples: forEveryGame((sample) => ({ ...sample, depth: 2, limit: 100 })),
    also: SEARCH,
  }),
] as const;
