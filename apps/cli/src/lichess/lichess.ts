import { randomBytes } from 'node:crypto';
import { quoteInput } from '@tahoun/core';
import { CliError, reasonOf } from '../input/errors.js';
import { type Job, type Offer, VARIANT } from './work.js';

/** The addresses of Lichess. */
interface Places {
  /** The address at which engines are registered; the token is sent only there. */
  readonly lichess: string;
  /** The address at which work is requested and answered. */
  readonly broker: string;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Lichess as an engine sees it. @see https://lichess.org/api#tag/External-engine */
export class Lichess {
  readonly #places: Places;
  /** Names this provider to the broker; Lichess never shows it to anybody. */
  readonly #secret = randomBytes(32).toString('base64url');

  constructor(places: Places) {
    this.#places = places;
  }

  /** Registers the engine, or updates the one of that name. @throws CliError */
  async register(token: string, name: string, { threads, hashMib, depth }: Offer): Promise<void> {
    const known = (await this.#asUser(token, 'GET', '')) as readonly { readonly id: string; name: string }[];
    const id = known.find((engine) => engine.name === name)?.id;
    const registration = {
      name,
      maxThreads: threads,
      maxHash: hashMib,
      defaultDepth: depth,
      variants: [VARIANT],
      providerSecret: this.#secret,
    };
    if (id === undefined) await this.#asUser(token, 'POST', '', registration);
    else await this.#asUser(token, 'PUT', `/${encodeURIComponent(id)}`, registration);
  }

  /** Waits for work. @returns null where there was none for a while. @throws Error when the broker does not answer */
  async acquire(signal: AbortSignal): Promise<Job | null> {
    const response = await fetch(`${this.#places.broker}/api/external-engine/work`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ providerSecret: this.#secret }),
      signal,
    });
    if (response.status === 200) return (await response.json()) as Job;
    await response.body?.cancel();
    if (response.ok) return null;
    throw new Error(`HTTP ${response.status}`);
  }

  /**
   * Sends the lines as they are found. Resolves when the broker has all, or wants no more of it.
   * @throws Error
   */
  async submit({ id }: Job, lines: ReadableStream<Uint8Array>): Promise<void> {
    const response = await fetch(
      `${this.#places.broker}/api/external-engine/work/${encodeURIComponent(id)}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: lines,
        duplex: 'half',
      } as RequestInit,
    );
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  }

  async #asUser(token: string, method: string, path: string, body?: object): Promise<unknown> {
    const { lichess } = this.#places;
    const response = await fetch(`${lichess}/api/external-engine${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : JSON_TYPE) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new CliError((texts) => texts.externalEngine.unreachable(lichess, failureReason(error)));
    });
    if (response.ok) return response.json();
    if (response.status === 401 || response.status === 403) {
      throw new CliError((texts) => texts.externalEngine.tokenRefused(lichess));
    }
    const answer = quoteInput((await response.text()).slice(0, 200));
    throw new CliError((texts) => texts.externalEngine.refused(lichess, response.status, answer));
  }
}

/** The reason why a request failed: `fetch` hides it in the cause of its error. */
export function failureReason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause === undefined ? message : reasonOf(cause);
}
