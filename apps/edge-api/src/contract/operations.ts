import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { refusalsFor } from '../errors/catalogue.js';
import type { Reason } from '../errors/entry.js';
import { API } from '../routes/api.js';
import { partsOf } from '../service/routing.js';
import answerExamples from './answer-examples.json' with { type: 'json' };
import * as answers from './answers/index.js';
import { type Tag, type forEveryGame, queryParameters } from './requests.js';

/** What the document says of a route beyond what the table of routes (`routes/api.ts`) has. */
export interface Description {
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** The one type in which it answers, with its schema: a client that is generated knows what it gets. */
  readonly gives: Readonly<Record<string, z.ZodType>>;
  /** Types in which it answers step by step where `Accept` asks for one, with the JSON schema of a step. */
  readonly streams?: Readonly<Record<string, object>>;
  readonly status?: number;
  /** Why it may refuse a request, beyond what every route of its kind may: its statuses and codes are those. */
  readonly refuses?: readonly Reason[];
  /** Whether a client that has had the whole stream is told to connect no more. */
  readonly ends?: boolean;
  /** Headers that it takes, with a schema each. */
  readonly headers?: z.ZodObject;
  /** Of its body. */
  readonly examples?: ReturnType<typeof forEveryGame>;
}

/** The routes that the document has: a WebSocket it cannot describe. */
export type Described = Exclude<keyof typeof API, 'GET /v1/socket'>;
/** Those of some routes; a name that no route has is an error, and so is one that is missing in all of them. */
export type Descriptions = Readonly<Partial<Record<Described, Description>>>;

const REASONS: Readonly<Record<number, string>> = {
  204: 'The client has had the whole stream: `Last-Event-ID` named its last event.',
  304: 'The client has the answer: `If-None-Match` named it.',
  400: 'A parameter is unknown, missing, repeated, of the wrong type or out of range.',
  401: 'The API key is not known, or one is needed.',
  403: 'The key of the seat is missing, or is none of this game.',
  404: 'There is no such game, job, picture, or problem here.',
  409: 'Another request with the same `Idempotency-Key` is being answered; or a game has gone on since, or is over.',
  413: 'The body is too long: 8 KB; of a batch, a review or a job 64 KB.',
  415: 'The body is not `application/json`.',
  422: 'Well-formed, but the position, a move, an option of the game or the address of a webhook is wrong, or an `Idempotency-Key` was sent with another body. A game has codes of its own, which /docs/errors explains.',
  429: 'The client has used its nodes for now, or has too many searches waiting; see `Retry-After`.',
  503: 'The server has too much to do: too many searches, pictures or jobs wait, one waited too long, or the queue, or the database of games, is away.',
};

export const POSITION = ['game id', 'game', 'position', 'move'] as const satisfies readonly Reason[];
export const SEARCH = [...POSITION, 'search', 'busy'] as const satisfies readonly Reason[];

/** @param same what a request that is sent again gives */
export const idempotencyKey = (same: string) =>
  z.object({
    'Idempotency-Key': z
      .string()
      .max(202)
      .optional()
      .describe(
        `Any text of the client, such as a UUID: sent again with the same body, it gives the same ${same} instead of another.`,
      ),
  });

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
function operationId(method: string, path: string): string {
  const words = path.replace('/v1', '').match(/[a-z]+/gi) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const WITHOUT_BODY: readonly number[] = [204, 304];

/** Answers of the service, by the operation (`answer-examples.test.ts`). */
const EXAMPLES: Readonly<Record<string, unknown>> = answerExamples;

function responses(
  name: string,
  { summary, gives, streams, status = 200 }: Pick<Description, 'summary' | 'gives' | 'streams' | 'status'>,
  refusals: ReadonlyMap<number, readonly string[]>,
) {
  const answer = {
    description: summary,
    headers: headersOf(status),
    content: contentOf(gives, EXAMPLES[name]),
    // Not in `content`, where generated clients would take the answer for one or the other.
    ...(streams === undefined ? {} : { 'x-streams': streams }),
  };
  const refused = [...refusals].map(([refusal, codes]) => [
    refusal,
    {
      description: REASONS[refusal] as string,
      headers: headersOf(refusal),
      ...(WITHOUT_BODY.includes(refusal)
        ? {}
        : { content: contentOf({ 'application/problem+json': answers.Problem }), 'x-codes': codes }),
    },
  ]);
  return Object.fromEntries([[status, answer], ...refused]);
}

const contentOf = (types: Description['gives'], example?: unknown) =>
  Object.fromEntries(
    Object.entries(types).map(([type, schema]) => [
      type,
      { schema, ...(example === undefined ? {} : { example }) },
    ]),
  );

const AS_QUERY = 'Also as QUERY (RFC 10008), which may be confirmed with 304.';

const Id = z.object({ id: z.string().describe('Id of the job or of the game.') });

/** The operations of a route: one for each of its methods, except QUERY, which OpenAPI 3.1 does not know. */
export function operationsOf(route: Described, described: Description) {
  const { tag, summary, description, gives, headers, examples, refuses = [], ends } = described;
  const { methods, pattern } = partsOf(route);
  const { takes, items } = API[route];
  const path = pattern.replace(':id', '{id}');
  const isKept = items.includes('answer') && !('text/event-stream' in gives);
  return methods
    .filter((method) => method !== 'QUERY')
    .map((method) => {
      const hasBody = method === 'POST';
      const refusals = new Map([
        ...refusalsFor(['any request', ...refuses, ...(hasBody ? (['body'] as const) : [])]),
        ...(ends ? [[204, []] as const] : []),
        ...(!hasBody && isKept ? [[304, []] as const] : []),
      ]);
      const body = {
        required: true,
        content: { 'application/json': { schema: takes, examples: examples ?? {} } },
      };
      const name = operationId(method.toLowerCase(), path);
      return createRoute({
        method: method.toLowerCase() as 'get',
        path,
        operationId: name,
        tags: [tag],
        summary,
        description: hasBody && methods.includes('QUERY') ? `${description} ${AS_QUERY}` : description,
        security: [{}, { key: [] }],
        ...(hasBody ? {} : { parameters: queryParameters(takes) }),
        request: {
          ...(path.includes('{id}') ? { params: Id } : {}),
          ...(headers === undefined ? {} : { headers }),
          ...(hasBody ? { body } : {}),
        },
        responses: responses(name, described, refusals),
      });
    });
}

/** A route of the service itself: without a key and without limits. */
export function plain(
  path: string,
  summary: string,
  description: string,
  schema: z.ZodType,
  also: ReadonlyMap<number, readonly string[]> = new Map(),
) {
  const name = operationId('get', path);
  return createRoute({
    method: 'get',
    path,
    operationId: name,
    tags: ['service' satisfies Tag],
    summary,
    description,
    security: [],
    responses: {
      ...responses(name, { summary, gives: {} }, also),
      200: { description: summary, content: contentOf(jsonOf(schema), EXAMPLES[name]) },
    },
  });
}
