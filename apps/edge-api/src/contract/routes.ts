import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SEAT_KEY } from '../routes/live.js';
import * as parameters from '../schemas.js';
import * as answers from './answers.js';
import {
  EXAMPLE_NODES,
  type Tag,
  everyGameAtOnce,
  forEveryGame,
  queryParameters,
  someMove,
} from './requests.js';

type Examples = ReturnType<typeof forEveryGame>;

interface Reading {
  readonly tag: Tag;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly takes: z.ZodObject;
  readonly gives: Readonly<Record<string, z.ZodType>>;
  /** Statuses beyond those that every reading has. */
  readonly also?: readonly number[];
}

interface Asking extends Reading {
  /** Headers that it takes, with a schema each. */
  readonly headers?: z.ZodObject;
  readonly examples: Examples;
  readonly status?: number;
}

const REASONS: Readonly<Record<number, string>> = {
  204: 'The client has had the whole stream: `Last-Event-ID` named its last event.',
  304: 'The client has the answer: `If-None-Match` named it.',
  400: 'A parameter is unknown, missing, repeated, of the wrong type or out of range.',
  401: 'The API key is not known, or one is needed.',
  403: 'The key of the seat is missing, or is none of this game.',
  404: 'There is no such game, job, picture, or problem here.',
  409: 'Another request with the same `Idempotency-Key` is being answered; or a game has gone on since.',
  413: 'The body is too long: 8 KB; of a batch, a review or a job 64 KB.',
  415: 'The body is not `application/json`.',
  422: 'Well-formed, but the position, a move or an option of the game is wrong, or an `Idempotency-Key` was sent with another body.',
  429: 'The client has used its nodes for now, or has too many searches waiting; see `Retry-After`.',
  503: 'The server has too much to do: too many searches, pictures or jobs wait, one waited too long, or the queue is away.',
};

const ALWAYS = [400, 401, 429];
const POSITION = [404, 422];
const SEARCH = [...POSITION, 503];
const BODY = [413, 415];

const jsonOf = (schema: z.ZodType) => ({ 'application/json': schema });
const streamed = {
  ...jsonOf(answers.BestMove),
  'application/x-ndjson': answers.BestMoveStep,
};

/** Headers that an answer may have, by name. */
const HEADERS: Readonly<Record<string, string>> = {
  ETag: 'Names the question; sent back in `If-None-Match`, it confirms the answer.',
  Location: 'Where the job can be asked for.',
  RateLimit: 'What is left to the client, and in how many seconds all is there again.',
  'RateLimit-Policy': 'What the client may use in a minute.',
  'Retry-After': 'Seconds after which it is worth asking again.',
};

function headers(...names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { description: HEADERS[name] as string, schema: { type: 'string' as const } },
    ]),
  );
}

const LEFT = ['RateLimit', 'RateLimit-Policy'];

/** The headers of an answer with a status. */
function headersOf(status: number): ReturnType<typeof headers> {
  if (status === 200) return headers('ETag', ...LEFT);
  if (status === 201 || status === 202) return headers('Location', ...LEFT);
  if (status === 304) return headers('ETag', ...LEFT);
  if (status === 429) return headers('Retry-After', ...LEFT);
  return status === 503 || status === 409 ? headers('Retry-After') : {};
}

