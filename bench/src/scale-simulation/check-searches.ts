import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type RunAndWait, runAndWait } from '../measuring.ts';
import { type Outcome, simulate } from './simulate.ts';

const THREADS = 2;
const WAITING = 4;
/** Searches one after the other, to learn how long one takes. */
const ALONE = 20;
/** Searches of each load, and the loads: shares of what the threads can do. */
const SEARCHES = 150;
const LOADS = [0.5, 1, 2] as const;

/** Searches that arrive at random on the built endpoint, beside what the simulation says of them. */
export async function checkSearches(): Promise<void> {
  const { server, url } = await start();
  let seed = 0;
  const ask = async () => {
    const from = performance.now();
    const response = await fetch(`${url}/v1/best-move?game=zabor&variant=size=10&nodes=${100_000 + seed++}`);
    await response.text();
    return { status: response.status, ms: performance.now() - from };
  };
  const together = async (count: number) => {
    const searches: Promise<number>[] = [];
    for (let each = 0; each < count; each++) searches.push(ask().then(({ ms }) => ms));
    const times = await Promise.all(searches);
    return times.reduce((sum, ms) => sum + ms, 0) / count;
  };
  try {
    // The threads take a while until they are as fast as they will be.
    for (let each = 0; each < ALONE; each++) await together(THREADS);
    const pid = server.pid as number;
    const stretchSince = (before: RunAndWait) => {
      const { ran, waited } = runAndWait(pid, before);
      return (ran + waited) / ran;
    };
    const before = runAndWait(pid);
    let ms = 0;
    for (let each = 0; each < ALONE; each++) ms += (await together(THREADS)) / ALONE;
    const alone = stretchSince(before);
    console.log(`a search takes ${ms.toFixed(0)} ms while ${THREADS} threads search; ${WAITING} can wait`);
    console.log(
      '| load | searches/s | median, ms | p99, ms | refused | |\n| ---: | ---: | ---: | ---: | ---: | --- |',
    );
    for (const load of LOADS) {
      const perSecond = (load * THREADS * 1000) / ms;
      print(load, 'predicted', predict(perSecond, ms));
      const from = runAndWait(pid);
      const measured = await measure(perSecond, ask);
      const longer = stretchSince(from) / alone;
      print(load, `with searches ${longer.toFixed(1)} times as long`, predict(perSecond, ms * longer));
      print(load, '**measured**', measured);
    }
  } finally {
    server.kill();
  }
}

function predict(perSecond: number, ms: number): Outcome {
  const stations = [{ name: 'threads', servers: THREADS, places: WAITING }];
  const steps = [{ station: 'threads', ms, isConstant: true }];
  // As many searches as are measured would say little of a p99.
  const seconds = (100 * SEARCHES) / perSecond;
  const { outcomes } = simulate(stations, [{ name: 'search', steps, arrivals: { perSecond } }], seconds);
  return outcomes[0] as Outcome;
}

/** Sends searches at random moments, whether those before are answered or not. */
async function measure(
  perSecond: number,
  ask: () => Promise<{ status: number; ms: number }>,
): Promise<Omit<Outcome, 'name'>> {
  const under: ReturnType<typeof ask>[] = [];
  const from = performance.now();
  let next = from;
  for (let each = 0; each < SEARCHES; each++) {
    next += (-1000 / perSecond) * Math.log(1 - Math.random());
    await pause(Math.max(0, next - performance.now()));
    under.push(ask());
  }
  const answers = await Promise.all(under);
  const seconds = (performance.now() - from) / 1000;
  const times = answers.flatMap(({ status, ms }) => (status === 200 ? [ms] : [])).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const refused = answers.length - times.length;
  return { done: times.length, refused, perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}

function print(load: number, what: string, outcome: Omit<Outcome, 'name'>): void {
  const { done, refused, perSecond, median, p99 } = outcome;
  const share = ((100 * refused) / (done + refused)).toFixed(0);
  console.log(
    `| ${load} | ${perSecond.toFixed(1)} | ${median.toFixed(0)} | ${p99.toFixed(0)} | ${share} % | ${what} |`,
  );
}

async function start(): Promise<{ server: ChildProcess; url: string }> {
  const entry = fileURLToPath(import.meta.resolve('@tahoun/edge-api/node'));
  const server = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      TAHOUN_DATA: mkdtempSync(join(tmpdir(), 'tahoun-bench-')),
      TAHOUN_THREADS: `${THREADS}`,
      TAHOUN_WAITING: `${WAITING}`,
      // This is one client: it may have all that there is.
      TAHOUN_CLIENT_THREADS: `${THREADS}`,
      TAHOUN_CLIENT_SEARCHES: '100000',
      TAHOUN_NODES_PER_MINUTE: '1000000000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  return { server, url: /http:\S+/.exec(String(line))?.[0] as string };
}
