import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startCaddy } from '@tahoun/tests/caddy';
import { DEAR, type Attack as DearThing } from '@tahoun/tests/fairness/dear';
import { Receiver } from '@tahoun/tests/fairness/small';
import { ENDPOINT, Server } from '../../testing/server.ts';
import type { Seen } from './edge-abuse/probe.ts';
import type { Turns } from './edge-abuse/tell-turns.ts';

/**
 * The endpoint on Node under abuse, over the loopback address: each attack by one client, on one server after the
 * other attacks, and meanwhile the health check, the memory of the server and the searches of a second client; and
 * the processor time of a turn of the main thread, which other work on the machine does not change. Linux.
 * A test covers a frozen Redis (`tests/src/edge-api-redis.test.ts`).
 *
 *     npx node bench/src/edge-abuse.ts [seconds of each attack, default 8] [a part of the names of those to run] [caddy]
 *
 * With `caddy`, all of it goes through the proxy of the repository.
 */
const seconds = Number(process.argv[2] ?? 8);
const chosen = process.argv[3] ?? '';
const isProxied = process.argv[4] === 'caddy';
/** Milliseconds after which threads without work have ended. */
const IDLE_MS = 65_000;
/** Milliseconds between looks at the memory. */
const LOOK_MS = 50;

/** The first client's; the second is in `edge-abuse/probe.ts`. The proxy tells the two by their addresses. */
const HEADERS = { 'X-Forwarded-For': '192.0.2.1' };
const ofSecondClient = (url: string) => url.replace('127.0.0.1', '[::1]');

/** Counts of requests by the status of the answer, or by another fate. */
type Fates = Map<string, number>;

interface Attack {
  readonly name: string;
  readonly seconds?: number;
  /** Settings that it needs; then it has a server of its own. */
  readonly env?: Record<string, string>;
  run(url: string, until: number, fates: Fates): Promise<void>;
}

/** A server, and its address for the first client. */
type Target = Pick<Server, 'process'> & { readonly url: string };

const ATTACKS: readonly Attack[] = [
  { name: 'none', run: (_url, until) => pause(until - Date.now()) },
  {
    name: 'pictures too large to draw',
    run: (url, until, fates) =>
      flood(10, until, fates, (seed) =>
        ask(`${url}/v1/board.svg?game=chocolate&position=${200 + (seed % 800)}*60x60+A`),
      ),
  },
  { name: 'largest pictures, not read', run: unreadPictures },
  { name: 'largest trees, not read', run: unreadTrees },
  { name: 'trees over sockets, not read', run: unreadSockets },
  {
    name: 'largest trees, all different',
    run: (url, until, fates) => flood(10, until, fates, (seed) => send(`${url}/v1/tree`, largestTree(seed))),
  },
  {
    name: 'searches beyond a small quota',
    env: { TAHOUN_NODES_PER_MINUTE: '50000' },
    run: (url, until, fates) =>
      flood(1, until, fates, async (seed) => {
        await pause(100);
        return ask(`${url}/v1/best-move?game=zabor&nodes=${1000 + seed}`);
      }),
  },
  { name: 'pipelined requests', run: pipelined },
  { name: 'frames over sockets', run: emptyFrames },
  { name: 'pings over sockets, not read', run: unreadPings },
  { name: 'live games again and again', run: rematches },
  {
    name: 'lists of 12,000 moves',
    run: (url, until, fates) => again(url, '/v1/review', listOf(12_000), until, fates),
  },
  {
    name: 'lists of 1,200 moves',
    run: (url, until, fates) => again(url, '/v1/best-move', listOf(1200), until, fates),
  },
  {
    name: 'jobs of 64 KB',
    run: (url, until, fates) =>
      again(url, '/v1/jobs', { kind: 'review', game: 'chess', file: '{x}'.repeat(21_000) }, until, fates),
  },
  // Those whose cost to others the tests hold.
  ...Object.keys(DEAR).map((name) => ({
    name,
    async run(url: string, until: number) {
      const workerData: DearThing = { url, name, silent: receiver.silent };
      const attacker = new Worker(new URL(import.meta.resolve('@tahoun/tests/fairness/dear')), {
        workerData,
      });
      await once(attacker, 'message');
      await pause(Math.max(until - Date.now(), (seconds * 1000) / 2));
      await attacker.terminate();
    },
  })),
];

