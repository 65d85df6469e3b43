import type { Stores } from '../../service/platform.js';
import { RedisJobs } from './jobs.js';
import { RedisCache, RedisRateLimiter, connectForJobs, connectForRequests } from './stores.js';

/** @param cacheUrl Redis for answers, which may be evicted; use and jobs may not. */
export async function redisStores(url: string, cacheUrl: string): Promise<Stores> {
  const first = connectForRequests(url);
  const [redis, cache] = await Promise.all([first, cacheUrl === url ? first : connectForRequests(cacheUrl)]);
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
