import type { Answer, CallArguments, Method, Path, StreamArguments, Streams } from './calls.js';
import { TahounError } from './error.js';
import { type StreamOptions, documentsOf } from './events.js';
import { waited } from './pause.js';

export type { Schemas, Streams } from './calls.js';
export { TahounError } from './error.js';
export type { StreamOptions } from './events.js';
export type { paths } from './openapi.js';

declare global {
  // The types of browsers and of Node both declare it; a program that has neither still compiles.
  interface AbortSignal {}
}

type Fetch = typeof globalThis extends { fetch: infer Known } ? Known : never;

export interface ClientOptions {
  /** Address of the server, such as `https://tahoun.example.org`; empty for the origin of the page. */
  readonly baseUrl: string;
  /** An API key, which raises the limits. */
  readonly key?: string;
  /** Instead of the global one. */
  readonly fetch?: Fetch;
  /** Retries of a request that was refused for now (429, 503), and of a stream that was lost; 5 by default. */
  readonly retries?: number;
  /** Longest wait before a retry that the server may ask for, in milliseconds; 30,000 by default. */
  readonly maxWaitMs?: number;
}

export interface CallOptions {
  /** Ends the call with its reason as the error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The calls of the server, by the paths of its OpenAPI document. Each throws `TahounError` for a refusal, `TypeError`
 * without a connection, and the reason of its signal.
 */
export interface Client {
  get<P extends Exclude<Path<'get'>, keyof Streams>>(
    path: P,
    ...asked: CallArguments<'get', P, CallOptions>
  ): Promise<Answer<'get', P>>;
  post<P extends Path<'post'>>(
    path: P,
    ...asked: CallArguments<'post', P, CallOptions>
  ): Promise<Answer<'post', P>>;
  delete<P extends Path<'delete'>>(
    path: P,
    ...asked: CallArguments<'delete', P, CallOptions>
  ): Promise<Answer<'delete', P>>;
  /** The steps of a search, or a job or a game each time that it changes; a lost connection is made again. */
  stream<P extends keyof Streams>(
    path: P,
    ...asked: StreamArguments<P, StreamOptions>
  ): AsyncGenerator<Streams[P], void>;
}

/** A request to any path. */
interface Asked extends CallOptions {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, key, retries = 5, maxWaitMs = 30_000 } = options;
  const origin = baseUrl.replace(/\/$/, '');

  async function send(method: string, path: string, asked: Asked, more: object = {}): Promise<Response> {
    const { signal, body } = asked;
    const headers = {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...asked.header,
      ...more,
    };
    const response = await (options.fetch ?? globalThis.fetch)(origin + addressOf(path, asked), {
      method: method.toUpperCase(),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!response.ok) throw await TahounError.of(response);
    return response;
  }

  async function call(method: Method, path: string, asked: Asked = {}): Promise<unknown> {
    for (let tried = 0; ; tried++) {
      try {
        return await contentOf(await send(method, path, asked));
      } catch (error) {
        if (tried >= retries || !(error instanceof TahounError) || !mayRepeat(method, path, asked, error))
          throw error;
        const ms = (error.retryAfter ?? Number.POSITIVE_INFINITY) * 1000;
        if (ms > maxWaitMs) throw error;
        await waited(ms, asked.signal);
      }
    }
  }

  function stream(path: string, asked: Asked & StreamOptions = {}): AsyncGenerator<unknown, void> {
    const method = asked.body === undefined ? 'get' : 'post';
    const connect = (lastId: string | undefined, signal: AbortSignal) =>
      send(
        method,
        path,
        { ...asked, signal },
        {
          Accept: 'text/event-stream',
          ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }),
        },
      );
    return documentsOf(connect, { retries, maxWaitMs, ...asked });
  }

  return {
    get: (path: string, asked?: Asked) => call('get', path, asked),
    post: (path: string, asked?: Asked) => call('post', path, asked),
    delete: (path: string, asked?: Asked) => call('delete', path, asked),
    stream,
  } as Client;
}

function addressOf(path: string, { path: values = {}, query = {} }: Asked): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] as string));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Paths that begin or change something, which is done at most once: with 503, the server may have done it. */
const CHANGES = /^\/v1\/(live|jobs)/;

/** With an `Idempotency-Key`, the same request begins nothing a second time. */
function mayRepeat(method: Method, path: string, { header = {} }: Asked, { status }: TahounError): boolean {
  const changes = method === 'post' && CHANGES.test(path) && header['Idempotency-Key'] === undefined;
  return status === 429 || (status === 503 && !changes);
}

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return response.json();
  return type.startsWith('image/png') ? new Uint8Array(await response.arrayBuffer()) : response.text();
}
