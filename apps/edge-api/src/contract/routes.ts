import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
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
  readonly takes: z.ZodObject;
  readonly gives: Readonly<Record<string, z.ZodType>>;
  /** Statuses beyond those that every reading has. */
  readonly also?: readonly number[];
}

interface Asking extends Reading {
  readonly examples: Examples;
  readonly status?: number;
}

const REASONS: Readonly<Record<number, string>> = {
  204: 'The client has had the whole stream: `Last-Event-ID` named its last event.',
  304: 'The client has the answer: `If-None-Match` named it.',
  400: 'A parameter is unknown, missing, repeated, of the wrong type or out of range.',
  401: 'The API key is not known.',
  404: 'There is no such game, job, or picture here.',
  413: 'The body is too long: 8 KB; of a batch, a review or a job 64 KB.',
  415: 'The body is not `application/json`.',
  422: 'Well-formed, but the position, a move or an option of the game is wrong.',
  426: 'The request is none for a WebSocket.',
  429: 'The client has used its nodes for now, or has too many searches waiting; see `Retry-After`.',
  501: 'The host has no WebSockets.',
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
  if (status === 202) return headers('Location', ...LEFT);
  if (status === 304) return headers('ETag', ...LEFT);
  if (status === 429) return headers('Retry-After', ...LEFT);
  return status === 503 ? headers('Retry-After') : {};
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

function get({ tag, path, summary, takes, gives, also = [] }: Reading, isKept = true) {
  return createRoute({
    method: 'get',
    path,
    operationId: operationId('get', path),
    tags: [tag],
    summary,
    security: MAY_HAVE_KEY,
    parameters: queryParameters(takes),
    responses: responses(200, summary, gives, [...(isKept ? [304] : []), ...ALWAYS, ...also]),
  });
}

function post({ tag, path, summary, takes, gives, examples, status = 200, also = [] }: Asking) {
  return createRoute({
    method: 'post',
    path,
    operationId: operationId('post', path),
    tags: [tag],
    summary,
    ...(status === 200 ? { description: 'Also as QUERY (RFC 10008), which may be confirmed with 304.' } : {}),
    security: MAY_HAVE_KEY,
    request: { body: { required: true, content: { 'application/json': { schema: takes, examples } } } },
    responses: responses(status, summary, gives, [...ALWAYS, ...BODY, ...also]),
  });
}

const position = (sample: object) => sample;
const search = (sample: object) => ({ ...sample, nodes: EXAMPLE_NODES });

const legalMoves = {
  tag: 'moves',
  path: '/v1/legal-moves',
  summary: 'The legal moves of a position',
  takes: parameters.PositionParameters,
  gives: jsonOf(answers.LegalMoves),
  also: POSITION,
} satisfies Reading;
const evaluation = {
  tag: 'moves',
  path: '/v1/eval',
  summary: 'What a position is worth without a search, and what that is made of',
  takes: parameters.EvalParameters,
  gives: jsonOf(answers.Evaluation),
  also: POSITION,
} satisfies Reading;
const bestMove = {
  tag: 'search',
  path: '/v1/best-move',
  summary: 'The best move in a position',
  takes: parameters.BestMoveParameters,
  gives: streamed,
  also: SEARCH,
} satisfies Reading;
const analyse = {
  tag: 'search',
  path: '/v1/analyse',
  summary: 'The best moves of a position in order, each with its line',
  takes: parameters.AnalyseParameters,
  gives: streamed,
  also: SEARCH,
} satisfies Reading;

/** A route of the service itself: without a key and without limits. */
function plain(path: string, summary: string, type: string, schema: z.ZodType, also: readonly number[] = []) {
  return createRoute({
    method: 'get',
    path,
    operationId: operationId('get', path),
    tags: ['service' satisfies Tag],
    summary,
    responses: {
      ...responses(200, summary, {}, also),
      200: { description: summary, content: { [type]: { schema } } },
    },
  });
}

const JobId = z.object({ id: z.string().meta({ description: 'Id of the job.' }) });

function job(method: 'get' | 'delete', summary: string) {
  return createRoute({
    method,
    path: '/v1/jobs/{id}',
    operationId: operationId(method, '/v1/jobs/{id}'),
    tags: ['jobs' satisfies Tag],
    summary,
    security: MAY_HAVE_KEY,
    request: { params: JobId },
    responses: responses(200, summary, jsonOf(answers.Job), [...ALWAYS, 404, 503]),
  });
}

/** Every route as the document has it. */
export const ROUTES = [
  get({
    tag: 'games',
    path: '/v1/games',
    summary: 'The games, their options, levels and limits',
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
      gives: { 'text/event-stream': z.string() },
      also: [204, ...SEARCH],
    },
    false,
  ),
  post({
    tag: 'search',
    path: '/v1/batch',
    summary: 'The best moves of many positions within one node budget',
    takes: parameters.BatchParameters,
    gives: jsonOf(answers.Batch),
    examples: everyGameAtOnce((samples) => ({ positions: samples, nodes: samples.length * EXAMPLE_NODES })),
    also: [503],
  }),
  post({
    tag: 'search',
    path: '/v1/review',
    summary: 'Every move of a game judged',
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
    takes: parameters.SolveParameters,
    gives: jsonOf(answers.Solution),
    examples: forEveryGame(search),
    also: SEARCH,
  }),
  post({
    tag: 'search',
    path: '/v1/tree',
    summary: 'The tree that a search visits',
    takes: parameters.TreeParameters,
    gives: jsonOf(answers.Tree),
    examples: forEveryGame((sample) => ({ ...sample, depth: 2, limit: 100 })),
    also: SEARCH,
  }),
  get({
    tag: 'boards',
    path: '/v1/board.svg',
    summary: 'The position as an SVG image',
    takes: parameters.BoardParameters,
    gives: { 'image/svg+xml': z.string() },
    also: SEARCH,
  }),
  get({
    tag: 'boards',
    path: '/v1/board.png',
    summary: 'The position as a PNG image, where the host can draw one',
    takes: parameters.PictureParameters,
    gives: { 'image/png': z.string() },
    also: SEARCH,
  }),
  createRoute({
    method: 'get',
    path: '/v1/socket',
    operationId: 'getSocket',
    tags: ['search' satisfies Tag],
    summary: 'A WebSocket for several questions at once, where the host has WebSockets',
    description:
      'A message is `{"id": "1", "ask": "best-move", ...}` with the parameters of that POST route, or ' +
      '`{"id": "1", "cancel": true}`. The server answers with the id and `step`, `answer`, `problem` or `cancelled`.',
    security: MAY_HAVE_KEY,
    responses: Object.fromEntries(
      [...ALWAYS, 426, 501].map((status) => [
        status,
        {
          description: REASONS[status] as string,
          headers: headersOf(status),
          content: { 'application/problem+json': { schema: answers.Problem } },
        },
      ]),
    ),
  }),
  post({
    tag: 'jobs',
    path: '/v1/jobs',
    summary: 'Starts a long search as a job, where the host has jobs',
    takes: parameters.JobParameters,
    gives: jsonOf(answers.Job),
    status: 202,
    examples: forEveryGame((sample) => ({ kind: 'analyse', ...search(sample) })),
    also: SEARCH,
  }),
  job('get', 'How a job stands'),
  job('delete', 'Cancels a job'),
  plain('/healthz', 'Whether the service is alive', 'application/json', answers.Health),
  plain('/readyz', 'Whether the service takes more requests', 'application/json', answers.Readiness, [503]),
  plain('/openapi.json', 'This document', 'application/json', z.looseObject({}), [304]),
] as const;
