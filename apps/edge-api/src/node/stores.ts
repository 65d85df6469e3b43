import { createEngine } from '@tahoun/catalogue/node';
import { EmbeddedJobs } from '../jobs/embedded-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Platform } from '../platform.js';
import { connectForJobs, connectForRequests } from '../redis/connect.js';
import { RedisCache } from '../redis/redis-cache.js';
import { RedisJobs } from '../redis/redis-jobs.js';
import { RedisRateLimiter } from '../redis/redis-rate-limiter.js';
import { MemoryCache } from '../search/memory-cache.js';

/** What a server keeps: answers, use by clients, and jobs. */
export interface Stores extends Required<Pick<Platform, 'cache' | 'limiter' | 'jobs'>> {
  close(): Promise<void>;
}

/** In Redis what is to be shared by several machines; without one, all in the memory of this process. */
export function openStores(redisUrl: string | undefined): Stores {
  return redisUrl === undefined ? memoryStores() : redisStores(redisUrl);
}

function memoryStores(): Stores {
  // A thread of their own: a job takes none from the requests.
  const host = createEngine({ threads: 1 });
  const jobs = new EmbeddedJobs(host);
  return {
    cache: new MemoryCache(),
    limiter: new MemoryRateLimiter(),
    jobs,
    async close() {
      await jobs.close();
      await host.close();
    },
  };
}

function redisStores(url: string): Stores {
  const redis = connectForRequests(url);
  const jobs = new RedisJobs(connectForJobs(url));
  return {
    cache: new RedisCache(redis),
    limiter: new RedisRateLimiter(redis),
    jobs,
    async close() {
      redis.disconnect();
      await jobs.close();
    },
  };
}
