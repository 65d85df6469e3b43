import type { Redis } from 'ioredis';
import type { AnswerCache } from '../search/cache.js';
import { PREFIX } from './connect.js';

/** Seconds for which an answer is kept. */
const MAX_AGE = 86_400;

/** Keeps answers for all machines. While Redis is away nothing is kept. */
export class RedisCache implements AnswerCache {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  get(key: string): Promise<string | null> {
    return this.#redis.get(keyOf(key)).catch(() => null);
  }

  async set(key: string, json: string): Promise<void> {
    await this.#redis.set(keyOf(key), json, 'EX', MAX_AGE).catch(() => null);
  }
}

const keyOf = (key: string) => `${PREFIX}:answer:${key}`;