const receiver = new Receiver();
await receiver.start();
console.log(
  '| attack | answers | /healthz p50, p99, ms | turn p99.9, most, ms | most MB | 5xx but 503 | second client, worst ms |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const shared = await start();
for (const attack of ATTACKS.filter(({ name }) => name.includes(chosen))) {
  const server = attack.env === undefined ? shared : await start(attack.env);
  console.log(await measure(attack, server));
  if (server !== shared) server.process.kill();
}
await pause(IDLE_MS);
console.log(`${residentOf(shared.process.pid as number)} MB a minute after all of them`);
shared.process.kill();
receiver.close();

async function start(own: Record<string, string> = {}): Promise<Target> {
  const turns = import.meta.resolve('./edge-abuse/tell-turns.ts');
  // The flag is that of `npm start`.
  const args = ['--max-semi-space-size=16', '--import', turns, ENDPOINT];
  const env = { TAHOUN_THREADS: '2', TAHOUN_TRUST_PROXY: '1', TAHOUN_WEBHOOKS: 'private', ...own };
  const server = new Server(env, { args, stderr: 'inherit' });
  let url = await server.url();
  if (isProxied) {
    const caddy = await startCaddy(url);
    await caddy.authority();
    server.process.once('exit', () => caddy.stop());
    url = caddy.http;
  }
  return { process: server.process, url: url.replace('localhost', '127.0.0.1') };
}

/** @returns a row of the table. */
async function measure({ name, run, seconds: own = seconds }: Attack, server: Target): Promise<string> {
  const probe = new Worker(new URL('./edge-abuse/probe.ts', import.meta.url), {
    workerData: ofSecondClient(server.url),
  });
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, residentOf(server.process.pid as number));
  }, LOOK_MS);
  await once(probe, 'online');
  await turnsOf(server);
  const fates: Fates = new Map();
  await run(server.url, Date.now() + own * 1000, fates);
  clearInterval(look);
  const turns = await turnsOf(server);
  probe.postMessage('over');
  const [{ health, searches }] = (await once(probe, 'message')) as [Seen];
  const sorted = health.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0);
  const worst = Math.max(...searches.map(({ ms }) => ms)).toFixed(0);
  const refused = searches.filter(({ status }) => status !== 200).length;
  const second = refused === 0 ? worst : `${worst}, ${refused} of ${searches.length} refused`;
  const faults = [...fates]
    .filter(([fate]) => /^5/.test(fate) && fate !== '503')
    .reduce((sum, [, count]) => sum + count, 0);
  const answers = [...fates].map(([fate, count]) => `${fate}: ${count}`).join(', ');
  return `| ${name} | ${answers} | ${at(0.5)}, ${at(0.99)} | ${turns.p999.toFixed(0)}, ${turns.most.toFixed(0)} | ${most} | ${faults} | ${second} |`;
}

/** The turns of the main thread since the last question. */
async function turnsOf({ process: server }: Target): Promise<Turns> {
  server.send('turns');
  return (await once(server, 'message'))[0] as Turns;
}

/** MB of a process. */
function residentOf(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kibibytes) * 1024) / 1e6);
}

type Request = (signal: AbortSignal) => Promise<Response>;

function ask(url: string): Request {
  return (signal) => fetch(url, { headers: HEADERS, signal });
}

function send(url: string, body: object): Request {
  const headers = { ...HEADERS, 'Content-Type': 'application/json' };
  return (signal) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

/** The question for a tree of 1.9 MB. */
function largestTree(seed: number): object {
  const tree = { game: 'zabor', variant: { size: '7' }, algorithm: 'minimax', depth: 3 };
  return { ...tree, limit: 20_000, nodes: 100_000 + seed };
}

/** The next request as soon as one is answered, on each of so many connections. */
async function flood(
  connections: number,
  until: number,
  fates: Fates,
  next: (seed: number) => Request | Promise<Request>,
): Promise<void> {
  const signal = AbortSignal.timeout(until - Date.now());
  let seed = 0;
  const connection = async () => {
    while (!signal.aborted) {
      const fate = await (await next(seed++))(signal)
        .then(fateOf)
        .catch(() => 'left');
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
      // A client that is refused waits a moment, or this side would have all of the processor.
      if (fate !== '200') await pause(200);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

function listOf(moves: number): object {
  return { game: 'chess', moves: Array(moves).fill('e4') };
}

/**
 * The same body on each of eight connections, as soon as it is answered: a client that is refused does not
 * wait either.
 */
async function again(url: string, path: string, body: object, until: number, fates: Fates): Promise<void> {
  const { hostname, port } = new URL(url);
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: application/json`;
  const request = `${head}\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  const sockets = Array.from({ length: 8 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('data', (answer) => {
      const fate = /^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1];
      if (fate === undefined) return;
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
      socket.write(request);
    });
    socket.write(request);
    return socket;
  });
  await pause(until - Date.now());
  for (const socket of sockets) socket.destroy();
}

/** Its status; `hollow` for a move that nobody has searched for. */
async function fateOf(response: Response): Promise<string> {
  const text = await response.text();
  return /"depth":0,/.test(text) && !text.includes('"tree"') ? 'hollow' : String(response.status);
}

/** Ten connections that ask for picture after picture and read none. */
async function unreadPictures(url: string, until: number, fates: Fates): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 10 }, (_, socket) => {
    const connection = connect(Number(port), hostname).pause();
    connection.on('error', () => undefined);
    for (let each = 0; each < 16; each++) {
      const target = `/v1/board.svg?game=chocolate&position=60x60+A&coordinates=${each % 2 === 0}`;
      connection.write(
        `GET ${target}&played=&theme=dark HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 192.0.2.1\r\nX-Number: ${socket}\r\n\r\n`,
      );
    }
    return connection;
  });
  await pause(until - Date.now());
  fates.set('unread', 10 * 16);
  for (const socket of sockets) socket.destroy();
}

