import { createRoute } from '@hono/zod-openapi';
import type * as z from 'zod';
import * as answers from './answers/index.js';
import { type Tag, type forEveryGame, queryParameters } from './requests.js';

/** How an operation is written in the document: its parameters, its answers with their headers, and its refusals. */

type Examples = ReturnType<typeof forEveryGame>;

export interface Reading {
  readonly tag: Tag;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly takes: z.ZodObject;
  readonly gives: Readonly<Record<string, z.ZodType>>;
  /** Statuses beyond those that every reading has. */
  readonly also?: readonly number[];
}

export interface Asking extends Reading {
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
  503: 'The server has too much to do: too many searches, pictures or jobs wait, one waited too long, or the queue, or the database of games, is away.',
};

export const ALWAYS = [400, 401, 429];
export const POSITION = [404, 422];
export const SEARCH = [...POSITION, 503];
export const BODY = [413, 415];

export const jsonOf = (schema: z.ZodType) => ({ 'application/json': schema });

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
export function operationId(method: string, path: string): string {
  const words = path.replace('/v1', '').match(/[a-z]+/gi) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const WITHOUT_BODY: readonly number[] = [204, 304];

export function responses(
  status: number,
  summary: string,
  gives: Reading['gives'],
  refusals: readonly number[],
) {
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

export const MAY_HAVE_KEY = [{}, { key: [] }];

export function get({ tag, path, summary, description, takes, gives, also = [] }: Reading, isKept = true) {
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

export function post({
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

/** A route of the service itself: without a key and without limits. */
export function plain(
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
