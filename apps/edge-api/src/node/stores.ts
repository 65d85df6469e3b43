import { getConnInfo } from '@hono/node-server/conninfo';
import { createEngine } from '@tahoun/catalogue/node';
import type { Context } from 'hono';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Stores } from '../platform.js';
import { MemoryCache } from '../search/caches.js';
import type { Settings } from './settings.js';

/** In Redis what is to be shared by several machines; without one, all in the memory of this process. */
export async function openStores({
  redisUrl,
  redisCacheUrl = redisUrl,
}: Pick<Settings, 'redisUrl' | 'redisCacheUrl'>): Promise<Stores> {
  if (redisUrl === undefined) return memoryStores();
  // Its libraries are a quarter of all files of a start.
  const { redisStores } = await import('../redis/open.js');
  return redisStores(redisUrl, redisCacheUrl as string);
}

function memoryStores(): Stores {
  // A thread of their own: a job takes none from the requests.
  const host = createEngine({ threads: 1 });
  const limiter = new MemoryRateLimiter();
  const jobs = new EmbeddedJobs(host, limiter);
  return {
    cache: new MemoryCache(),
    limiter,
    jobs,
    async close() {
      await jobs.close();
      await host.close();
    },
  };
}

/** The address of the connection, or of the proxy's own connection where there is a proxy. */
export function clientAddress(c: Context, trustsProxy: boolean): string | undefined {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || getConnInfo(c).remote.address;
}
