import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { games } from '@tahoun/catalogue/all';
import { type BestMoveAnswer, type BestMoveRequest, bestMove } from '@tahoun/engine';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { Server } from '../../testing/server.ts';
import { PATIENCE_MS } from './support/patience.js';

/** The built server as run by `npm start`: a process of its own, accessed over HTTP. */

/** A search of the largest size that the server does: seconds of work for a thread. */
const LONG = 'game=zabor&variant=size=10&algorithm=minimax&depth=6&nodes=20000000';

const servers: Server[] = [];

function start(env: Record<string, string> = {}): Server {
  const server = new Server(env);
  servers.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
}

describe('a running server', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = start({ TAHOUN_WEB_ROOT: '/nowhere' });
    url = await server.url();
  });
  afterAll(stopAll);

  it('prints one line with its real port, and nothing else', async () => {
    expect(url).not.toMatch(/:0$/);
    await fetch(`${url}/v1/best-move?game=zabor&nodes=1000`);
    await fetch(`${url}/v1/best-move`);
    expect(server.out).toBe(`Tahoun is at ${url}\n`);
    expect(server.errors).toBe('');
  });

  it.each<[string, BestMoveRequest]>([
    ['game=zabor', { game: 'zabor' }],
    ['game=zabor&level=3&seed=9', { game: 'zabor', level: 3, seed: 9 }],
    ['game=chocolate&position=3x5%2B2x2+A', { game: 'chocolate', position: '3x5+2x2 A' }],
  ])('answers %s as the engine does', async (query, request) => {
    const response = await fetch(`${url}/v1/best-move?${query}`);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as BestMoveAnswer;
    const expected = JSON.parse(JSON.stringify(bestMove(games, request))) as BestMoveAnswer;
    const { seconds, nps } = answer;
    expect(answer).toEqual({ ...expected, seconds, nps, scoreFor: expected.turn });
  });

  it('sends the files of the reference compressed', async () => {
    const { headers } = await fetch(`${url}/docs/swagger-ui.css`);
    expect(['br', 'gzip']).toContain(headers.get('content-encoding'));
  });

  it('names what is wrong with a request that a thread refused', async () => {
    const response = await fetch(`${url}/v1/best-move?game=zabor&level=99`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'number-range', field: 'level' });
  });

  it('refuses a long body without reading it all, and lives on', async () => {
    const body = new Uint8Array(20_000_000).fill(32);
    const headers = { 'Content-Type': 'application/json' };
    const status = await fetch(`${url}/v1/best-move`, { method: 'POST', body, headers }).then(
      (response) => response.status,
      // The server may close the connection while the client still sends.
      () => 413,
    );
    expect(status).toBe(413);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('answers /healthz while searches run on every thread', async () => {
    const client = new AbortController();
    let finished = 0;
    const searches = Array.from({ length: 4 * availableParallelism() }, () =>
      fetch(`${url}/v1/best-move?${LONG}`, { signal: client.signal }).then(
        () => finished++,
        () => undefined,
      ),
    );
    await pause(300);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(finished).toBe(0);
    client.abort();
    await Promise.all(searches);
  });

  it.each(['/healthz', '/v1/legal-moves?game=chess'])(
    'closes a connection that asks for %s again and again without waiting, and answers another one',
    async (path) => {
      const { port, hostname } = new URL(url);
      const connection = connect(Number(port), hostname).on('error', () => undefined);
      let answers = 0;
      connection.on('data', (data) => {
        answers += String(data).split('HTTP/1.1 200').length - 1;
      });
      connection.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20_000));
      // Perhaps by an error: it was still sending.
      await new Promise((resolve) => connection.once('close', resolve));
      expect(answers).toBeLessThan(20_000);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    },
  );

  it('stops the searches of clients that leave', async () => {
    const client = new AbortController();
    // Far more work than this test may take.
    const searches = Array.from({ length: 20 * availableParallelism() }, () =>
      fetch(`${url}/v1/best-move?${LONG}`, { signal: client.signal }).catch(() => undefined),
    );
    await pause(300);
    client.abort();
    await Promise.all(searches);
    const from = performance.now();
    const response = await fetch(`${url}/v1/best-move?game=zabor&nodes=100`);
    expect(response.status).toBe(200);
    expect(performance.now() - from).toBeLessThan(15_000);
    expect(server.out).toBe(`Tahoun is at ${url}\n`);
    expect(server.errors).toBe('');
  });

  it('says at / how to build the web app that is not there', async () => {
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('a server with little room', () => {
  const THREADS = 2;
  const WAITING = 3;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = start({
      TAHOUN_THREADS: String(THREADS),
      TAHOUN_WAITING: String(WAITING),
      TAHOUN_CLIENT_SEARCHES: '40',
      TAHOUN_LOG_REQUESTS: '1',
    });
    url = await server.url();
  });
  afterAll(stopAll);

  it('answers as many searches as it has room for, and refuses the rest at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => fetch(`${url}/v1/best-move?game=zabor&nodes=${200_000 + i}`)),
    );
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(THREADS + WAITING);
    expect(refused).toHaveLength(40 - THREADS - WAITING);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await response.json()).toMatchObject({ code: 'too-busy', status: 503 });
    }
  });

  it('searches with several threads when asked to, and does not keep that answer', async () => {
    const response = await fetch(`${url}/v1/best-move?game=chess&nodes=60000&threads=64&statistics=true`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      move: expect.any(String),
      statistics: { tableProbes: expect.any(Number) },
    });
  });

  it('streams over HTTP, and frees the thread when the client leaves', async () => {
    const client = new AbortController();
    const response = await fetch(`${url}/v1/best-move/stream?${LONG.replace('minimax', 'strong')}`, {
      signal: client.signal,
    });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toMatch(/^event: depth\ndata: \{/);
    client.abort();
    const from = performance.now();
    const others = Array.from({ length: THREADS }, (_, i) =>
      fetch(`${url}/v1/best-move?game=zabor&nodes=${500 + i}`),
    );
    for (const other of await Promise.all(others)) expect(other.status).toBe(200);
    expect(performance.now() - from).toBeLessThan(15_000);
  });

  it('writes a line of JSON a request to standard error', async () => {
    const requestId = (await fetch(`${url}/v1/games?x=1`)).headers.get('x-request-id');
    const line = server.errors.split('\n').find((text) => text.includes(requestId as string)) as string;
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: '/v1/games', method: 'GET', status: 400 });
  });
});

