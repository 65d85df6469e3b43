import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isForSocket } from './sockets.js';

/** Milliseconds that a client has to send its headers, its whole request, and then the next one. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 10_000 };
/** Milliseconds between looks for those who take longer. */
const LOOK_MS = 2000;
/** Milliseconds after which a client that reads nothing of its answer is left; Node looks twice before it says so. */
const UNREAD_MS = 30_000;

/** How a server treats its connections. */
export const CONNECTION_OPTIONS = {
  ...TIMEOUTS,
  connectionsCheckingInterval: LOOK_MS,
  shouldUpgradeCallback: isForSocket,
};

/** Closes the connections of clients that do not read. A stream on which nothing happens may last. */
export function closeUnread(server: Server): void {
  server.timeout = UNREAD_MS;
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}

/** A request and its answer, as Node's server has them; those over a WebSocket have no answer of their own. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

type Answer = Response | Promise<Response>;

/**
 * Answers the requests of a connection one after the other. A client may send hundreds without waiting for an answer,
 * and read none; without this, all their answers would be in memory.
 */
export class OneByOne {
  /** The answer to the last request of each connection. */
  readonly #last = new WeakMap<Socket, ServerResponse>();

  take({ incoming: { socket }, outgoing }: Exchange, answer: () => Answer): Answer {
    if (outgoing === undefined) return answer();
    const before = this.#last.get(socket);
    this.#last.set(socket, outgoing);
    if (before === undefined || before.writableFinished) return answer();
    const over = new Promise<void>((resolve) => before.once('close', resolve));
    return over.then(() => (socket.destroyed ? new Response(null, { status: 503 }) : answer()));
  }
}