/** A name for generated clients: `getBestMove`, `postBestMove`, `getJobsId`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/v1', '').match(/[a-z]+/gi) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const WITHOUT_BODY: readonly number[] = [204, 304];

function responses(status: number, summary: string, gives: Reading['gives'], refusals: readonly number[]) {
  const content = Object.fromEntries(Object.entries(gives).map(([type, schema]) => [type, { schema }]));
  return Object.fromEntries([
    [status, { description: summary, headers: headersOf(status), content }],
    ...refusals.map((refusal) => [
      refusal,
      {
        description: REASONS[refusal] as string,
        headers: headersOf(refusal),
        ...(WITHOUT_BODY.includes(refusal)
          ? {}
          : { content: { 'application/problem+json': { schema: answers.Problem } } }),
      },
    ]),
  ]);
}

const MAY_HAVE_KEY = [{}, { key: [] }];

function get({ tag, path, summary, description, takes, gives, also = [] }: Reading, isKept = true) {
  return createRoute({
    method: 'get',
    path,
    operationId: operationId('get', path),
    tags: [tag],
    summary,
    description,
    security: MAY_HAVE_KEY,
    parameters: queryParameters(takes),
    responses: responses(200, summary, gives, [...(isKept ? [304] : []), ...ALWAYS, ...also]),
  });
}

const AS_QUERY = 'Also as QUERY (RFC 10008), which may be confirmed with 304.';

function post({
  tag,
  path,
  summary,
  description,
  takes,
  gives,
  examples,
  headers,
  status = 200,
  also = [],
}: Asking) {
  return createRoute({
    method: 'post',
    path,
    operationId: operationId('post', path),
    tags: [tag],
    summary,
    description: status === 200 ? `${description} ${AS_QUERY}` : description,
    security: MAY_HAVE_KEY,
    request: {
      ...(headers === undefined ? {} : { headers }),
      body: { required: true, content: { 'application/json': { schema: takes, examples } } },
    },
    responses: responses(status, summary, gives, [...ALWAYS, ...BODY, ...also]),
  });
}

const position = (sample: object) => sample;
const search = (sample: object) => ({ ...sample, nodes: EXAMPLE_NODES });

const legalMoves = {
  tag: 'moves',
  path: '/v1/legal-moves',
  summary: 'The legal moves of a position',
  description: 'In alphabetical order, with the side to move and, where the game is over, its result.',
  takes: parameters.PositionParameters,
  gives: jsonOf(answers.LegalMoves),
  also: POSITION,
} satisfies Reading;
const evaluation = {
  tag: 'moves',
  path: '/v1/eval',
  summary: 'What a position is worth without a search, and what that is made of',
  description: 'A score from the side to move, and its terms by name.',
  takes: parameters.EvalParameters,
  gives: jsonOf(answers.Evaluation),
  also: POSITION,
} satisfies Reading;
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

const SeatKey = z.object({
  [SEAT_KEY]: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The key of a seat; without one you watch.' }),
});

const LIVE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '': 'The position, the clocks, who is there and what is offered.',
  '/stream': 'Server-sent events: `state` with the whole state each time that it changes, and at once.',
  '/moves': 'On behalf of the seat whose key is sent.',
  '/actions': 'Sits down, offers, accepts, declines, takes back, resigns, aborts, or asks for another game.',
};

/** A route of one game by link. */
function live(
  method: 'get' | 'post',
  below: string,
  summary: string,
  gives: Reading['gives'],
  takes?: z.ZodObject,
  example?: object,
) {
  const path = `/v1/live/{id}${below}`;
  const body = takes && {
    required: true,
    content: { 'application/json': { schema: takes, examples: { one: { summary, value: example } } } },
  };
  return createRoute({
    method,
    path,
    operationId: operationId(method, path),
    tags: ['live'],
    summary,
    description: LIVE_DESCRIPTIONS[below] as string,
    security: MAY_HAVE_KEY,
    request: {
      params: z.object({ id: z.string().max(100) }),
      headers: SeatKey,
      ...(body === undefined ? {} : { body }),
    },
    responses: responses(200, summary, gives, [
      ...ALWAYS,
      403,
      404,
      ...(takes === undefined ? [] : [...BODY, 409]),
      ...(below === '/moves' ? [422] : []),
    ]),
  });
}

/** A route of the service itself: without a key and without limits. */
function plain(
  path: string,
  summary: string,
  description: string,
  type: string,
  schema: z.ZodType,
  also: readonly number[] = [],
) {
  return createRoute({
    method: 'get',
    path,
    operationId: operationId('get', path),
    tags: ['service' satisfies Tag],
    summary,
    description,
    security: [],
    responses: {
      ...responses(200, summary, {}, also),
      200: { description: summary, content: { [type]: { schema } } },
    },
  });
}

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
const EVENTS =
  'Server-sent events `depth`, then `answer`, whose id is `end`; a fault on the way is an event `problem`.';

