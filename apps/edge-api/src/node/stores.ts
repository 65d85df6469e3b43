import { getConnInfo } from '@hono/node-server/conninfo';
import { createEngine } from '@tahoun/catalogue/node';
import type { Context } from 'hono';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Platform } from '../platform.js';
import { RedisJobs } from '../redis/jobs.js';
import { RedisCache, RedisRateLimiter, connectForJobs, connectForRequests } from '../redis/stores.js';
import { MemoryCache } from '../search/caches.js';
import type { Settings } from './settings.js';

/** What a server keeps: answers, use by clients, and jobs. */
interface Stores extends Required<Pick<Platform, 'cache' | 'limiter' | 'jobs'>> {
  close(): Promise<void>;
}

/** In Redis what is to be shared by several machines; without one, all in the memory of this process. */
export function openStores({
  redisUrl,
  redisCacheUrl = redisUrl,
}: Pick<Settings, 'redisUrl' | 'redisCacheUrl'>): Stores {
  return redisUrl === undefined ? memoryStores() : redisStores(redisUrl, redisCacheUrl as string);
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

/** @param cacheUrl answers may be thrown away to make room for others; use and jobs may not. */
function redisStores(url: string, cacheUrl: string): Stores {
  const redis = connectForRequests(url);
  const cache = cacheUrl === url ? redis : connectForRequests(cacheUrl);
  const jobs = new RedisJobs(connectForJobs(url));
  return {
    cache: new RedisCache(cache),
    limiter: new RedisRateLimiter(redis),
    jobs,
    async close() {
      redis.disconnect();
      cache.disconnect();
      await jobs.close();
    },
  };
}

/** The address of the connection, or of the proxy's own connection where there is a proxy. */
export function clientAddress(c: Context, trustsProxy: boolean): string | undefined {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || getConnInfo(c).remote.address;
}
