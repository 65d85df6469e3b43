import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks on a thread of its own until it gets a message, so that the abuse's own cost is not measured. */

/** The times that were measured, in milliseconds. */
export interface Seen {
  readonly health: readonly number[];
  readonly searches: readonly { readonly ms: number; readonly status: number }[];
}

const HEALTH_EVERY_MS = 10;
const SEARCH_EVERY_MS = 300;

const url: string = workerData;
const agent = new Agent({ keepAlive: true });
const health: number[] = [];
const searches: { ms: number; status: number }[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

await Promise.all([askHealth(), askSearches()]);
agent.destroy();
parentPort?.postMessage({ health, searches } satisfies Seen);

async function askHealth(): Promise<void> {
  while (!isOver) {
    health.push((await ask('/healthz')).ms);
    await pause(HEALTH_EVERY_MS);
  }
}

/** The second client's: small ones, each another. */
async function askSearches(): Promise<void> {
  const first = Math.floor(Math.random() * 1_000_000);
  for (let seed = 0; !isOver; seed++) {
    searches.push(await ask(`/v1/best-move?game=zabor&nodes=5000&seed=${first + seed}`));
    await pause(SEARCH_EVERY_MS);
  }
}

function ask(path: string): Promise<{ ms: number; status: number }> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    get(url + path, { agent, headers: { 'X-Forwarded-For': '192.0.2.2' } }, (response) => {
      const { statusCode: status = 0 } = response;
      response.resume().once('end', () => resolve({ ms: performance.now() - from, status }));
    }).once('error', reject);
  });
}
