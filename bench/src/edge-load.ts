import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { Hono } from 'hono';

/**
 * The endpoint on Node under load, over the loopback address: the health check while every thread searches,
 * kept answers beside a bare route of Hono, more searches at once than there is room for, and memory.
 *
 *     npx node bench/src/edge-load.ts [requests of the memory test, default 50000]
 */
const requests = Number(process.argv[2] ?? 50_000);
const THREADS = 2;
const WAITING = 20;
const SECONDS = 5;
const CONNECTIONS = 10;

const server = await start();
await healthWhileSearching();
await keptAnswers();
await moreThanThereIsRoomFor();
await memory();
server.process.kill();

async function start(): Promise<{ process: ChildProcess; url: string }> {
  const entry = fileURLToPath(import.meta.resolve('@tahoun/edge-api/node'));
  const settings = { PORT: '0', TAHOUN_THREADS: `${THREADS}`, TAHOUN_WAITING: `${WAITING}` };
  const limits = { TAHOUN_NODES_PER_MINUTE: '1000000000000' };
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, ...settings, ...limits },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { process: child, url: /http:\S+/.exec(String(line))?.[0] as string };
}

/** A search of several seconds, each another one. */
function longSearch(seed: number, signal: AbortSignal | null = null): Promise<number> {
  const query = `game=zabor&variant=size=10&nodes=20000000&seed=${seed}`;
  return fetch(`${server.url}/v1/best-move?${query}`, { signal }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 0,
  );
}

async function healthWhileSearching(): Promise<void> {
  const client = new AbortController();
  const searches = Array.from({ length: THREADS + 10 }, (_, seed) => longSearch(seed, client.signal));
  await pause(1000);
  const { latency, requests: answered } = await autocannon({
    url: `${server.url}/healthz`,
    duration: SECONDS,
    connections: 1,
    overallRate: 200,
  });
  client.abort();
  await Promise.all(searches);
  const { p50, p99, max } = latency;
  console.log(
    `/healthz, every thread searching: ${p50} ms median, ${p99} ms 99 %, ${max} ms most (${answered.total} requests)`,
  );
}

async function keptAnswers(): Promise<void> {
  const query = '/v1/best-move?game=chess&nodes=20000';
  await fetch(server.url + query);
  const bare = new Hono().get('/v1/best-move', (c) => c.json({ move: 'e4' }));
  const beside = serve({ fetch: bare.fetch, port: 0 });
  await once(beside, 'listening');
  const { port } = beside.address() as AddressInfo;
  const run = (url: string) => autocannon({ url, duration: SECONDS, connections: CONNECTIONS });
  const kept = await run(server.url + query);
  const plain = await run(`http://localhost:${port}/v1/best-move`);
  beside.close();
  const [ours, theirs] = [kept.requests.average, plain.requests.average];
  console.log(
    `kept answers: ${ours.toFixed(0)} requests/s, ${kept.latency.p99} ms 99 %; a bare route of Hono ${theirs.toFixed(0)}/s (${(ours / theirs).toFixed(2)})`,
  );
}

async function moreThanThereIsRoomFor(): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, seed) => longSearchOf(300_000, seed)));
  const count = (status: number) => statuses.filter((each) => each === status).length;
  console.log(
    `200 searches at once on ${THREADS} threads with ${WAITING} places to wait: ${count(200)} times 200, ${count(503)} times 503`,
  );
}

function longSearchOf(nodes: number, seed: number): Promise<number> {
  return fetch(`${server.url}/v1/best-move?game=zabor&nodes=${nodes + seed}`).then(async (response) => {
    await response.text();
    return response.status;
  });
}

/** Resident memory of the server after rounds of requests, some refused, some searched, some kept. */
async function memory(): Promise<void> {
  const targets = Array.from({ length: 400 }, (_, i) => [
    `/v1/best-move?game=zabor&nodes=${50 + i}`,
    `/v1/legal-moves?game=chess&played=e4`,
    `/v1/best-move?game=zabor&level=99&seed=${i}`,
    '/v1/board.svg?game=czech-draughts',
  ]).flat();
  const rounds: string[] = [];
  for (let round = 0; round < 5; round++) {
    await autocannon({
      url: server.url,
      amount: requests / 5,
      connections: CONNECTIONS,
      requests: targets.map((path) => ({ path })),
    });
    await pause(1000);
    const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
    rounds.push(`${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MiB`);
  }
  console.log(`memory after each fifth of ${requests} requests: ${rounds.join(', ')}`);
}
