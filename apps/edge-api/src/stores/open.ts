import type { Engine } from '../engine/engine.js';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { MemoryCache } from '../search/caches.js';
import type { Stores } from '../service/platform.js';

/**
 * The stores in Redis, which several machines share; without one, those in the memory of this process.
 * @param engine works on the jobs of this process. @param cacheUrl as for `redisStores`
 */
export async function openStores(engine: Engine, redisUrl?: string, cacheUrl = redisUrl): Promise<Stores> {
  if (redisUrl === undefined) {
    const limiter = new MemoryRateLimiter();
    const jobs = new EmbeddedJobs(engine, limiter);
    return { cache: new MemoryCache(), limiter, jobs, close: () => jobs.close() };
  }
  // Its libraries are a quarter of all files that a start loads.
  const { redisStores } = await import('./redis/open.js');
  return redisStores(redisUrl, cacheUrl as string);
}
