import { once } from 'node:events';
import { Redis } from 'ioredis';
import { type Allowance, MemoryRateLimiter, type RateLimiter, allowance } from '../../limits/rate-limiter.js';
import { type AnswerCache, MAX_KEPT_ANSWER } from '../../search/caches.js';
import { Breaker, PATIENCE_MS, within } from '../breaker.js';

/** The first part of every shared key. */
export const PREFIX = 'tahoun';

/** A connection for commands that a client waits for: they fail at once while Redis is away. */
export async function connectForRequests(url: string): Promise<Redis> {
  const redis = quiet(new Redis(url, { enableOfflineQueue: false }));
  // A command before it is ready would fail, and the stores would do without Redis for some seconds.
  await within(PATIENCE_MS, once(redis, 'ready')).catch(() => undefined);
  return redis;
}

/** A connection for BullMQ, which waits until Redis is back. */
export function connectForJobs(url: string): Redis {
  return quiet(new Redis(url, { maxRetriesPerRequest: null }));
}

/** ioredis reconnects by itself; without a listener, every failure would end the process. */
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

/** Seconds for which an answer is kept. */
const MAX_AGE = 86_400;

/** Keeps answers for all machines. While Redis is away nothing is kept. */
export class RedisCache implements AnswerCache {
  readonly #breaker = new Breaker();

  constructor(private readonly redis: Redis) {}

  get(key: string): Promise<string | null> {
    return this.#breaker.ask(
      () => this.redis.get(keyOf(key)),
      () => null,
    );
  }

  async set(key: string, json: string): Promise<void> {
    if (json.length > MAX_KEPT_ANSWER) return;
    await this.#breaker.ask<unknown>(
      () => this.redis.set(keyOf(key), json, 'EX', MAX_AGE),
      () => null,
    );
  }
}

const keyOf = (key: string) => `${PREFIX}:answer:${key}`;

/**
 * One charge, as `MemoryRateLimiter` does it, by the clock of Redis.
 * KEYS: the bucket. ARGV: nodes per minute, cost, nodes needed. Returns whether it is granted, and the level.
 * A bucket is forgotten when it is full.
 */
const CHARGE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local quota, cost, needed = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local bucket = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = quota
if bucket[1] then
  level = math.min(quota, bucket[1] + (now - bucket[2]) / 60000 * quota)
end
local granted = needed <= level
if granted then level = math.min(quota, level - cost) end
redis.call('HSET', KEYS[1], 'level', string.format('%.3f', level), 'at', string.format('%.3f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((quota - level) / quota * 60000) + 1000)
return { granted and 1 or 0, string.format('%.3f', level) }
`;

/** Counts the use by clients on all machines together; while Redis is away, on each alone. */
export class RedisRateLimiter implements RateLimiter {
  readonly #breaker = new Breaker();
  readonly #alone = new MemoryRateLimiter();

  constructor(private readonly redis: Redis) {}

  charge(client: string, cost: number, nodesPerMinute: number, needed = cost): Promise<Allowance> {
    return this.#breaker.ask(
      async () => {
        const key = `${PREFIX}:used:${client}`;
        const charged = await this.redis.eval(CHARGE, 1, key, nodesPerMinute, cost, needed);
        const [granted, level] = charged as [number, string];
        return allowance(granted === 1, Number(level), needed, nodesPerMinute);
      },
      () => this.#alone.charge(client, cost, nodesPerMinute, needed),
    );
  }
}
