/** A query that the database takes longer than this to answer was held up, and with it everybody else's. */
const LONGEST_MS = 2000;
/** Outages that are remembered. */
const MOST_KNOWN = 100;

/**
 * Times when the database did not answer this process, which asks it each second, or could not be written;
 * they count on no person's clock.
 */
export class Outages {
  readonly #known: { readonly from: number; readonly to: number }[] = [];
  /** The time of the first query that has no answer yet. */
  #silentFrom: number | undefined;
  #hasFailed = false;

  /** Whether a write has failed since the last answer, so that only another write tells that the time is over. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** A write has failed. */
  failed(now: number): void {
    this.#hasFailed = true;
    this.asked(now);
  }

  asked(now: number): void {
    this.#silentFrom ??= now;
  }

  answered(now: number): void {
    const from = this.#silentFrom ?? now;
    this.#silentFrom = undefined;
    this.#hasFailed = false;
    if (now - from <= LONGEST_MS) return;
    this.#known.push({ from, to: now });
    if (this.#known.length > MOST_KNOWN) this.#known.shift();
  }

  /** Whether the database has failed, or does not answer, now. */
  isAway(now: number): boolean {
    return this.#hasFailed || now - (this.#silentFrom ?? now) > LONGEST_MS;
  }

  /** Milliseconds of outages since a moment, the present one included. */
  since(start: number, now: number): number {
    const silentFrom = this.#silentFrom ?? now;
    const present = now - silentFrom > LONGEST_MS ? [{ from: silentFrom, to: now }] : [];
    return [...this.#known, ...present]
      .map(({ from, to }) => Math.max(0, Math.min(to, now) - Math.max(from, start)))
      .reduce((sum, ms) => sum + ms, 0);
  }
}
