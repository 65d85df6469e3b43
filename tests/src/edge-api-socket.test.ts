import { once } from 'node:events';
import { type Socket, connect as netConnect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Server } from '../../testing/server.ts';

/** The WebSocket of the built server, with a browser's API. */

let server: Server;
let url: string;
beforeAll(async () => {
  server = new Server({ TAHOUN_THREADS: '2', TAHOUN_CLIENT_THREADS: '2' });
  url = await server.url();
});
afterAll(() => server.stop());

const sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0).filter(({ readyState }) => readyState !== WebSocket.CLOSED)) {
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  }
});

/** A connected socket, with functions to send and to receive. */
async function connect() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket`);
  sockets.push(socket);
  const heard: { id: string; [reply: string]: unknown }[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(data as string)));
  await once(socket, 'open');
  const say = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  /** The next message, or one that has come already, of that kind. */
  const hear = async (id: string, kind: string) => {
    for (;;) {
      const found = heard.find((one) => one.id === id && kind in one);
      if (found !== undefined) return found[kind];
      await once(socket, 'message');
    }
  };
  const closed = once(socket, 'close') as Promise<CloseEvent[]>;
  return { socket, say, hear, closed };
}

/** The first bytes of frames (RFC 6455): the beginning of a text, a part of it that is not the last, a ping. */
const [TEXT, PART, PING] = [0x01, 0x00, 0x89];

/** A frame as a client sends it. @param text of at most 125 bytes */
function frame(first: number, text = ''): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** A connection that was upgraded, for frames that a browser does not send. */
async function upgraded(): Promise<Socket> {
  const connection = netConnect(Number(new URL(url).port));
  connection.write(
    'GET /v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(connection, 'data');
  return connection;
}

/** Half a minute of a thread. */
const LONG = {
  ask: 'best-move',
  game: 'zabor',
  variant: { size: '10' },
  algorithm: 'minimax',
  depth: 6,
  nodes: 2e7,
};

describe('the socket of a server', () => {
  it('answers one question while it searches for another, which can be cancelled', async () => {
    const { say, hear, socket } = await connect();
    say({ id: 'long', ...LONG });
    say({ id: 'short', ask: 'best-move', game: 'chess', nodes: 2000 });
    expect(await hear('short', 'answer')).toMatchObject({ game: 'chess', nodes: 2000 });
    say({ id: 'long', cancel: true });
    expect(await hear('long', 'cancelled')).toBe(true);
    socket.close();
  });

  it('stops the search of a client that leaves, whose thread is free then', async () => {
    const first = await connect();
    for (const id of ['a', 'b']) first.say({ id, ...LONG, seed: id === 'a' ? 1 : 2 });
    first.say({ id: 'c', ask: 'legal-moves', game: 'zabor' });
    await first.hear('c', 'answer');
    first.socket.close();
    const second = await connect();
    second.say({ id: 'a', ask: 'best-move', game: 'chess', nodes: 2000 });
    expect(await second.hear('a', 'answer')).toMatchObject({ nodes: 2000 });
  });

  it('refuses a key that no header can carry as any other wrong one', async () => {
    const { say, hear, socket } = await connect();
    for (const [index, key] of ['ž', 'a\nb', 'a\0b', '\ud800', ''].entries()) {
      say({ id: `${index}`, ask: 'legal-moves', game: 'zabor', key });
      expect(await hear(`${index}`, 'problem')).toMatchObject({ status: 401, code: 'key-unknown' });
    }
    socket.close();
  });

  it('closes at a message that is too long', async () => {
    const { say, closed } = await connect();
    say({ id: 'a', ask: 'batch', positions: 'x'.repeat(70_000) });
    expect((await closed)[0]).toMatchObject({ code: 1009 });
  });

  it('answers a client that pings now and then', async () => {
    const connection = await upgraded();
    for (let ping = 0; ping < 3; ping++) {
      connection.write(frame(PING));
      expect((await once(connection, 'data'))[0]).toEqual(Buffer.from([0x8a, 0]));
    }
    connection.destroy();
  });

  it.each([
    ['pings', [], Array(10_000).fill(PING)],
    ['pongs', [], Array(10_000).fill(0x8a)],
    ['empty parts of a message', [TEXT], Array(10_000).fill(PART)],
    ['parts of a message', [TEXT], Array(100).fill(PART)],
  ])('closes one that sends too many %s, and answers others', async (kind, first, others) => {
    const flooding = await upgraded();
    const heard: Buffer[] = [];
    flooding.on('data', (data) => heard.push(data)).on('error', () => undefined);
    const text = kind === 'parts of a message' ? ' ' : '';
    flooding.write(Buffer.concat([...first, ...others].map((kind) => frame(kind, text))));
    // Perhaps by an error: it was still sending.
    await new Promise((resolve) => flooding.once('close', resolve));
    // The last received code is 1008.
    expect(Buffer.concat(heard).indexOf(Buffer.from([0x03, 0xf0]))).toBeGreaterThanOrEqual(0);
    const { say, hear } = await connect();
    say({ id: 'a', ask: 'legal-moves', game: 'zabor' });
    expect(await hear('a', 'answer')).toMatchObject({ moves: expect.any(Array) });
  });

  it('has a bound for each client', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, connect));
    const refused = new WebSocket(`${url.replace('http', 'ws')}/v1/socket`);
    await once(refused, 'error');
    open[0]?.socket.close();
    await open[0]?.closed;
    await connect();
  });
});

/** As curl and Java offer HTTP/2 with every first request. */
const OFFER = 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';

it.each([
  ['h2c', '/v1/games', '200 OK'],
  ['h2c', '/v1/socket', '426 Upgrade Required'],
  ['websocket', '/v1/games', '200 OK'],
])(
  'a request that offers %s at %s is answered with %s, and its connection goes on',
  async (protocol, path, status) => {
    const connection = netConnect(Number(new URL(url).port));
    const ask = (headers: string) => connection.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
    ask(`Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n${OFFER}`);
    expect(String((await once(connection, 'data'))[0])).toContain(`HTTP/1.1 ${status}\r\n`);
    let after = '';
    connection.on('data', (data) => {
      after += data;
    });
    connection.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => after).toContain('{"status":"ok"');
    connection.destroy();
  },
);

it('the server says goodbye to its sockets when it ends, which takes no longer for them', async () => {
  const { say, closed } = await connect();
  say({ id: 'long', ...LONG });
  server.process.kill('SIGTERM');
  expect((await closed)[0]).toMatchObject({ code: 1001 });
  const { code } = await server.ended();
  expect(code).toBe(0);
});
