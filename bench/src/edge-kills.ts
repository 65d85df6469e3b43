import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@tahoun/catalogue/all';
import { type BestMoveAnswer, bestMove } from '@tahoun/engine';

/**
 * Kills worker processes in the middle of their jobs, with a real Redis, and says whether every job came to its end
 * with the answer that the engine gives. Jobs always wait, so a worker that has started has one.
 *
 *     npx node bench/src/edge-kills.ts [kills, default 100]
 */
const kills = Number(process.argv[2] ?? 100);
const WORKERS = 3;
/** A second or so of a worker's time. */
const NODES = 1_000_000;
/** Jobs of so many different sizes. */
const SIZES = 10;
const AHEAD = 20;
const PORT = 16_379;
const BETWEEN_MS = 700;

const folder = mkdtempSync(join(tmpdir(), 'tahoun-redis-'));
const redis = spawn(
  'redis-server',
  ['--port', `${PORT}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
  {
    stdio: 'ignore',
  },
);
const env = {
  PATH: process.env.PATH,
  REDIS_URL: `redis://127.0.0.1:${PORT}`,
  TAHOUN_THREADS: '1',
  PORT: '0',
};
const start = async (entry: string): Promise<[ChildProcess, string]> => {
  const file = fileURLToPath(import.meta.resolve(`@tahoun/edge-api/${entry}`));
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return [child, String(line)];
};

const [server, line] = await start('node');
const url = /http:\S+/.exec(line)?.[0] as string;
const workers: ChildProcess[] = [];
for (let i = 0; i < WORKERS; i++) workers.push((await start('job-worker'))[0]);

interface Job {
  readonly state: string;
  readonly progress: object | null;
  readonly answer: BestMoveAnswer | null;
}

const jobs: { id: string; nodes: number }[] = [];
const find = async (id: string) => (await (await fetch(`${url}/v1/jobs/${id}`)).json()) as Job;

async function add(): Promise<void> {
  const nodes = NODES + (jobs.length % SIZES);
  const response = await fetch(`${url}/v1/jobs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'best-move', game: 'zabor', nodes }),
  });
  jobs.push({ id: ((await response.json()) as { id: string }).id, nodes });
}

async function someWait(): Promise<boolean> {
  const states = await Promise.all(jobs.slice(-AHEAD).map(({ id }) => find(id)));
  return states.some(({ state }) => state === 'waiting');
}

const from = performance.now();
for (let job = 0; job < AHEAD; job++) await add();
await pause(2 * BETWEEN_MS);
let inMidJob = 0;
for (let kill = 0; kill < kills; kill++) {
  // The first of the workers has lived longest: had it no job, it would have taken one that waits.
  const isAtWork = await someWait();
  (workers.shift() as ChildProcess).kill('SIGKILL');
  if (isAtWork) inMidJob++;
  await add();
  workers.push((await start('job-worker'))[0]);
  await pause(BETWEEN_MS);
}
console.log(`${kills} workers killed, ${inMidJob} of them in mid-job; ${jobs.length} jobs taken`);

const answers = Array.from({ length: SIZES }, (_, more) =>
  bestMove(games, { game: 'zabor', nodes: NODES + more }),
);
let done = 0;
for (const { id, nodes } of jobs) {
  let job = await find(id);
  while (job.state === 'waiting' || job.state === 'running') {
    await pause(100);
    job = await find(id);
  }
  const expected = answers[nodes - NODES] as BestMoveAnswer;
  if (job.state === 'done' && job.answer?.move === expected.move && job.answer.score === expected.score)
    done++;
  else console.log(`job of ${nodes} nodes: ${JSON.stringify(job)}`);
}
const minutes = (performance.now() - from) / 60_000;
console.log(`${done} of ${jobs.length} jobs ended with the engine's own answer in ${minutes.toFixed(1)} min`);

for (const child of [server, redis, ...workers]) child.kill('SIGKILL');
rmSync(folder, { recursive: true, force: true });
