import { LRUCache } from 'lru-cache';
import type { AnswerCache } from './cache.js';

/** Memory for kept answers: characters of JSON, keys included. */
const MAX_CHARACTERS = 50_000_000;

/** Keeps the answers asked for last in the memory of this process. */
export class MemoryCache implements AnswerCache {
  readonly #answers = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (json, key) => json.length + key.length,
  });

  async get(key: string): Promise<string | null> {
    return this.#answers.get(key) ?? null;
  }

  async set(key: string, json: string): Promise<void> {
    this.#answers.set(key, json);
  }
}
