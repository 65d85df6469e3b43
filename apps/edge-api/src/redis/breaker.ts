/** Milliseconds for which a store that failed is left alone. */
export const PAUSE_MS = 5000;

/** Asks a store that may be slow or away. After a failure it is left alone for a while, so that not every request waits for it. */
export class Breaker {
  readonly #now: () => number;
  #until = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @param otherwise gives what is used while the store does not answer. */
  async ask<T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
    if (this.#now() < this.#until) return otherwise();
    try {
      return await ask();
    } catch {
      this.#until = this.#now() + PAUSE_MS;
      return otherwise();
    }
  }
}
