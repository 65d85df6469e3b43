import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { LEDGER } from '../limits/ledger.js';
import { tooBusy } from './rasteriser.js';

/**
 * Has pictures drawn one at a time, and other requests served between them. A client may send many requests at once on
 * one connection; without turns, all their pictures are drawn before anybody else is heard.
 */
export class PictureTurns {
  readonly #queue = new PQueue({ concurrency: 1 });

  /** @throws Refusal 503 while too many wait. */
  async take(draw: () => string): Promise<string> {
    if (this.#queue.size >= LEDGER.square.inAll) throw tooBusy();
    return this.#queue.add(async () => {
      await setImmediate();
      return draw();
    });
  }
}
