import type { AnswerCache } from './cache.js';

/** The part of the Cache API that is used here. */
export interface DataCentreCache {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

/** Seconds for which the data centre may keep an answer. */
const MAX_AGE = 86_400;

/** Keeps answers in the Cache API of the data centre, which its isolates share. While it fails nothing is kept. */
export class EdgeCache implements AnswerCache {
  readonly #cache: DataCentreCache;

  constructor(cache: DataCentreCache) {
    this.#cache = cache;
  }

  async get(key: string): Promise<string | null> {
    try {
      return (await (await this.#cache.match(requestFor(key)))?.text()) ?? null;
    } catch {
      return null;
    }
  }

  async set(key: string, json: string): Promise<void> {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${MAX_AGE}` };
    await this.#cache.put(requestFor(key), new Response(json, { headers })).catch(() => undefined);
  }
}

/** Answers are kept under an address that nobody can ask for from outside. */
function requestFor(key: string): Request {
  return new Request(`https://answers.invalid/${key}`);
}
