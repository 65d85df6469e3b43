import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Engine, Stores } from '../platform.js';
import { MemoryCache } from '../search/caches.js';
import type { Settings } from './settings.js';

/**
 * The stores in Redis, which several machines share; without one, those in the memory of this process.
 * @param engine works on the jobs of this process.
 */
export async function openStores(
  { redisUrl, redisCacheUrl = redisUrl }: Pick<Settings, 'redisUrl' | 'redisCacheUrl'>,
  engine: Engine,
): Promise<Stores> {
  if (redisUrl === undefined) {
    const limiter = new MemoryRateLimiter();
    const jobs = new EmbeddedJobs(engine, limiter);
    return { cache: new MemoryCache(), limiter, jobs, close: () => jobs.close() };
  }
  // Its libraries are a quarter of all files that a start loads.
  const { redisStores } = await import('../redis/open.js');
  return redisStores(redisUrl, redisCacheUrl as string);
}

/** The address of the connection; behind a proxy, that of the connection to the proxy. */
export function clientAddress(c: Context, trustsProxy: boolean): string | undefined {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || getConnInfo(c).remote.address;
}
