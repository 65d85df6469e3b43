/** Milliseconds for which a store that failed is left alone. */
export const PAUSE_MS = 5000;

interface BreakerOptions {
  /** Milliseconds. */
  readonly now?: () => number;
  /** Whether the store is at fault; otherwise the error is thrown. By default any is. */
  readonly isFault?: (error: unknown) => boolean;
}

/** Asks a store that may be slow or away. After a failure it is left alone for a while, so that not every request waits for it. */
export class Breaker {
  readonly #now: () => number;
  readonly #isFault: (error: unknown) => boolean;
  #until = Number.NEGATIVE_INFINITY;

  constructor({ now = Date.now, isFault = () => true }: BreakerOptions = {}) {
    this.#now = now;
    this.#isFault = isFault;
  }

  /** @param otherwise gives what is used while the store does not answer. */
  async ask<T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
    if (this.#now() < this.#until) return otherwise();
    try {
      return await ask();
    } catch (error) {
      if (!this.#isFault(error)) throw error;
      this.#until = this.#now() + PAUSE_MS;
      return otherwise();
    }
  }
}

/** What comes in time. @throws Error for what takes longer; nobody waits for it then. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${ms} ms`));
    // It may be this process that stood still: what came meanwhile is read first.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
