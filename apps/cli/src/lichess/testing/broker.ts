import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Job } from '../work.js';

/** The members of a registration that its API demands. @see https://lichess.org/api#tag/External-engine */
interface Registration {
  readonly name: string;
  readonly maxThreads: number;
  readonly maxHash: number;
  readonly defaultDepth: number;
  readonly variants: readonly string[];
  readonly providerSecret: string;
}

export const TOKEN = 'lip_test';

/** Lichess and its broker on the loopback address, as strict as its API is written. */
export class FakeLichess {
  /** Registered engines by id. */
  readonly engines = new Map<string, Registration>();
  /** The lines that were sent for each job, by its id. */
  readonly sent = new Map<string, string>();
  readonly ended = new Set<string>();
  /** Requests that the API forbids. */
  readonly faults: string[] = [];
  readonly #server: Server;
  readonly #streams = new Map<string, IncomingMessage>();
  #port = 0;
  readonly #jobs: Job[] = [];
  #waiting: ServerResponse | undefined;
  /** Statuses with which the next requests for work are answered. */
  readonly failures: number[] = [];

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<FakeLichess> {
    const lichess = new FakeLichess();
    await new Promise<void>((resolve) => lichess.#server.listen(0, '127.0.0.1', resolve));
    lichess.#port = (lichess.#server.address() as AddressInfo).port;
    return lichess;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** A user asks for an analysis. */
  ask(job: Job): void {
    this.#jobs.push(job);
    this.#hand();
  }

  /** The user has moved on: the connection of the analysis is cut. */
  cut(id: string): void {
    this.#streams.get(id)?.destroy();
  }

  /** Whether the engine asks for work, and there is none. */
  get isWaitedAt(): boolean {
    return this.#waiting !== undefined;
  }

  /** Closes the connections on which nothing is under way, as servers do after some seconds. */
  closeIdle(): void {
    this.#server.closeIdleConnections();
  }

  /** Nobody asks for anything for a while. */
  nothing(): void {
    this.#waiting?.writeHead(204).end();
    this.#waiting = undefined;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const [, id] = /^\/api\/external-engine\/work\/(.+)$/.exec(url) ?? [];
    if (url === '/api/external-engine/work') return this.#wait(request, response);
    if (id !== undefined) return this.#receive(id, request, response);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error": "No such token"}');
      return;
    }
    const [, engineId] = /^\/api\/external-engine\/(.+)$/.exec(url) ?? [];
    if (method === 'GET') {
      const list = Array.from(this.engines, ([key, { name }]) => ({ id: key, name }));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(list));
      return;
    }
    const registration = JSON.parse(await textOf(request)) as Registration;
    this.#check(registration);
    this.engines.set(engineId ?? `eei_${this.engines.size + 1}`, registration);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }

  #check({ name, maxThreads, maxHash, defaultDepth, providerSecret }: Registration): void {
    const isIn = (value: number, min: number, max: number) =>
      Number.isInteger(value) && value >= min && value <= max;
    if (name.length < 3 || name.length > 200) this.faults.push(`name ${name}`);
    if (!isIn(maxThreads, 1, 65_536)) this.faults.push(`maxThreads ${maxThreads}`);
    if (!isIn(maxHash, 1, 1_048_576)) this.faults.push(`maxHash ${maxHash}`);
    if (!isIn(defaultDepth, 0, 246)) this.faults.push(`defaultDepth ${defaultDepth}`);
    if (providerSecret.length < 16 || providerSecret.length > 1024) this.faults.push('providerSecret');
  }

  async #wait(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.authorization !== undefined) this.faults.push('the token was sent to the broker');
    const { providerSecret } = JSON.parse(await textOf(request)) as { providerSecret: string };
    const secrets = Array.from(this.engines.values(), (engine) => engine.providerSecret);
    if (!secrets.includes(providerSecret)) this.faults.push('an unknown secret');
    const failure = this.failures.shift();
    if (failure !== undefined) {
      response.writeHead(failure).end();
      return;
    }
    this.#waiting = response;
    this.#hand();
  }

  #hand(): void {
    if (this.#waiting === undefined) return;
    const job = this.#jobs.shift();
    if (job === undefined) return;
    this.#waiting.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(job));
    this.#waiting = undefined;
  }

  async #receive(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#streams.set(id, request);
    this.sent.set(id, '');
    try {
      for await (const chunk of request.setEncoding('utf8'))
        this.sent.set(id, `${this.sent.get(id)}${chunk}`);
      response.writeHead(200).end();
    } catch {
      // Cut by the test.
    }
    this.ended.add(id);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
