import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { gameErrors } from '../errors/games.js';
import { type Call, type LiveSeats, anyCall, seatsIn } from './calls.js';
import { type OpenApi, type Operation, readDocument } from './document.js';

/** Calls a service: an app in this process, or one in another. */
export type Service = (target: string, init: RequestInit) => Promise<AnyResponse>;

interface FuzzPlan {
  readonly calls: number;
  /** The same seed makes the same calls. */
  readonly seed?: number;
  /** Names as of `Contract.unseen`: only these operations are called, and those that begin jobs and games. */
  readonly about?: readonly string[];
}

/** One in so many answered calls is repeated with the entity tag of its answer. */
const ASK_AGAIN = 3;
/** Milliseconds for which the fuzz watches a game. */
const LOOK_MS = 5;
/** Games by link remembered at most, so that each is called again and again. */
const MOST_LIVE = 3;
/** Jobs remembered at most. */
const MAX_JOBS = 50;

/**
 * Calls a service with plausible and with hostile requests, and checks every answer against its own document.
 * @throws Error with the smallest call that was answered in another way.
 */
export async function fuzz(service: Service, { calls, seed, about }: FuzzPlan): Promise<Contract> {
  const document = JSON.parse(await (await service('/openapi.json', {})).text()) as object;
  const api = readDocument(document);
  const contract = new Contract(api);
  const jobs: string[] = [];
  const live: LiveSeats[] = [];
  let count = 0;

  async function send(call: Call, more: Readonly<Record<string, string>> = {}): Promise<AnyResponse> {
    const { method, target, headers, body } = call;
    const look = /\/live\/(.*\/)?stream/.test(target) ? new AbortController() : null;
    const response = await service(target, {
      method,
      signal: look?.signal ?? null,
      headers: { ...headers, ...more },
      ...(body === undefined ? {} : { body }),
    });
    // The stream of a game goes on as long as somebody looks, however long it took to answer; a refusal ends by itself.
    if (look !== null && response.status === 200) setTimeout(() => look.abort(), LOOK_MS);
    const answer = await contract.check(call, response);
    if (response.status === 201) live.splice(0, live.length, ...live.slice(-MOST_LIVE), seatsIn(answer));
    return response;
  }

  const operations = api.operations.filter((operation) => about === undefined || isAbout(operation, about));
  const property = fc.asyncProperty(
    anyCall(operations, { jobs: () => jobs, live: () => live }),
    async (call) => {
      const { status, headers } = await send(call);
      const location = headers.get('location');
      if (location?.includes('/jobs/') && jobs.length < MAX_JOBS)
        jobs.push(location.split('/').at(-1) as string);
      const etag = headers.get('etag');
      count++;
      if (status === 200 && etag !== null && count % ASK_AGAIN === 0)
        await send(call, { 'If-None-Match': etag });
    },
  );
  await fc.assert(property, { numRuns: calls, ...(seed === undefined ? {} : { seed }) });
  return contract;
}

const BEGINNINGS: readonly string[] = ['POST /v1/jobs', 'POST /v1/live'];

function isAbout({ method, path }: Operation, names: readonly string[]): boolean {
  const name = `${method} ${path}`;
  return BEGINNINGS.includes(name) || names.some((one) => one.startsWith(`${name} `));
}

/** The part of a response that is read; those of Node and of Miniflare both have it. */
export interface AnyResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** Statuses of refusals of requests that the document has no operation for. */
const UNDOCUMENTED: readonly number[] = [401, 404, 405, 429];
const PROBLEM = 'application/problem+json';
const PROBLEM_SCHEMA = 'document#/components/schemas/Problem';

/** Checks answers against a document, and remembers which statuses were seen. */
export class Contract {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #operations: readonly Operation[];
  /** The codes that any request may be refused with because the service has too much to do. */
  readonly #whenBusy: readonly string[];
  /** Operation and status to the number of answers. */
  readonly seen = new Map<string, number>();

