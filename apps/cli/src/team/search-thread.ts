import { Worker } from 'node:worker_threads';
import type { SearchResult } from '@tahoun/core';
import type { FromThread, SearchOrder, ToThread } from './order.js';

/** A worker thread that searches, one order at a time. */
export class SearchThread {
  readonly #worker = new Worker(new URL('./team/worker.js', import.meta.url));
  /** Resolves when the thread has started. */
  readonly ready: Promise<void>;
  #onMessage: (message: FromThread) => void = () => undefined;
  #onFailure: (error: Error) => void = () => undefined;
  /** Why it searches no more. */
  #failure: Error | undefined;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.#onMessage = () => resolve();
      this.#onFailure = reject;
    });
    // Who waits is told; if nobody does, the next search fails.
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: FromThread) => this.#onMessage(message));
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('the search thread has ended')));
  }

  useTable(buffer: ArrayBufferLike): void {
    this.#send({ kind: 'table', buffer });
  }

  /** @param onDepth called after each completed depth. Rejects when the thread breaks down. */
  async search(
    order: SearchOrder,
    thread: number,
    onDepth: (result: SearchResult) => void,
  ): Promise<SearchResult> {
    await this.ready;
    if (this.#failure !== undefined) throw this.#failure;
    return new Promise((resolve, reject) => {
      this.#onFailure = reject;
      this.#onMessage = (message) => {
        if (message.kind === 'depth') onDepth(message.result);
        else if (message.kind === 'done') resolve(message.result);
      };
      this.#send({ kind: 'search', order, thread });
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The first reason counts. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#onFailure(this.#failure);
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
