import type { AnyResponse } from './contract.js';
import type { Service } from './fuzz.js';

const ATTEMPTS = 3;

/**
 * A service behind real connections. A server that refused a body without reading it ends the connection, and a call
 * that is just being written to it never arrives; as clients do, it is made again.
 */
export class AgainAfterReset {
  /** Calls that had to be made again. */
  resets = 0;
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  readonly call: Service = async (target, init): Promise<AnyResponse> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#service(target, init);
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        if (cause?.code !== 'ECONNRESET' || attempt === ATTEMPTS) throw error;
        this.resets++;
      }
    }
  };
}
