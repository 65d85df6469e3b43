import type { LiveState } from './live-state.js';

/** The endpoint's games between people, as a page or a terminal asks for them. */

/** A request for a new game, as the endpoint takes it. */
export interface WantedGame {
  readonly game: string;
  readonly side?: 'first' | 'second' | 'random';
  readonly name?: string;
  readonly position?: string;
  readonly variant?: Readonly<Record<string, string>>;
  readonly minutes?: number;
  readonly increment?: number;
  readonly language?: string;
}

export interface BegunGame {
  readonly id: string;
  readonly key: string;
  readonly invitation: string;
}

/** A game, and the key of a seat in it where somebody plays. */
export interface LivePlace {
  readonly id: string;
  readonly key?: string | undefined;
}

/** A problem with which the endpoint answered. */
export class LiveProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** Receives the news of a game that is followed. */
export interface Follower {
  onState(state: LiveState): void;
  /** Called when the connection is lost, each time that it is tried again in vain. */
  onLost(): void;
  /** Waits before the next try. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/**
 * The server sends something every 15 seconds. A connection that is silent for longer is dead, even without
 * an error.
 */
const SILENCE_MS = 40_000;

/** Everything here throws LiveProblem, or TypeError without a connection. */
export class LiveClient {
  /** @param server its origin; the page's own by default */
  constructor(readonly server = '') {}

  begin(wanted: WantedGame): Promise<BegunGame> {
    return this.#ask('/v1/live', undefined, wanted);
  }

  state({ id, key }: LivePlace): Promise<LiveState> {
    return this.#ask(`/v1/live/${id}`, key);
  }

  /** A move or another action in a game. */
  act({ id, key }: LivePlace, what: 'moves' | 'actions', body: object): Promise<LiveState> {
    return this.#ask(`/v1/live/${id}/${what}`, key, body);
  }

  /**
   * Follows a game until the signal ends it, and connects again after each loss.
   * @returns the problem that ended it for good
   */
  async follow(place: LivePlace, follower: Follower, signal: AbortSignal): Promise<LiveProblem | undefined> {
    let wait = FIRST_WAIT_MS;
    while (!signal.aborted) {
      try {
        for await (const state of this.states(place, signal)) {
          follower.onState(state);
          wait = FIRST_WAIT_MS;
        }
      } catch (error) {
        if (error instanceof LiveProblem && error.status < 429) return error;
      }
      if (signal.aborted) return undefined;
      follower.onLost();
      await follower.pause(wait, signal);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
    return undefined;
  }

  /** The states of a game that the server sends, until the connection is lost. */
  async *states({ id, key }: LivePlace, signal: AbortSignal): AsyncGenerator<LiveState> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const response = await fetch(`${this.server}/v1/live/${id}/stream`, {
        headers: seatHeader(key),
        signal: AbortSignal.any([signal, silence.signal]),
      });
      await checkAnswer(response);
      const decoder = new TextDecoder();
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      let text = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        text += decoder.decode(value, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() as string;
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data !== undefined && event.includes('event: state')) yield JSON.parse(data);
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param body the JSON to post; without it, the request is a GET */
  async #ask<T>(path: string, key: string | undefined, body?: object): Promise<T> {
    const asked =
      body === undefined
        ? { headers: seatHeader(key) }
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...seatHeader(key) },
            body: JSON.stringify(body),
          };
    const response = await fetch(this.server + path, asked);
    await checkAnswer(response);
    return response.json() as Promise<T>;
  }
}

/** A key would be logged in an address, so an `EventSource`, which can send no header, is of no use. */
function seatHeader(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'Seat-Key': key };
}

/** @throws LiveProblem for an answer that is not OK. */
export async function checkAnswer(response: Response): Promise<void> {
  if (response.ok) return;
  const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
  throw new LiveProblem(response.status, problem.code ?? '', problem.detail ?? '');
}
