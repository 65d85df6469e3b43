import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';

/**
 * The Worker in workerd: the size of its bundle, the time from a cold start to the first answer, and the
 * time of a search in a cold isolate and in a warm one.
 *
 *     npx node bench/src/edge-workers.ts [rounds, default 7]
 */
const rounds = Number(process.argv[2] ?? 7);
const NODES = [100, 300, 1000, 3000, 10_000, 50_000, 200_000];
const GAMES = ['zabor', 'czech-draughts', 'chess'];
const script = readFileSync(fileURLToPath(import.meta.resolve('@tahoun/edge-api/worker')), 'utf8');
const BARE = "export default { fetch: () => new Response('{}') };";

console.log(
  `bundle: ${(script.length / 1000).toFixed(0)} kB, ${(gzipSync(script).length / 1000).toFixed(0)} kB gzip`,
);

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

async function withWorker<T>(code: string, use: (worker: Miniflare) => Promise<T>): Promise<T> {
  const worker = new Miniflare({ modules: true, script: code, compatibilityDate: '2026-07-30', cf: false });
  try {
    return await use(worker);
  } finally {
    await worker.dispose();
  }
}

/** Milliseconds of one request. */
async function ask(worker: Miniflare, path: string): Promise<number> {
  const from = performance.now();
  const response = await worker.dispatchFetch(`http://localhost${path}`);
  await response.text();
  return performance.now() - from;
}

async function startUp(code: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    await withWorker(code, async (worker) => {
      await worker.ready;
      await ask(worker, '/healthz');
      times.push(performance.now() - from);
    });
  }
  return median(times);
}

const [ours, bare] = [await startUp(script), await startUp(BARE)];
console.log(
  `process, isolate and first answer: ${ours.toFixed(0)} ms; of an empty Worker ${bare.toFixed(0)} ms`,
);

for (const game of GAMES) {
  const row: string[] = [];
  for (const nodes of NODES) {
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      await withWorker(script, async (worker) => {
        await ask(worker, '/healthz');
        const idle = median([
          await ask(worker, '/healthz'),
          await ask(worker, '/healthz'),
          await ask(worker, '/healthz'),
        ]);
        const path = `/v1/best-move?game=${game}&nodes=${nodes}`;
        cold.push((await ask(worker, `${path}&seed=1`)) - idle);
        for (let seed = 2; seed < 8; seed++) await ask(worker, `${path}&seed=${seed}`);
        warm.push((await ask(worker, `${path}&seed=9`)) - idle);
      });
    }
    row.push(`${nodes}: ${median(cold).toFixed(1)} / ${median(warm).toFixed(1)}`);
  }
  console.log(`${game}, nodes: ms cold / warm: ${row.join(', ')}`);
}
