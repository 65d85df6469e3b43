import type { EngineHost } from '@tahoun/engine';
import { EmbeddedJobs } from '../jobs/embedded-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Platform } from '../platform.js';
import { MemoryCache } from '../search/memory-cache.js';

/** What a server keeps: answers, use by clients, and jobs. */
export interface Stores extends Required<Pick<Platform, 'cache' | 'limiter' | 'jobs'>> {
  close(): Promise<void>;
}

/** Everything in the memory of this process. @param host threads for jobs */
export function memoryStores(host: EngineHost): Stores {
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
