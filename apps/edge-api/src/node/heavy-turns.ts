import { setImmediate } from 'node:timers/promises';
import { Scheduler } from '@tahoun/engine/scheduler';
import { LEDGER } from '../limits/ledger.js';

/**
 * Does the heavy work of requests, pictures and long bodies, one at a time, and lets other requests be served
 * in between. Without turns, all requests that a client sends at once would be done before anybody else's.
 */
export class HeavyTurns {
  readonly #turns = new Scheduler({
    slots: 1,
    waiting: LEDGER.square.inAll,
    ofOwner: Math.ceil(LEDGER.square.inAll / 2),
  });

  /** @throws WorkRefused while too many wait. */
  take<T>(work: () => T, owner: string): Promise<T> {
    const begin = async () => {
      await setImmediate();
      return work();
    };
    return this.#turns.run({ owner }, { begin });
  }
}
