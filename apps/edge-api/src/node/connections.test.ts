import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONNECTION_OPTIONS, MOST_UNANSWERED, closeUnread, createBoundedServer } from './connections.js';

/** More than an unread connection takes. */
const LARGE = 'x'.repeat(32_000_000);
/** Milliseconds. */
const SOON = 100;

/** The paths that were asked for, in their order. */
let asked: string[];
/** Whether the server waits only a moment for a client to read. */
let isImpatient: boolean;
let server: Server;
let port: number;
/** Connections that were handed over to be sockets. */
let upgraded: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  [asked, isImpatient, upgraded] = [[], false, 0];
  server = serve({
    port: 0,
    serverOptions: CONNECTION_OPTIONS,
    createServer: createBoundedServer,
    fetch: async (request, env) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (isImpatient) (env as HttpBindings).outgoing.socket?.setTimeout(SOON);
      if (pathname === '/silent') return new Response(new ReadableStream());
      return new Response(pathname === '/large' ? LARGE : pathname);
    },
  }) as Server;
  closeUnread(server);
  server.on('upgrade', (_request, socket) => {
    upgraded++;
    socket.end();
  });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** A connection that sends requests without waiting. */
function send(paths: readonly string[]): Socket {
  const socket = connect(port).on('error', () => undefined);
  sockets.push(socket);
  socket.write(requests(paths));
  return socket;
}

function requests(paths: readonly string[]): string {
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
}

/** The last text that a socket receives, up to `end`. */
async function heard(socket: Socket, end: string): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text = (text + chunk).slice(-100_000);
    if (text.endsWith(end)) break;
  }
  return text;
}

describe('the requests of a connection', () => {
  it('are all answered, in their order', async () => {
    const paths = Array.from({ length: MOST_UNANSWERED }, (_, number) => `/${number}/`);
    const text = await heard(send(paths), `/${MOST_UNANSWERED - 1}/`);
    expect(text.match(/^\/\d+\/(?=HTTP|$)/gm)).toEqual(paths);
    expect(asked).toEqual(paths);
  });

  it('are not begun before somebody has read the answer to those before', async () => {
    const reader = send(['/large', '/after']).pause();
    await expect.poll(() => asked).toEqual(['/large']);
    await heard(send(['/other']), '/other');
    expect(asked).toEqual(['/large', '/other']);
    await heard(reader.resume(), '/after');
    expect(asked).toEqual(['/large', '/other', '/after']);
  });

  it('are as many as one likes, if some are answered before others are sent', async () => {
    const connection = send([]);
    for (let round = 0; round < 3; round++) {
      connection.write(requests(Array(MOST_UNANSWERED).fill('/again')));
      let text = '';
      while (text.split('/again').length <= MOST_UNANSWERED) text += (await once(connection, 'data'))[0];
    }
    expect(asked).toHaveLength(3 * MOST_UNANSWERED);
  });

  it('end it when too many are not answered, and only the first of them is begun', async () => {
    const sender = send(['/silent', ...Array(MOST_UNANSWERED).fill('/after')]);
    await new Promise((resolve) => sender.once('close', resolve));
    expect(asked).toEqual(['/silent']);
    await expect.poll(() => connections()).toBe(0);
  });

  it('are forgotten when it is closed', async () => {
    const reader = send(['/large', '/after']).pause();
    await expect.poll(() => asked).toEqual(['/large']);
    reader.destroy();
    await expect.poll(() => connections()).toBe(0);
    expect(asked).toEqual(['/large']);
  });
});

describe('a request', () => {
  it.each([
    ['host-repeated', 'Host: a\r\nhost: b\r\n'],
    ['host-repeated', 'Host: x\r\nHost: x\r\n'],
    ['host-repeated', 'Host: a\r\nHost: b\r\nConnection: upgrade\r\nUpgrade: websocket\r\n'],
    ['host-form', ''],
    ['host-form', 'Host:\r\n'],
    ['host-form', 'Host: a, b\r\n'],
    ['host-form', 'Host: 256.1.1.1\r\n'],
    ['host-form', 'Connection: upgrade\r\nUpgrade: websocket\r\n'],
  ])('is refused with 400 %s, and ends its connection: %j', async (code, headers) => {
    const socket = send([]);
    socket.write(`GET /v1/socket HTTP/1.1\r\n${headers}\r\n${requests(['/after'])}`);
    const text = await heard(socket, 'never');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/content-type: application\/problem\+json/i);
    expect(text).toContain(`"code":"${code}"`);
    expect(text).not.toContain('HTTP/1.1 200');
    expect(upgraded).toBe(0);
    expect(asked).toEqual([]);
  });

  it.each(['HTTP/1.0\r\n', 'HTTP/1.1\r\nHost: Example.org:3000\r\n', 'HTTP/1.1\r\nHost: [::1]:3000\r\n'])(
    'is answered: %j',
    async (rest) => {
      const socket = send([]);
      socket.write(`GET /host ${rest}Connection: close\r\n\r\n`);
      expect(await heard(socket, 'never')).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});

describe('a connection', () => {
  it('is closed when nobody reads its answer, but not because nothing is sent on it', async () => {
    expect(server.timeout).toBe(30_000);
    isImpatient = true;
    send(['/large']).pause();
    const silent = send(['/silent']).resume();
    await expect.poll(() => asked.toSorted()).toEqual(['/large', '/silent']);
    await expect.poll(() => connections()).toBe(1);
    await heard(send(['/other']), '/other');
    expect(silent.closed).toBe(false);
  });
});

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
