import type { Redis } from 'ioredis';
import { type Allowance, MemoryRateLimiter, type RateLimiter, allowance } from '../limits/rate-limiter.js';
import { PREFIX } from './connect.js';

/**
 * One charge, as `MemoryRateLimiter` does it, by the clock of Redis.
 * KEYS: the bucket. ARGV: nodes a minute, cost. Returns whether it was granted, and the level.
 */
const CHARGE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local quota, cost = tonumber(ARGV[1]), tonumber(ARGV[2])
local bucket = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = quota
if bucket[1] then
  level = math.min(quota, bucket[1] + (now - bucket[2]) / 60000 * quota)
end
local granted = cost <= level
if granted then level = math.min(quota, level - cost) end
redis.call('HSET', KEYS[1], 'level', string.format('%.3f', level), 'at', string.format('%.3f', now))
redis.call('PEXPIRE', KEYS[1], 120000)
return { granted and 1 or 0, string.format('%.3f', level) }
`;

/** Counts what clients use on all machines together; while Redis is away, on each alone. */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: Redis;
  readonly #alone = new MemoryRateLimiter();

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async charge(client: string, cost: number, nodesPerMinute: number): Promise<Allowance> {
    try {
      const key = `${PREFIX}:used:${client}`;
      const [granted, level] = (await this.#redis.eval(CHARGE, 1, key, nodesPerMinute, cost)) as [
        number,
        string,
      ];
      return allowance(granted === 1, Number(level), cost, nodesPerMinute);
    } catch {
      return this.#alone.charge(client, cost, nodesPerMinute);
    }
  }
}
