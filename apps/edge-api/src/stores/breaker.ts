/** Milliseconds after which a store that has not answered counts as away. */
export const PATIENCE_MS = 2000;

/** Pause after a failure of a store by default, in milliseconds. */
export const PAUSE_MS = 5000;

interface BreakerOptions {
  /** Milliseconds. */
  readonly now?: () => number;
  /**
   * Whether an error is the store's fault, as one that takes too long always is; `ask` throws the others. By
   * default every error is.
   */
  readonly isFault?: (error: unknown) => boolean;
  readonly pauseMs?: number;
}

/** A store that has not answered in time. */
class Late extends Error {}

/** A circuit breaker for a store that may be slow or away: after a failure, it is not asked for a while. */
export class Breaker {
  readonly #now: () => number;
  readonly #isFault: (error: unknown) => boolean;
  readonly #pauseMs: number;
  #until = Number.NEGATIVE_INFINITY;

  constructor({ now = Date.now, isFault = () => true, pauseMs = PAUSE_MS }: BreakerOptions = {}) {
    this.#now = now;
    this.#isFault = (error) => error instanceof Late || isFault(error);
    this.#pauseMs = pauseMs;
  }

  /**
   * @param otherwise gives the fallback while the store does not answer.
   * @param ms that it has for an answer; infinite where nobody knows when that comes.
   */
  async ask<T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>, ms = PATIENCE_MS): Promise<T> {
    if (this.#now() < this.#until) return otherwise();
    try {
      return await (Number.isFinite(ms) ? within(ms, ask()) : ask());
    } catch (error) {
      if (!this.#isFault(error)) throw error;
      this.#until = this.#now() + this.#pauseMs;
      return otherwise();
    }
  }
}

/** The result of a promise that settles within `ms` milliseconds. @throws Error when it takes longer. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Late(`no answer within ${ms} ms`));
    // This process itself may have been blocked: it first reads the answers that have arrived meanwhile.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