describe('the metrics', () => {
  afterAll(stopAll);

  it('are on a port of their own, and not on that of the API', async () => {
    const port = await freePort();
    const url = await start({ METRICS_PORT: String(port) }).url();
    await fetch(`${url}/v1/best-move?game=zabor&nodes=700`);
    await fetch(`${url}/v1/best-move?game=zabor&nodes=700`);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('tahoun_requests_total{route="/v1/best-move",method="GET",status="200"} 2');
    expect(text).toContain('tahoun_nodes_total{route="/v1/best-move"} 700');
    expect(text).toContain('tahoun_answers_total{by="cache"} 1');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });
});

describe('the web app under the same origin', () => {
  const SCRIPT = 'export {};';
  const INLINE = "document.title = 'Tahoun, here';";
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-web-'));
  const root = join(folder, 'dist');
  let url: string;
  beforeAll(async () => {
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(root, 'index.html'), `<!doctype html><title>Tahoun</title><script>${INLINE}</script>`);
    writeFileSync(join(root, 'sw.js'), '// service worker');
    writeFileSync(join(root, 'assets', 'index-a1B2_c3-.js'), SCRIPT);
    writeFileSync(join(root, 'assets', 'index-a1B2_c3-.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(root, 'assets', 'index-a1B2_c3-.js.gz'), gzipSync(SCRIPT));
    writeFileSync(join(root, 'assets', 'board-Q9w8E7r6.css'), 'svg {}');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    url = await start({ TAHOUN_WEB_ROOT: root }).url();
  });
  afterAll(async () => {
    await stopAll();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/index-a1B2_c3-.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/board-Q9w8E7r6.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('serves %s as %s, %s', async (path, type, cache) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cache);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends what was built in an encoding of %s: %s', async (accepted, sent) => {
    const target = `${url}/assets/index-a1B2_c3-.js`;
    const response = await fetch(target, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(response.headers.get('vary')).toBe(sent === null ? null : 'Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/immutable$/);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('isolates the pages, so that they may share memory with their worker', async () => {
    const { headers } = await fetch(url);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(headers.get('content-security-policy')).toContain(
      `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'`,
    );
  });

  it('leaves the API as it is', async () => {
    const response = await fetch(`${url}/v1/games`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['/missing.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5cx', '/%00', '/v1/x'])(
    'has nothing at %s',
    async (path) => {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    },
  );
});

describe('starting and stopping', () => {
  afterEach(stopAll);

  it('says in one line that the port is taken, and how to choose another', async () => {
    const { port } = new URL(await start().url());
    const second = start({ PORT: port });
    expect((await second.ended()).code).toBe(1);
    expect(second.out).toBe('');
    expect(second.errors).toBe(`Port ${port} is taken; choose another port: PORT=3001 npm start\n`);
  });

  it.each(['65536', ' '])('says in one line that PORT=%j is no port', { tags: 'rest' }, async (port) => {
    const server = start({ PORT: port });
    expect((await server.ended()).code).toBe(1);
    expect(server.out).toBe('');
    expect(server.errors).toMatch(/^PORT is ".*"; expected a number from 0 to 65535.*\n$/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly and soon on %s', { tags: 'rest' }, async (signal) => {
    const server = start();
    const url = await server.url();
    await fetch(`${url}/healthz`);
    server.process.kill(signal);
    const { code, ms } = await server.ended();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect(server.errors).toBe('');
  });

  it('answers what is being searched before it ends', async () => {
    const server = start();
    const url = await server.url();
    // Starts the thread, so that the next search begins without delay.
    await fetch(`${url}/v1/best-move?game=zabor&nodes=100`);
    const search = fetch(`${url}/v1/best-move?${LONG}`);
    await pause(300);
    server.process.kill('SIGTERM');
    const response = await search;
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ limitedBy: 'stop', move: expect.any(String) });
    const { code, ms } = await server.ended();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  });

  it('answers the first search, whose thread only starts, and gives the stream of a game an end', async () => {
    const metricsPort = await freePort();
    const server = start({ METRICS_PORT: String(metricsPort) });
    const url = await server.url();
    const body = JSON.stringify({ game: 'chess' });
    const headers = { 'Content-Type': 'application/json' };
    const begun = await fetch(`${url}/v1/live`, { method: 'POST', headers, body });
    const stream = await fetch(`${url}${begun.headers.get('location')}/stream`);
    const search = fetch(`${url}/v1/best-move?${LONG}`);
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    while (!(await metrics()).includes('tahoun_searches_running 1')) await pause(1);
    server.process.kill('SIGTERM');
    expect(await stream.text()).toMatch(/^id: 0\nevent: state\n/);
    expect(await (await search).json()).toMatchObject({ limitedBy: 'stop', move: expect.any(String) });
    expect((await server.ended()).code).toBe(0);
    expect(server.errors).toBe('');
  });

  it('goes on with a copy of its database that was made while it ran', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-copied-'));
    const server = start({ TAHOUN_DATA: folder });
    const send = async (at: string, key: string, body: object): Promise<Record<string, unknown>> => {
      const headers = { 'Content-Type': 'application/json', 'Seat-Key': key };
      const response = await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as Record<string, unknown>;
    };
    const game = { game: 'chess', computer: 'level:1' };
    const { id, key } = (await send(`${await server.url()}/v1/live`, '', game)) as Record<string, string>;
    await send(`${await server.url()}/v1/live/${id}/moves`, key as string, { move: 'e4', ply: 0 });
    // As in docs/hosting.md.
    const restored = mkdtempSync(join(tmpdir(), 'tahoun-restored-'));
    const database = new DatabaseSync(join(folder, 'tahoun.db'));
    database.exec(`VACUUM INTO '${join(restored, 'tahoun.db')}'`);
    database.close();
    await server.stop();
    const next = start({ TAHOUN_DATA: restored });
    await vi.waitFor(
      async () => {
        const state = await (await fetch(`${await next.url()}/v1/live/${id}`)).json();
        expect(state).toMatchObject({ moves: ['e4', expect.any(String)] });
      },
      { timeout: PATIENCE_MS },
    );
    await next.stop();
    for (const each of [folder, restored]) rmSync(each, { recursive: true, force: true });
  });

  it('calls a webhook when the computer has moved', async () => {
    const called = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: string }>();
    const receiver = createServer(async (request, response) => {
      called.resolve({ headers: request.headers, body: await textOf(request) });
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const server = start({ TAHOUN_WEBHOOKS: 'private' });
    const send = async (path: string, key: string, body: object): Promise<Response> => {
      const headers = { 'Content-Type': 'application/json', 'Seat-Key': key };
      return fetch((await server.url()) + path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const begun = await send('/v1/live', '', { game: 'chess', computer: 'level:1' });
    const { id, key } = (await begun.json()) as { id: string; key: string };
    const { port } = receiver.address() as AddressInfo;
    const act = (url: string) => send(`/v1/live/${id}/actions`, key, { action: 'webhook', url });
    expect((await act('ftp://here')).status).toBe(422);
    expect((await act(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await send(`/v1/live/${id}/moves`, key, { move: 'e4', ply: 0 });
    const { headers, body } = await called.promise;
    expect(JSON.parse(body)).toMatchObject({
      type: 'your-move',
      data: { id, turn: 'w', you: 'w', plies: 2 },
    });
    const secret = `whsec_${createHash('sha256').update(key).digest('base64')}`;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      data: { id },
    });
    receiver.close();
    await server.stop();
  });

  it('answers a load balancer that speaks HTTP/1.0 and names no host', async () => {
    const server = start();
    const { hostname, port } = new URL(await server.url());
    const socket = connect(Number(port), hostname);
    socket.write('GET /readyz HTTP/1.0\r\n\r\n');
    let answer = '';
    for await (const data of socket) answer += String(data);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    await server.stop();
  });
});
