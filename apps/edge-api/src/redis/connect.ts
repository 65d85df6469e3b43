import { Redis } from 'ioredis';

/** Keys of everything that is shared begin so. */
export const PREFIX = 'tahoun';

/** For questions that are asked while a client waits: they fail at once while Redis is away. */
export function connectForRequests(url: string): Redis {
  return quiet(new Redis(url, { enableOfflineQueue: false, commandTimeout: 1000 }));
}

/** For BullMQ, which waits until Redis is back. */
export function connectForJobs(url: string): Redis {
  return quiet(new Redis(url, { maxRetriesPerRequest: null }));
}

/** Connects anew by itself; without a listener every failure would end the process. */
function quiet(redis: Redis): Redis {
  let isTold = false;
  redis.on('error', (error: Error) => {
    if (!isTold) console.error(JSON.stringify({ level: 'warn', error: `Redis: ${error.message}` }));
    isTold = true;
  });
  redis.on('ready', () => {
    isTold = false;
  });
  return redis;
}
