import { Refusal } from '../http/problem.js';

/** Streams that stay open, counted for each client. */
export class OpenStreams {
  /** Number of open streams by client; clients without streams have no entry. */
  readonly #open = new Map<string, number>();

  /** @param what the streams show, for the refusal. @param most streams of one client at the same time. */
  constructor(
    readonly what: string,
    readonly most: number,
  ) {}

  /** @returns a function to call when the stream ends. @throws Refusal 429 for a client that has too many. */
  take(client: string): () => void {
    const open = this.#open.get(client) ?? 0;
    if (open >= this.most) {
      const detail = `${this.most} streams of ${this.what} are open for this client; close one of them first`;
      throw new Refusal(429, 'too-many-streams', detail, { params: { max: this.most }, retryAfter: 10 });
    }
    this.#open.set(client, open + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#close(client);
      isOpen = false;
    };
  }

  #close(client: string): void {
    const open = (this.#open.get(client) ?? 0) - 1;
    if (open > 0) this.#open.set(client, open);
    else this.#open.delete(client);
  }
}
