import * as z from 'zod';
import * as answers from './answers/index.js';
import { type Descriptions, SEARCH, jsonOf } from './operations.js';
import { EXAMPLE_NODES, everyGameAtOnce, forEveryGame, someMove } from './requests.js';

const search = (sample: object) => ({ ...sample, nodes: EXAMPLE_NODES });
/** A line of JSON for each step, whose schema `generate.ts` registers. */
const linesOf = (step: string) => ({
  'application/x-ndjson': { schema: { $ref: `#/components/schemas/${step}` } },
});
const ofSearch = { tag: 'search', refuses: SEARCH } as const;
const bestMove = {
  ...ofSearch,
  gives: jsonOf(answers.BestMove),
  streams: linesOf('BestMoveStep'),
  examples: forEveryGame(search),
};

const EVENTS =
  'Server-sent events `depth`, then `answer`, whose id is `end`; a fault on the way is an event `problem`.';

const streamed = {
  ...ofSearch,
  description: EVENTS,
  gives: { 'text/event-stream': z.string() },
  ends: true,
};

/** What searches. */
export const SEARCH_ROUTES = {
  'GET POST QUERY /v1/best-move': {
    ...bestMove,
    summary: 'The best move in a position',
    description:
      'Searches within the given limits, or those of a level. With `Accept: application/x-ndjson` one line per completed depth.',
  },
  'GET /v1/best-move/stream': {
    ...streamed,
    summary: 'The best move during the search: one event per completed depth',
  },
  'GET POST QUERY /v1/analyse': {
    ...bestMove,
    summary: 'The best moves of a position in order, each with its line',
    description: 'As `best-move` with `multipv`, three lines by default.',
  },
  'GET /v1/analyse/stream': {
    ...streamed,
    summary: 'The best moves during the search: one event per completed depth',
  },
  'POST QUERY /v1/batch': {
    ...ofSearch,
    summary: 'The best moves of many positions within one node budget',
    description:
      'Each position may use an even share of what is left, and has an answer or a problem of its own.',
    gives: jsonOf(answers.Batch),
    examples: everyGameAtOnce((samples) => ({ positions: samples, nodes: samples.length * EXAMPLE_NODES })),
    refuses: ['busy'],
  },
  'POST QUERY /v1/review': {
    ...ofSearch,
    summary: 'Every move of a game judged',
    description:
      'Each position is searched with an equal share of the nodes, and each move compared with the best one. ' +
      'Streams send every move as soon as it is judged, and the whole review last.',
    gives: jsonOf(answers.Review),
    refuses: [...SEARCH, 'review', 'file'],
    streams: { ...linesOf('ReviewStep'), 'text/event-stream': { schema: { type: 'string' } } },
    examples: forEveryGame((sample) => ({ ...sample, moves: [someMove(sample)], nodes: EXAMPLE_NODES })),
  },
  'POST QUERY /v1/solve': {
    ...ofSearch,
    summary: 'The solution of a position: who wins, how soon and how',
    description: 'Where the limit is too small, `solved` is false.',
    gives: jsonOf(answers.Solution),
    examples: forEveryGame(search),
  },
  'POST QUERY /v1/tree': {
    ...ofSearch,
    summary: 'The tree that a search visits',
    description: 'Each node with its move, window, value, and whether it was cut off.',
    gives: jsonOf(answers.Tree),
    examples: forEveryGame((sample) => ({ ...sample, depth: 2, limit: 100 })),
  },
} satisfies Descriptions;
