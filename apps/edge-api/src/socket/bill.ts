import type { Client } from '../limits/client.js';

/** What a client pays for its frames, in sums, since the limiter may be on another machine. */
export class Bill {
  #owed = 0;
  #isPaying = false;

  constructor(private readonly client: Client) {}

  /** Takes the price of frames that have come; it never waits, and never refuses. */
  add(frames: number): void {
    this.#owed += frames;
    if (!this.#isPaying) void this.#pay();
  }

  /** Charges for a long message before it is read. @throws Refusal 429 for a client in debt */
  charge(kilobytes: number): Promise<void> {
    return this.client.charge({ kilobyte: kilobytes });
  }

  async #pay(): Promise<void> {
    this.#isPaying = true;
    while (this.#owed > 0) {
      const frames = this.#owed;
      this.#owed = 0;
      await this.client.pay('frame', frames);
    }
    this.#isPaying = false;
  }
}
