import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Service,
  fuzz,
  fuzzedApp,
  inlineEngine,
  openLive,
  workerModules,
} from '@tahoun/edge-api/testing';
import { Miniflare } from 'miniflare';

/**
 * The contract fuzz test at length: plausible and hostile calls, each answer checked against /openapi.json.
 * Portions with seeds of their own show the progress, and the place of a failure.
 *
 *     npx node bench/src/edge-fuzz.ts [calls in this process, default 100000] [calls of workerd, default a tenth]
 */
const calls = Number(process.argv[2] ?? 100_000);
const workerdCalls = Number(process.argv[3] ?? calls / 10);
const PORTION = 5000;

async function run(name: string, service: Service, count: number): Promise<void> {
  const from = performance.now();
  const byStatus = new Map<string, number>();
  let answers = 0;
  let unseen: string[] | undefined;
  for (let seed = 1; (seed - 1) * PORTION < count; seed++) {
    const contract = await fuzz(service, { calls: Math.min(PORTION, count), seed });
    for (const [operation, seen] of contract.seen) {
      const status = operation.split(' ').at(-1) as string;
      byStatus.set(status, (byStatus.get(status) ?? 0) + seen);
      answers += seen;
    }
    const missing = contract.unseen();
    unseen = unseen?.filter((operation) => missing.includes(operation)) ?? missing;
    console.error(`${name}, seed ${seed}: ${answers} answers`);
  }
  const seconds = (performance.now() - from) / 1000;
  const statuses = [...byStatus].sort().map(([status, seen]) => `${status}: ${seen}`);
  console.log(`${name}: ${answers} answers as documented in ${seconds.toFixed(0)} s; ${statuses.join(', ')}`);
  console.log(`  never seen: ${unseen?.join(', ') || 'nothing'}`);
}

const folder = mkdtempSync(join(tmpdir(), 'tahoun-fuzz-'));
const live = await openLive({ databaseUrl: undefined, dataFolder: folder }, inlineEngine());
const app = await fuzzedApp(live.games);
await run('in this process', async (target, init) => app.request(target, init), calls);
await live.close();
rmSync(folder, { recursive: true });

const worker = new Miniflare({ modules: workerModules(), compatibilityDate: '2026-07-30', cf: false });
await worker.ready;
const workerd: Service = (target, init) => worker.dispatchFetch(`http://localhost${target}`, init as object);
await run('workerd', workerd, workerdCalls);
await worker.dispose();
