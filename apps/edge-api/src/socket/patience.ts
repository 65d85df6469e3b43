/** Refused messages that a conversation bears at once, and those of them that are answered without delay. */
export const MAX_REFUSED = 100;
export const PROMPTLY_REFUSED = 20;
/** Milliseconds by which a later refusal is delayed, and after which one is forgiven. */
export const SLOW_MS = 1000;

/** Counts the refused messages of a conversation: a client that goes on with them is slowed, then closed. */
export class Patience {
  #refused = 0;
  #at = Date.now();

  /** Counts one more. @returns milliseconds until it may be answered; null when there were too many. */
  refuse(): number | null {
    const now = Date.now();
    this.#refused = Math.max(0, this.#refused - (now - this.#at) / SLOW_MS) + 1;
    this.#at = now;
    if (this.#refused > MAX_REFUSED) return null;

    return this.#refused > PROMPTLY_REFUSED ? SLOW_MS : 0;
  }
}
