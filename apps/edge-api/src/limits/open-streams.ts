import { Refusal } from '../problem.js';

/** Streams that stay open, counted for each client. */
export class OpenStreams {
  /** Only of clients that have streams. */
  readonly #open = new Map<string, number>();

  /** @param what the streams are of, for the refusal. @param most streams of one client at the same time. */
  constructor(
    readonly what: string,
    readonly most: number,
  ) {}

  /** @returns what ends the stream, once. @throws Refusal 429 for a client that has too many. */
  take(client: string): () => void {
    const open = this.#open.get(client) ?? 0;
    if (open >= this.most) throw this.#tooMany();
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

  #tooMany(): Refusal {
    return new Refusal(
      429,
      'too-many-streams',
      `${this.most} streams of ${this.what} are open for this client; close one of them first`,
      { params: { max: this.most }, headers: { 'Retry-After': '10' } },
    );
  }
}
