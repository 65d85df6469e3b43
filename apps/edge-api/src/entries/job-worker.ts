import { createEngine } from '@tahoun/catalogue/node';
import { logBreakdown } from '../jobs/run-jobs.js';
import { fail, registerGamesOrFail, settingsOrFail } from '../node/settings.js';
import { connectForJobs } from '../stores/redis/stores.js';
import { startJobWorker } from '../stores/redis/work-jobs.js';

/** A process that runs the jobs in Redis; start any number of them, on any number of machines. */

const { redisUrl, threads, places } = settingsOrFail();
if (redisUrl === undefined) fail('REDIS_URL is missing; expected an address such as redis://localhost:6379');

await registerGamesOrFail();
const host = createEngine({ threads, places });
const redis = connectForJobs(redisUrl);
const worker = startJobWorker(host, redis, threads + places);
worker.on('error', (error: NodeJS.ErrnoException) => {
  // The connection itself reports once that Redis is unavailable.
  if (error.code === undefined) console.error(JSON.stringify({ level: 'warn', error: error.message }));
});
worker.on('failed', (job, error) => logBreakdown(job?.id, error));
console.log(`Tahoun works on jobs with ${threads} ${threads === 1 ? 'thread' : 'threads'}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}

/** Leaves its jobs; other workers take them over. */
async function stop(): Promise<void> {
  await worker.close(true);
  redis.disconnect();
  await host.close();
}
