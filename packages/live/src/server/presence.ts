import type { Log } from '../game/log.js';
import { hashOf } from '../store/keys.js';
import type { Store } from '../store/store.js';

/**
 * Milliseconds after which somebody who looks at a game counts as away, unless they say again that they look.
 */
const PRESENT_MS = 45_000;
/** A page that has told that it is here, as those do that can, and is silent for so long does not look any more. */
const SILENCE_MS = 8000;
/** Milliseconds between two looks for those. */
const LOOK_MS = 1000;

/** The pages with one key, which look at one game. */
interface Pages {
  readonly id: string;
  readonly count: number;
  /** When one of them last told that it is here; null: none ever did. */
  readonly heardAt: number | null;
  readonly isSilent: boolean;
}

/** The players who look at their games in this process. */
export class Presence {
  readonly #store: Store;
  readonly #log: Log;
  /** By the key of those who look, as it is stored. */
  readonly #pages = new Map<string, Pages>();
  #look: NodeJS.Timeout | undefined;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** A page with this key looks at a game now. */
  async come(id: string, key: string): Promise<void> {
    const hash = hashOf(key);
    const known = this.#pages.get(hash);
    this.#pages.set(hash, { id, count: (known?.count ?? 0) + 1, heardAt: null, isSilent: false });
    this.#look ??= setInterval(() => this.#lookForSilent(), LOOK_MS);
    if (known === undefined || known.isSilent) await this.#mark(hash, id, PRESENT_MS);
  }

  /** It looks no more. Of several pages with one key, the last one that goes takes the person away. */
  async go(id: string, key: string): Promise<void> {
    const hash = hashOf(key);
    const known = this.#pages.get(hash);
    if (known === undefined) return;
    if (known.count > 1) {
      this.#pages.set(hash, { ...known, count: known.count - 1 });
      return;
    }
    this.#pages.delete(hash);
    if (this.#pages.size === 0) this.close();
    if (!known.isSilent) await this.#mark(hash, id, 0);
  }

  /** A page with this key tells that it is here: what a connection that stands still does not show. */
  async hear(key: string): Promise<void> {
    const hash = hashOf(key);
    const known = this.#pages.get(hash);
    // Its stream may come from another process.
    if (known === undefined) return;
    this.#pages.set(hash, { ...known, heardAt: this.#store.now(), isSilent: false });
    if (known.isSilent) await this.#mark(hash, known.id, PRESENT_MS);
  }

  /** Renews the presence of those who look. Never rejects. */
  beat(): void {
    const present = [...this.#pages].filter(([, { isSilent }]) => !isSilent).map(([hash]) => hash);
    this.#store.keys.markPresent(present, PRESENT_MS).catch(this.#failed);
  }

  close(): void {
    clearInterval(this.#look);
    this.#look = undefined;
  }

  #lookForSilent(): void {
    const since = this.#store.now() - SILENCE_MS;
    for (const [hash, pages] of this.#pages) {
      if (pages.isSilent || pages.heardAt === null || pages.heardAt > since) continue;
      this.#pages.set(hash, { ...pages, isSilent: true });
      this.#mark(hash, pages.id, 0).catch(this.#failed);
    }
  }

  async #mark(hash: string, id: string, ms: number): Promise<void> {
    await this.#store.keys.markPresent([hash], ms);
    await this.#store.games.touch(id);
  }

  readonly #failed = (error: unknown) => this.#log('presence could not be written', error);
}
