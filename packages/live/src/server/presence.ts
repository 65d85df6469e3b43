import type { Log } from '../game/log.js';
import { hashOf } from '../store/keys.js';
import type { Store } from '../store/store.js';

/**
 * Milliseconds after which somebody who looks at a game counts as away, unless they say again that they look.
 */
const PRESENT_MS = 45_000;

/** The players who look at their games in this process. */
export class Presence {
  readonly #store: Store;
  readonly #log: Log;
  /** The keys of those who look, with the number of pages of each. */
  readonly #pages = new Map<string, number>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** A page with this key looks at a game now. */
  come(id: string, key: string): Promise<void> {
    return this.#count(id, hashOf(key), 1);
  }

  /** It looks no more. Of several pages with one key, the last one that goes takes the person away. */
  go(id: string, key: string): Promise<void> {
    return this.#count(id, hashOf(key), -1);
  }

  async #count(id: string, hash: string, by: 1 | -1): Promise<void> {
    const count = (this.#pages.get(hash) ?? 0) + by;
    if (count > 0) this.#pages.set(hash, count);
    else this.#pages.delete(hash);
    if (count > 1) return;
    await this.#store.keys.markPresent([hash], count > 0 ? PRESENT_MS : 0);
    await this.#store.games.touch(id);
  }

  /** Renews the presence of those who look. Never rejects. */
  beat(): void {
    this.#store.keys
      .markPresent([...this.#pages.keys()], PRESENT_MS)
      .catch((error: unknown) => this.#log('presence could not be written', error));
  }
}
