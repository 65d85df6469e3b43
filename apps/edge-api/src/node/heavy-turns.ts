import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { LEDGER } from '../limits/ledger.js';
import { tooBusy } from '../problem.js';

/**
 * Does the heavy work of requests, pictures and long bodies, one at a time, and lets other requests be served
 * in between. Without turns, all requests that a client sends at once would be done before anybody else's.
 */
export class HeavyTurns {
  readonly #queue = new PQueue({ concurrency: 1 });

  /** @throws Refusal 503 while too many wait. */
  async take<T>(work: () => T): Promise<T> {
    if (this.#queue.size >= LEDGER.square.inAll) throw tooBusy();
    return this.#queue.add(async () => {
      await setImmediate();
      return work();
    });
  }
}