/** Every route as the document has it. */
export const ROUTES = [
  get({
    tag: 'games',
    path: '/v1/games',
    summary: 'The games, their options, levels and limits',
    description: 'Everything that the other requests may name, and the most that this client may ask for.',
    takes: parameters.NoParameters,
    gives: jsonOf(answers.Games),
  }),
  get(legalMoves),
  post({ ...legalMoves, examples: forEveryGame(position) }),
  get(evaluation),
  post({ ...evaluation, examples: forEveryGame((sample) => ({ ...sample, evaluation: 'textbook' })) }),
  post({
    tag: 'moves',
    path: '/v1/play',
    summary: 'The position after some moves',
    description: 'Plays the moves in turn; one that is not legal is named.',
    takes: parameters.PlayParameters,
    gives: jsonOf(answers.State),
    examples: forEveryGame((sample) => ({ ...sample, moves: [someMove(sample)] })),
    also: POSITION,
  }),
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
  get({
    tag: 'boards',
    path: '/v1/board.svg',
    summary: 'The position as an SVG image',
    description: 'The last of the moves `played` is marked.',
    takes: parameters.BoardParameters,
    gives: { 'image/svg+xml': z.string() },
    also: SEARCH,
  }),
  get({
    tag: 'boards',
    path: '/v1/board.png',
    summary: 'The position as a PNG image, where the host can draw one',
    description: 'The picture of `/v1/board.svg` in pixels.',
    takes: parameters.PictureParameters,
    gives: { 'image/png': z.string() },
    also: SEARCH,
  }),
  get({
    tag: 'problems',
    path: '/v1/problems',
    summary: 'Problems of a game, by theme and rating',
    description: 'In the order of their identities; `after` goes on where a list ended.',
    takes: parameters.ProblemsParameters,
    gives: jsonOf(answers.Problems),
    also: [404],
  }),
  get({
    tag: 'problems',
    path: '/v1/problems/daily',
    summary: 'The problem of the day, the same for everyone',
    description: 'Drawn from all problems of the game by the date.',
    takes: parameters.DailyParameters,
    gives: jsonOf(answers.DailyProblem),
    also: [404],
  }),
  post({
    tag: 'jobs',
    path: '/v1/jobs',
    summary: 'Starts a long search as a job, where the host has jobs',
    description: 'Answers at once with the job, whose progress and answer are asked for at its `Location`.',
    takes: parameters.JobParameters,
    gives: jsonOf(answers.Job),
    status: 202,
    headers: IdempotencyKey,
    examples: forEveryGame((sample) => ({ kind: 'analyse', ...search(sample) })),
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
  post({
    tag: 'live',
    path: '/v1/live',
    summary: 'Begins a game by link, against a person or the computer',
    description:
      'Answers with the keys of the seats, which are told nowhere else: your own, and the one for the person whom ' +
      'you invite. Whoever has the key of a seat plays there; whoever has the id may watch.',
    takes: parameters.LiveParameters,
    gives: jsonOf(answers.BegunLive),
    status: 201,
    examples: forEveryGame(({ game }) => ({ game, name: 'Anna' })),
    also: POSITION,
  }),
  live('get', '', 'A game by link as it is', jsonOf(answers.LiveState)),
  live('get', '/stream', 'A game by link while it goes on', { 'text/event-stream': z.string() }),
  live('post', '/moves', 'Makes a move', jsonOf(answers.LiveState), parameters.LiveMoveParameters, {
    move: 'e4',
    ply: 0,
  }),
  live('post', '/actions', 'Does anything else', jsonOf(answers.LiveState), parameters.LiveActionParameters, {
    action: 'join',
    name: 'Bruno',
  }),
  plain(
    '/healthz',
    'Whether the service is alive',
    'Answered whatever else waits.',
    'application/json',
    answers.Health,
  ),
  plain(
    '/readyz',
    'Whether the service takes more requests',
    'For load balancers: 503 while it has as many searches as it takes.',
    'application/json',
    answers.Readiness,
    [503],
  ),
  plain(
    '/openapi.json',
    'This document',
    'Made from the schemas that requests are checked with.',
    'application/json',
    z.looseObject({}),
    [304],
  ),
] as const;
