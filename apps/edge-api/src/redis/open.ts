import type { Stores } from '../platform.js';
import { RedisJobs } from './jobs.js';
import { RedisCache, RedisRateLimiter, connectForJobs, connectForRequests } from './stores.js';

/** @param cacheUrl Redis for answers, which may be evicted; use and jobs may not. */
export async function redisStores(url: string, cacheUrl: string): Promise<Stores> {
  const redis = await connectForRequests(url);
  const cache = cacheUrl === url ? redis : await connectForRequests(cacheUrl);
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
