import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { LEDGER } from '../limits/ledger.js';
import { tooBusy } from './rasteriser.js';

/**
 * Has the heavy work of requests, pictures and long bodies, done one at a time, and other requests served between them.
 * A client may send many requests at once; without turns, all of that is done before anybody else is heard.
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
