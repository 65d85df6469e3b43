import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The small wishes of another client of the endpoint: each resolves when that client has what it wants. */

const HEADERS = { 'X-Forwarded-For': '192.0.2.2', 'Content-Type': 'application/json' };

async function ask(url: string, body?: object, headers: Record<string, string> = {}): Promise<never> {
  const response = await fetch(url, {
    headers: { ...HEADERS, ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`);
  return (await response.json()) as never;
}

/** A number that no question had before. */
let fresh = Math.floor(Math.random() * 1e8);

interface Begun {
  readonly id: string;
  readonly key: string;
}

/** Waits until somebody has made a move in a live game. */
async function moved(url: string, { id, key }: Begun, plies: number): Promise<void> {
  for (;;) {
    const { moves } = (await ask(`${url}/v1/live/${id}`, undefined, { 'Seat-Key': key })) as {
      moves: string[];
    };
    if (moves.length >= plies) return;
    await pause(20);
  }
}

/** @param receiver receives webhooks; they name their number in the address */
export const SMALL: Readonly<Record<string, (url: string, receiver: Receiver) => Promise<unknown>>> = {
  'the health check': (url) => ask(`${url}/healthz`),
  'level 1': (url) => ask(`${url}/v1/best-move?game=chess&level=1&seed=${fresh++}`),
  'level 3 at a board': async (url) =>
    moved(url, await ask(`${url}/v1/live`, { game: 'zabor', side: 'second', computer: 'level:3' }), 1),
  'a hint': (url) => ask(`${url}/v1/best-move?game=zabor&nodes=50000&seed=${fresh++}`),
  'a job of 2,000 nodes': async (url) => {
    const body = { kind: 'best-move', game: 'zabor', nodes: 2000, seed: fresh++ };
    const { id } = (await ask(`${url}/v1/jobs`, body)) as { id: string };
    for (;;) {
      const { state } = (await ask(`${url}/v1/jobs/${id}`)) as { state: string };
      if (state === 'done') return;
      await pause(20);
    }
  },
  'the list of games': async (url) => {
    const { key } = (await ask(`${url}/v1/live`, { game: 'chess' })) as Begun;
    return ask(`${url}/v1/live`, undefined, { 'Seat-Key': key });
  },
  'a webhook': async (url, receiver) => {
    const begun = (await ask(`${url}/v1/live`, { game: 'tic-tac-toe', computer: 'level:1' })) as Begun;
    const seat = { 'Seat-Key': begun.key };
    const address = receiver.address();
    await ask(`${url}/v1/live/${begun.id}/actions`, { action: 'webhook', url: address }, seat);
    await ask(`${url}/v1/live/${begun.id}/moves`, { move: 'a1', ply: 0 }, seat);
    await receiver.called(address);
  },
};

/** Receives webhooks; its silent half never answers any. */
export class Receiver {
  readonly #called = new Set<string>();
  readonly #servers: Server[] = [];

  async start(): Promise<void> {
    const heard = createServer((request, response) => {
      this.#called.add(request.url ?? '');
      response.end();
    });
    const silent = createServer(() => undefined);
    for (const server of [heard, silent]) {
      this.#servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
  }

  /** @param host each of the two has one of its own, as calls are counted by it. */
  #url(nth: number, host: string): string {
    const { port } = (this.#servers[nth] as Server).address() as AddressInfo;
    return `http://${host}:${port}`;
  }

  get silent(): string {
    return this.#url(1, '127.0.0.1');
  }

  address(): string {
    return `${this.#url(0, 'localhost')}/${fresh++}`;
  }

  async called(address: string): Promise<void> {
    while (!this.#called.has(new URL(address).pathname)) await pause(20);
  }

  close(): void {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
