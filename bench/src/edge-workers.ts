import { gzipSync } from 'node:zlib';
import { workerModules } from '@tahoun/edge-api/testing';
import { Miniflare } from 'miniflare';

/**
 * The Worker in workerd: the size of its bundle, the time from a cold start to the first answer, and the
 * time of a search in a cold isolate and in a warm one.
 *
 *     npx node bench/src/edge-workers.ts [rounds, default 7]
 */
const rounds = Number(process.argv[2] ?? 7);
/** Starts of each that are timed. */
const STARTS = 15;
const NODES = [100, 300, 1000, 3000, 10_000, 50_000, 200_000];
const GAMES = ['zabor', 'czech-draughts', 'chess'];
const OURS = workerModules();
const BARE: typeof OURS = [
  {
    type: 'ESModule',
    path: 'worker.js',
    contents: new TextEncoder().encode("export default { fetch: () => new Response('{}') };"),
  },
];

const code = Buffer.concat(OURS.map(({ contents }) => contents));
console.log(
  `bundle: ${(code.length / 1000).toFixed(0)} kB, ${(gzipSync(code).length / 1000).toFixed(0)} kB gzip`,
);

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function withWorker<T>(modules: typeof OURS, use: (worker: Miniflare) => Promise<T>): Promise<T> {
  const worker = new Miniflare({ modules, compatibilityDate: '2026-07-30', cf: false });
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

/** Milliseconds from nothing to the first answer: the process, the isolate and its code. */
async function startUp(modules: typeof OURS): Promise<number> {
  const from = performance.now();
  return withWorker(modules, async (worker) => {
    await worker.ready;
    await ask(worker, '/healthz');
    return performance.now() - from;
  });
}

// By turns, so that other work on the machine slows both.
const [ours, bare]: [number[], number[]] = [[], []];
for (let round = 0; round < STARTS; round++) {
  ours.push(await startUp(OURS));
  bare.push(await startUp(BARE));
}
const [full, empty] = [median(ours), median(bare)];
console.log(
  `process, isolate and first answer: ${full.toFixed(0)} ms; of an empty Worker ${empty.toFixed(0)} ms (${(full / empty).toFixed(2)})`,
);

for (const game of GAMES) {
  const row: string[] = [];
  for (const nodes of NODES) {
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      await withWorker(OURS, async (worker) => {
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