/** Connection after connection that asks for many trees at once and reads none. */
async function unreadTrees(url: string, until: number, fates: Fates): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = [];
  let seed = 0;
  while (Date.now() < until) {
    const connection = connect(Number(port), hostname).pause();
    connection.on('error', () => undefined);
    for (let each = 0; each < 16; each++) {
      const body = JSON.stringify(largestTree(seed++));
      const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
      connection.write(
        `POST /v1/tree HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 192.0.2.1\r\n${headers}\r\n\r\n${body}`,
      );
    }
    sockets.push(connection);
    await pause(300);
  }
  fates.set('unread', seed);
  for (const socket of sockets) socket.destroy();
}

/** Requests that nobody waits for, 100,000 in one piece for each second, and then the connection is dropped. */
async function pipelined(url: string, until: number, fates: Fates): Promise<void> {
  const { hostname, port } = new URL(url);
  const connection = connect(Number(port), hostname).resume();
  connection.on('error', () => undefined);
  const each = Math.round(until - Date.now()) * 100;
  const request = `GET /v1/legal-moves?game=chess HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`;
  await new Promise((sent) => connection.write(request.repeat(each), sent));
  connection.destroy();
  fates.set('sent', each);
  await pause(until - Date.now());
}

/** As many sockets as a client may have, which ask for a tree again and again and read nothing. */
async function unreadSockets(url: string, until: number, fates: Fates): Promise<void> {
  const sockets = openSockets(url);
  let asked = 0;
  for (; Date.now() < until; asked++) {
    const question = { id: `${asked}`, ask: 'tree', ...largestTree(0), limit: 4000 };
    sockets[asked % sockets.length]?.write(textFrame(JSON.stringify(question)));
    await pause(10);
  }
  fates.set('unread', asked);
  for (const socket of sockets) socket.destroy();
}

/** The same without a question: the beginning of a message and empty parts of it, without end. */
async function emptyFrames(url: string, until: number, fates: Fates): Promise<void> {
  const part = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);
  await flooded(openSockets(url), Buffer.from([0x01, 0x80, 0, 0, 0, 0]), part, until, fates);
}

/** And pings, whose answers nobody reads. */
async function unreadPings(url: string, until: number, fates: Fates): Promise<void> {
  const ping = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]);
  await flooded(openSockets(url), Buffer.alloc(0), ping, until, fates);
}

/** Writes a frame again and again, as fast as the server takes it. */
async function flooded(
  sockets: readonly Socket[],
  first: Buffer,
  frame: Buffer,
  until: number,
  fates: Fates,
): Promise<void> {
  const piece = Buffer.concat(Array(1000).fill(frame));
  let frames = 0;
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write(first);
      while (Date.now() < until && !socket.destroyed) {
        const isFull = !socket.write(piece);
        frames += 1000;
        if (isFull) await Promise.race([once(socket, 'drain'), pause(100)]).catch(() => undefined);
      }
    }),
  );
  fates.set('frames', frames);
  fates.set('closed', sockets.filter((socket) => socket.destroyed).length);
  await pause(until - Date.now());
  for (const socket of sockets) socket.destroy();
}

function openSockets(url: string): Socket[] {
  const { hostname, port } = new URL(url);
  const opening = `GET /v1/socket HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: Upgrade\r\n`;
  const key =
    'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  return Array.from({ length: 20 }, () => {
    const connection = connect(Number(port), hostname).pause();
    connection.on('error', () => undefined);
    connection.write(opening + key);
    return connection;
  });
}

/** A message of 126 to 65,535 bytes as a client sends it (RFC 6455), masked with zeros. */
function textFrame(text: string): Buffer {
  const head = Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** One game, and the next as soon as it is resigned. */
async function rematches(url: string, until: number, fates: Fates): Promise<void> {
  const signal = AbortSignal.timeout(until - Date.now());
  const begun = await send(`${url}/v1/live`, { game: 'zabor', computer: 'level:1' })(signal);
  const { id: first, key } = (await begun.json()) as { id: string; key: string };
  let id = first;
  const act = async (action: string) => {
    const response = await fetch(`${url}/v1/live/${id}/actions`, {
      method: 'POST',
      headers: { ...HEADERS, 'Content-Type': 'application/json', 'Seat-Key': key },
      body: JSON.stringify({ action }),
      signal,
    });
    return (await response.json()) as { rematch?: { id: string } | null; code?: string };
  };
  while (!signal.aborted) {
    await act('resign').catch(() => undefined);
    const { rematch, code = 'none' } = await act('rematch').catch(() => ({ rematch: null, code: 'left' }));
    const fate = rematch ? 'games' : code;
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    if (rematch) id = rematch.id;
    else await pause(200);
  }
}
