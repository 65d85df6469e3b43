import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, problemOf } from '../http/problem.js';
import { isForSocket } from './sockets.js';

/** Milliseconds that a client has to send its headers, its whole request, and then the next one. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 10_000 };
/** Milliseconds between checks for clients that take longer. */
const LOOK_MS = 2000;
/** Milliseconds after which a client that reads nothing is left; Node checks twice before it reports. */
const UNREAD_MS = 30_000;

/** Options of a server for its connections. */
export const CONNECTION_OPTIONS = {
  ...TIMEOUTS,
  connectionsCheckingInterval: LOOK_MS,
  // What is not upgraded is a request, which is refused below.
  shouldUpgradeCallback: (request: IncomingMessage) =>
    hostFault(request) === undefined && isForSocket(request),
  // Node would refuse it without a problem document.
  requireHostHeader: false,
};

/** A name, an IPv4 or an IPv6 address, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * What is wrong with the host that a request names. Of two headers, Node takes the first, and a proxy in front may have
 * taken the other (RFC 9112, section 3.2). HTTP/1.0 does not require it, and some load balancers leave it out.
 */
function hostFault({ rawHeaders, headers: { host }, httpVersion }: IncomingMessage): Refusal | undefined {
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return new Refusal(400, 'host-repeated', 'the request has two Host headers; expected one');
  if (host === undefined && httpVersion === '1.0') return undefined;
  if (host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`)) return undefined;
  return new Refusal(400, 'host-form', 'the request has no Host header that names a host; expected one');
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response
    .writeHead(refusal.status, { 'Content-Type': 'application/problem+json', Connection: 'close' })
    .end(JSON.stringify(problemOf(refusal)));
}

/** Closes the connections of clients that do not read. An idle stream may last. */
export function closeUnread(server: Server): void {
  server.timeout = UNREAD_MS;
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}

/** Node's `createServer`, with a bound on the unanswered requests of a connection. */
export const createBoundedServer = ((options: ServerOptions, answer: RequestListener) =>
  createServer(options, oneByOne(answer))) as typeof createServer;

/** Unanswered requests of a connection, at most, the one at work included; a further one closes it. */
export const MOST_UNANSWERED = 16;

/**
 * Hands the requests of a connection on one after the other. A client may send hundreds of thousands without waiting
 * for an answer: without a bound, the server would hold all of them in memory, and answer them after it has
 * left. A client that does not wait has to repeat the requests that got no answer (RFC 9112, section 9.3.2).
 */
function oneByOne(answer: RequestListener): RequestListener {
  /** The waiting requests of each connection that has one at work. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // Node still hands over the requests that had arrived by then.
    if (socket.destroyed) return;
    const begin = () => {
      const fault = hostFault(request);
      // It ends the connection: those that wait there are not begun.
      if (fault !== undefined) return refuse(response, fault);
      request.headers.host ??= 'localhost';
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