  constructor({ document, operations }: OpenApi) {
    this.#operations = operations;
    const { info } = document as { info: { 'x-codes': Readonly<Record<string, readonly string[]>> } };
    this.#whenBusy = info['x-codes'][503] ?? [];
    this.#ajv.addSchema(document, 'document');
  }

  /** @returns the body. @throws Error naming the part of an answer that the document does not have. */
  async check({ path, method }: Call, response: AnyResponse): Promise<string> {
    const { status } = response;
    const type = response.headers.get('content-type')?.split(';')[0] ?? null;
    const body = await response.text().catch(() => '');
    const documented = this.#operations.find(
      (operation) => operation.path === path && takes(operation, method),
    );
    if (documented === undefined) {
      if (!UNDOCUMENTED.includes(status)) throw new Error(`${method} ${path}: ${status}`);
      this.#validate(PROBLEM_SCHEMA, JSON.parse(body));
      return body;
    }
    // Unlike a POST, it may be answered with 304.
    if (method === 'QUERY' && status === 304) return body;
    const answer = documented.responses[status];
    if (answer === undefined) {
      const isBusy = status === 503 && this.#whenBusy.includes((JSON.parse(body) as { code: string }).code);
      if (!isBusy) throw new Error(`${method} ${path} answers ${status}: ${body}`);
      this.#validate(PROBLEM_SCHEMA, JSON.parse(body));
      return body;
    }
    const name = `${documented.method} ${documented.path} ${status}`;
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1);
    if (answer.content === undefined) {
      if (body !== '') throw new Error(`${name} has a body: ${body}`);
      return body;
    }
    const part = (['content', 'x-streams'] as const).find((each) => answer[each]?.[type ?? '']);
    if (type === null || part === undefined) throw new Error(`${name} is ${type}`);
    const at = [documented.path, documented.method.toLowerCase(), 'responses', status, part, type, 'schema'];
    const schema = `document#/paths/${at.map((part) => pointer(String(part))).join('/')}`;
    for (const document of documentsIn(type, body)) this.#validate(schema, document);
    if (type === PROBLEM) {
      const { code } = JSON.parse(body) as { code: string };
      const isOfAny = status === 503 && this.#whenBusy.includes(code);
      const isOfGame = status === 422 && (await gameErrors()).some((entry) => entry.code === code);
      if (!isOfGame && !isOfAny && !answer['x-codes']?.includes(code))
        throw new Error(`${name} has no code ${code}`);
    }
    return body;
  }

  /** The operations and statuses in the document that no answer had. */
  unseen(): string[] {
    const documented = this.#operations.flatMap(({ method, path, responses }) =>
      Object.keys(responses).map((status) => `${method} ${path} ${status}`),
    );
    return documented.filter((name) => !this.seen.has(name));
  }

  #validate(schema: string, document: unknown): void {
    const validate = this.#ajv.getSchema(schema);
    if (validate === undefined) throw new Error(`there is no ${schema}`);
    if (validate(document)) return;
    throw new Error(`${schema}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(document)}`);
  }
}

function takes(operation: Operation, asked: string): boolean {
  return asked === 'QUERY' ? isQuery(operation) : operation.method === asked;
}

/** Whether a POST changes nothing and is a QUERY as well, by its description. */
export function isQuery({ description = '' }: Operation): boolean {
  return description.includes('QUERY');
}

function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The JSON documents in a body; none in pictures and event streams. */
function documentsIn(type: string, body: string): unknown[] {
  if (type === 'application/json' || type === PROBLEM) return [JSON.parse(body)];
  if (type !== 'application/x-ndjson') return [];
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export { inlineEngine } from '../engine/inline-engine.js';
export { openLive } from '../node/live.js';
export { fuzzedApp } from './fuzzed-app.js';
export { workerModules } from './worker-modules.js';
