import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@tahoun/catalogue/all';
import autocannon from 'autocannon';
import { ENDPOINT, Server } from '../../testing/server.ts';
import type { Memory } from './edge-load/tell-memory.ts';

/**
 * The endpoint on Node under load, over the loopback address: the health check while every thread searches,
 * kept answers beside a bare route of Hono, more searches at once than there is room for, and memory after
 * a collection, for mixed searches of all games and a minute later, for the same questions again and again and for
 * ever new ones.
 *
 *     npx node bench/src/edge-load.ts [requests of each memory test, default 150000]
 */
const requests = Number(process.argv[2] ?? 150_000);
const ROUND = 10_000;
const THREADS = 2;
const WAITING = 20;
const SECONDS = 5;
const CONNECTIONS = 10;

const server = startEndpoint();
const url = await server.url();
await healthWhileSearching();
await keptAnswers();
await moreThanThereIsRoomFor();
server.process.kill();
await memory('all games', allGames, 2000, 1, 65_000);
await memory('the same questions', sameQuestion);
await memory('ever new questions', newQuestion);

function startEndpoint(): Server {
  const memory = import.meta.resolve('./edge-load/tell-memory.ts');
  const args = ['--max-semi-space-size=16', '--expose-gc', '--import', memory, ENDPOINT];
  const env = {
    TAHOUN_THREADS: `${THREADS}`,
    TAHOUN_WAITING: `${WAITING}`,
    // The bench is one client: it may have all that there is.
    TAHOUN_NODES_PER_MINUTE: '1000000000000',
    TAHOUN_CLIENT_THREADS: `${THREADS}`,
    TAHOUN_CLIENT_SEARCHES: '100000',
  };
  return new Server(env, { args, stderr: 'inherit' });
}

/** A search of several seconds, each another one. */
function longSearch(seed: number, signal: AbortSignal | null = null): Promise<number> {
  const query = `game=zabor&variant=size=10&nodes=20000000&seed=${seed}`;
  return fetch(`${url}/v1/best-move?${query}`, { signal }).then(
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
    url: `${url}/healthz`,
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
  const args = [fileURLToPath(import.meta.resolve('./edge-load/bare.ts'))];
  const bare = new Server({}, { args, stderr: 'inherit' });
  const path = '/v1/best-move?game=chess&nodes=20000';
  const run = async (base: string) => {
    await autocannon({ url: base + path, duration: 1, connections: CONNECTIONS });
    return autocannon({ url: base + path, duration: SECONDS, connections: CONNECTIONS });
  };
  const [kept, plain] = [await run(url), await run(await bare.url())];
  bare.process.kill();
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
  return fetch(`${url}/v1/best-move?game=zabor&nodes=${nodes + seed}`).then(async (response) => {
    await response.text();
    return response.status;
  });
}

/** Some are searched each time because they have a limit of time, some refused, some known. */
function sameQuestion(count: number): string {
  const targets = [
    `/v1/best-move?game=zabor&nodes=${50 + (count % 400)}`,
    '/v1/legal-moves?game=chess&played=e4',
    `/v1/best-move?game=zabor&level=99&seed=${count % 400}`,
    '/v1/board.svg?game=czech-draughts',
    '/v1/best-move?game=chess&nodes=50&time=1000',
  ];
  return targets[count % targets.length] as string;
}

/** Every game in turn, searched each time. */
function newQuestion(count: number): string {
  return `/v1/best-move?game=${gameIds()[count % gameIds().length]}&nodes=50&seed=${count}`;
}

/** Every game in turn, by nodes, by depth and by level. */
function allGames(count: number): string {
  const limits = ['nodes=20000', 'depth=3', 'level=4', 'nodes=2000', 'depth=5', 'level=8&nodes=50000'];
  const [game, limit] = [gameIds()[count % gameIds().length], limits[count % limits.length]];
  return `/v1/best-move?game=${game}&${limit}&seed=${count}`;
}

/**
 * Memory of a fresh server after rounds of requests, each followed by a collection.
 * @param idleMs milliseconds after which it is told once more.
 */
async function memory(
  name: string,
  question: (count: number) => string,
  round = ROUND,
  rounds = requests / ROUND,
  idleMs = 0,
): Promise<void> {
  const asked = startEndpoint();
  const base = await asked.url();
  const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  let count = 0;
  const told: Memory[] = [];
  async function tell(): Promise<Memory> {
    asked.process.send('memory');
    const [memory] = (await once(asked.process, 'message')) as [Memory];
    told.push(memory);
    return memory;
  }
  while (told.length < rounds) {
    await autocannon({
      url: base,
      amount: round,
      connections: CONNECTIONS,
      requests: [{ setupRequest: (request) => ({ ...request, path: question(count++) }) }],
    });
    await pause(500);
    const { resident } = await tell();
    console.error(`${name}, ${told.length * round} requests: ${mebibytes(resident)} MiB resident`);
  }
  if (idleMs > 0) {
    await pause(idleMs);
    await tell();
  }
  asked.process.kill();
  const row = (part: keyof Memory) => told.map((each) => mebibytes(each[part])).join(', ');
  console.log(`${name}, MiB after each ${round} requests${idleMs > 0 ? ', and a minute later' : ''}:`);
  console.log(`  main thread ${row('main')}`);
  console.log(`  the others ${row('threads')}`);
  console.log(`  resident ${row('resident')}`);
}
