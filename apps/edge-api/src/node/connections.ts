import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  createServer,
} from 'node:http';
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

/** Makes a server, as Node's function of this name does, in which a connection has only so many requests at once. */
export const createBoundedServer = ((options: ServerOptions, answer: RequestListener) =>
  createServer(options, oneByOne(answer))) as typeof createServer;

/** Requests of one connection that may be unanswered, the one at work counted; one that sends more is closed. */
export const MOST_UNANSWERED = 16;

/**
 * Hands the requests of a connection on one after the other. A client may send hundreds of thousands without waiting
 * for an answer: without a bound all of them would be in memory, and after it has left they would still be answered.
 * A client that does not wait is to send again what was not answered (RFC 9112, section 9.3.2).
 */
function oneByOne(answer: RequestListener): RequestListener {
  /** What waits on each connection that has a request at work. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // Node reads on to the end of what has arrived.
    if (socket.destroyed) return;
    // HTTP/1.0 need not say it, and some load balancers do not.
    request.headers.host ??= 'localhost';
    const begin = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next === undefined) waiting.delete(socket);
        else next();
      });
      void answer(request, response);
    };
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length + 1 < MOST_UNANSWERED) {
      queue.push(begin);
    } else {
      waiting.delete(socket);
      socket.destroy();
    }
  };
}
