import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsOrFail } from '../node/settings.js';
import { startServer } from './server.js';

/* The server in this process, with settings in its environment and on free ports. */

let webRoot: string;
let data: string;
let printed: string[];
let logged: string[];
const exit = vi.fn();

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'web-'));
  data = mkdtempSync(join(tmpdir(), 'data-'));
  writeFileSync(join(webRoot, 'index.html'), '<h1>board</h1>');
  [printed, logged] = [[], []];
  exit.mockClear();
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    // The source has no built files of the reference, which `serveStatic` reports.
    if (!line.startsWith('serveStatic')) logged.push(line);
  });
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(webRoot, { recursive: true });
  rmSync(data, { recursive: true });
});

function start(env: Record<string, string>): Promise<Server> {
  const all = { PORT: '0', TAHOUN_THREADS: '1', TAHOUN_WEB_ROOT: webRoot, TAHOUN_DATA: data, ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  return startServer(settingsOrFail());
}

/** @returns its address. */
async function serverWith(env: Record<string, string>): Promise<string> {
  await start(env);
  await expect.poll(() => printed).toHaveLength(1);
  return /^Tahoun is at (http:\/\/localhost:[1-9]\d*)$/.exec(printed[0] as string)?.[1] as string;
}

/** Asks the server to stop, as the operator does. */
async function stop(): Promise<void> {
  process.emit('SIGTERM');
  await expect.poll(() => exit).toHaveBeenCalledWith(0);
}

describe('the server', () => {
  it('answers, draws and serves the page, logs each request if told to, and ends when asked', async () => {
    const url = await serverWith({ TAHOUN_LOG_REQUESTS: '1', TAHOUN_NODES_PER_MINUTE: '5000' });
    const answer = await fetch(`${url}/v1/best-move?game=tic-tac-toe&nodes=50`);
    expect(answer.headers.get('ratelimit-policy')).toBe('"nodes";q=5000;w=60');
    expect(answer.headers.get('etag')).toMatch(/^W\/"[0-9a-f]{24}"$/);
    expect(await answer.json()).toMatchObject({ nodes: 50, move: expect.any(String) });
    const picture = await fetch(`${url}/v1/board.png?game=tic-tac-toe&width=64`);
    const bytes = new DataView(await picture.arrayBuffer());
    // The signature of PNG, and the width in the first chunk.
    expect([bytes.getUint32(0), bytes.getUint32(16)]).toEqual([0x89504e47, 64]);
    expect(await (await fetch(url)).text()).toBe('<h1>board</h1>');
    const reports = logged.map((line) => JSON.parse(line));
    expect(reports.map(({ level, route, nodes }) => [level, route, nodes])).toEqual([
      ['info', '/v1/best-move', 50],
      ['info', '/v1/board.png', 0],
      ['info', '*', 0],
    ]);
    for (const { time } of reports) expect(new Date(time).toISOString()).toBe(time);
    await stop();
    await expect(fetch(url)).rejects.toThrow();
  });

  it('runs its jobs on a thread of their own, and tells its metrics where it is told to', async () => {
    const free = await freePort();
    const url = await serverWith({ METRICS_PORT: String(free) });
    const added = await fetch(`${url}/v1/jobs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'best-move', game: 'tic-tac-toe', nodes: 50 }),
    });
    const location = added.headers.get('location') as string;
    await expect
      .poll(async () => (await fetch(url + location)).json())
      .toMatchObject({ state: 'done', answer: { nodes: 50 } });
    const metrics = await (await fetch(`http://127.0.0.1:${free}/metrics`)).text();
    expect(metrics).toContain('tahoun_requests_total{route="/v1/jobs",method="POST",status="202"} 1');
    expect(metrics).toContain('tahoun_searches_running 0');
    expect(logged).toEqual([]);
    await stop();
    await expect(fetch(`http://127.0.0.1:${free}/metrics`)).rejects.toThrow();
  });

  it('gives a client seconds to send its request, and lets nobody hold a connection', async () => {
    const server = await start({});
    await expect.poll(() => printed).toHaveLength(1);
    const document = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/openapi.json`);
    expect(document.headers.get('content-encoding')).toMatch(/gzip|deflate|br|zstd/);
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 20_000, 10_000]);
    await stop();
  });

  it.each([
    ['PORT', /^Port (\d+) is taken; choose another port: PORT=3001 npm start$/],
    ['TAHOUN_METRICS_PORT', /^TAHOUN_METRICS_PORT (\d+) cannot be used: listen EADDRINUSE/],
  ])('ends with one line when its %s is taken', async (name, line) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    await start({ [name]: String(port) });
    await expect.poll(() => exit).toHaveBeenCalledWith(1);
    expect(logged).toEqual([expect.stringMatching(line)]);
    expect(line.exec(logged[0] as string)?.[1]).toBe(String(port));
    // Here nothing ends the process, and the rest of the server has started.
    if (name !== 'PORT') await expect.poll(() => printed).toHaveLength(1);
    await stop();
    taken.close();
  });
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
