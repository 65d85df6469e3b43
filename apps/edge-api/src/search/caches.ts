import { LRUCache } from 'lru-cache';

/** Keeps finished answers that follow from their question. A failure to keep one is never an error. */
export interface AnswerCache {
  /** @param key names a question, of letters and digits. @returns the JSON text, or null. */
  get(key: string): Promise<string | null>;
  set(key: string, json: string): Promise<void>;
}

/** Memory for kept answers: characters of JSON, keys included. */
const MAX_CHARACTERS = 50_000_000;
/** Characters of one kept answer, at most: a few large trees must not drive out everything else. */
export const MAX_KEPT_ANSWER = 500_000;

/** Keeps the most recently used answers in the memory of this process. */
export class MemoryCache implements AnswerCache {
  readonly #answers = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_KEPT_ANSWER,
    sizeCalculation: (json, key) => json.length + key.length,
  });

  async get(key: string): Promise<string | null> {
    return this.#answers.get(key) ?? null;
  }

  async set(key: string, json: string): Promise<void> {
    this.#answers.set(key, json);
  }
}

/** The part of the Cache API that is used here. */
export interface DataCentreCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

/** Seconds for which the data centre may keep an answer. */
const MAX_AGE = 86_400;

/** Keeps answers in the Cache API of the data centre, which its isolates share; none while that fails. */
export class EdgeCache implements AnswerCache {
  constructor(private readonly cache: DataCentreCache) {}

  async get(key: string): Promise<string | null> {
    try {
      return (await (await this.cache.match(requestFor(key)))?.text()) ?? null;
    } catch {
      return null;
    }
  }

  async set(key: string, json: string): Promise<void> {
    if (json.length > MAX_KEPT_ANSWER) return;
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${MAX_AGE}` };
    await this.cache.put(requestFor(key), new Response(json, { headers })).catch(() => undefined);
  }
}

/** The key of an answer: a request for an address that nobody can reach from outside. */
function requestFor(key: string): Request {
  return new Request(`https://answers.invalid/${key}`);
}

/** An answer in the form in which it is sent. */
export interface WrittenAnswer {
  /** Names the question in caches, whatever its words. */
  readonly key: string;
  /** Its Content-Type. */
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Whether a search had to find it. */
  readonly isSearched: boolean;
}

/** Memory for the answers: characters or bytes, the questions included. */
const MAX_SIZE = 10_000_000;
/** The same for one answer, so that a large tree does not drive out hundreds of moves. */
const MAX_ENTRY_SIZE = 200_000;

/**
 * Answers by the exact text of their questions, in the memory of this process: a repeated question is answered
 * before it is parsed. The caches of searches know a question in any form.
 */
export class KnownQuestions {
  readonly #answers = new LRUCache<string, WrittenAnswer>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_ENTRY_SIZE,
    sizeCalculation: ({ body }, words) => body.length + words.length,
  });

  find(words: string): WrittenAnswer | undefined {
    return this.#answers.get(words);
  }

  keep(words: string, answer: WrittenAnswer): void {
    this.#answers.set(words, answer);
  }
}
