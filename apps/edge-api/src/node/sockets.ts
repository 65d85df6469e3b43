import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { upgradeWebSocket } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_BATCH_BYTES } from '../http/body.js';
import { Refusal } from '../http/problem.js';
import { LEDGER } from '../limits/ledger.js';
import { MESSAGES } from '../routes/tariff.js';
import type { Ctx } from '../service/env.js';
import { Bill } from '../socket/bill.js';
import { Conversation, POLICY } from '../socket/conversation.js';
import { Frames } from '../socket/frames.js';

/** A message is a body, with its id and its route. */
const MAX_MESSAGE_BYTES = MAX_BATCH_BYTES + 1024;
/** Parts in which a message may come. Browsers send it in one. */
const MAX_PARTS = 64;
/** Unread bytes beyond which a ping gets no answer: a client that never reads would fill the memory. */
const MAX_UNREAD_BYTES = 16_384;
/** Milliseconds that a client has to confirm the close of its socket. */
const GRACE_MS = 500;

/** Headers of the connecting request by which the service knows its client. */
const IDENTIFYING = ['authorization', 'x-forwarded-for'];

/** The characters that a header can carry. No key has others, so another text is refused as a wrong key. */
const SENDABLE = /^[!-~]+$/;

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Whether an upgrade request gets its WebSocket. Others are answered without an upgrade, such as those of
 * clients that offer HTTP/2: many do so with every first request.
 */
export function isForSocket({ url = '', headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && /\/v1\/socket(\?|$)/.test(url);
}

/** The WebSockets of a server. */
export class Sockets {
  readonly server = new WebSocketServer({
    noServer: true,
    autoPong: false,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_PARTS,
  });
  readonly #ofClient = new Map<string, number>();
  readonly #frames = new WeakMap<WebSocket, Frames>();
  readonly #bills = new WeakMap<WebSocket, Bill>();

  /** @param fetch calls the service; each question waits its turn like any request. */
  constructor(private readonly fetch: Fetch) {
    this.server.on('connection', (socket, { socket: connection }) => this.#bound(socket, connection));
  }

  /** Closes the socket of a client that sends too many frames, of whatever kind. */
  #bound(socket: WebSocket, connection: Socket): void {
    const frames = new Frames();
    this.#frames.set(socket, frames);
    const count = (chunk: Buffer) => {
      const isBearable = frames.take(chunk);
      this.#bills.get(socket)?.add(frames.counted());
      if (isBearable) return;
      connection.off('data', count);
      socket.close(POLICY, 'too many frames');
      socket.pause();
      terminateSoon(socket);
    };
    // Before the frames are read.
    connection.prependListener('data', count);
    socket.on('ping', (data) => {
      if (socket.bufferedAmount < MAX_UNREAD_BYTES) socket.pong(data);
    });
  }

  /** @throws Refusal 503 for too many sockets, 429 for too many of one client. */
  open(c: Ctx): Response | Promise<Response> {
    const client = c.get('client').with(Object.values(MESSAGES).flat());
    const { id } = client;
    const own = this.#ofClient.get(id) ?? 0;
    const { ofOwner, inAll } = LEDGER.socket;
    if (own >= ofOwner) throw tooMany(429, 'this client has', ofOwner);
    if (this.server.clients.size >= inAll) throw tooMany(503, 'this server has', inAll);
    const { url, raw } = c.req;
    const identity: [string, string][] = [];
    for (const name of IDENTIFYING) {
      const value = raw.headers.get(name);
      if (value !== null) identity.push([name, value]);
    }
    let conversation: Conversation | undefined;
    const answer = upgradeWebSocket(() => ({
      onOpen: (_event, socket) => {
        const raw = socket.raw as WebSocket;
        this.#ofClient.set(id, (this.#ofClient.get(id) ?? 0) + 1);
        const bill = new Bill(client);
        this.#bills.set(raw, bill);
        conversation = new Conversation({
          ask: async (path, body, signal, key) => {
            const headers = new Headers([
              ...identity,
              ['Content-Type', 'application/json'],
              ['Accept', ACCEPT],
            ]);
            if (key !== undefined) headers.set('Authorization', `Bearer ${SENDABLE.test(key) ? key : '?'}`);
            return this.fetch(
              new Request(new URL(path, url), { method: 'POST', headers, body, signal }),
              c.env as object,
            );
          },
          charge: (kilobytes) => bill.charge(kilobytes),
          send: (text) =>
            new Promise((resolve) => {
              raw.send(text, () => {
                this.#frames.get(raw)?.answered();
                resolve();
              });
            }),
          close: (code, reason) => {
            raw.close(code, reason);
            // What still comes is not even decoded.
            raw.pause();
            terminateSoon(raw);
          },
        });
      },
      onMessage: ({ data }) => conversation?.take(typeof data === 'string' ? data : ''),
      onClose: () => {
        conversation?.end();
        const left = (this.#ofClient.get(id) ?? 1) - 1;
        if (left === 0) this.#ofClient.delete(id);
        else this.#ofClient.set(id, left);
      },
    }))(c, async () => undefined);
    return answer as Promise<Response>;
  }

  /** Closes all sockets. */
  close(): void {
    for (const client of this.server.clients) {
      client.close(1001, 'the server ends');
      terminateSoon(client);
    }
  }
}

function terminateSoon(socket: WebSocket): void {
  setTimeout(() => socket.terminate(), GRACE_MS).unref();
}

/** Prefers a stream of steps where the route has one. */
const ACCEPT = 'application/x-ndjson, application/json;q=0.5';

function tooMany(status: 429 | 503, whose: string, max: number): Refusal {
  return new Refusal(
    status,
    'too-many-sockets',
    `${whose} ${max} open sockets, as many as it may; try again later`,
    {
      params: { max },
      retryAfter: 10,
    },
  );
}
