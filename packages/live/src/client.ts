import { type Client, type Schemas, TahounError, createClient, type paths } from '@tahoun/client';
import type { LiveState, OwnGame } from './game/live-state.js';

export { TahounError } from '@tahoun/client';

/* The endpoint's games between people, as a page or a terminal plays them. */

/** A request for a new game between two people, as the endpoint takes it. */
export type WantedGame = Omit<
  paths['/v1/live']['post']['requestBody']['content']['application/json'],
  'computer'
>;
/** Opposite a person there is an invitation. */
export type BegunGame = Schemas['BegunLive'] & { readonly invitation: string };

/** A game, and the key of a seat in it where somebody plays. */
export interface LivePlace {
  readonly id: string;
  readonly key?: string | undefined;
}

/** Receives the news of a game that is followed. */
export interface Follower {
  onState(state: LiveState): void;
  /** Called when the connection is lost, each time that it is tried again in vain. */
  onLost(): void;
  /** Whether the person looks at the game, so that the other one may know; by default they do. */
  isLooking?(): boolean;
  /** Waits before the next try. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

/** Whether a game has ended, played or not. */
export function isOver({ status }: Pick<LiveState, 'status'>): boolean {
  return status === 'finished' || status === 'aborted';
}

/** The server sends something every four seconds. A connection that is silent for longer is dead, even without an error. */
const SILENCE_MS = 9000;
/** Milliseconds between two signs of life. */
const BEAT_MS = 4000;
/** An answer to an action that takes longer is lost. */
const ANSWER_MS = 10_000;
/** Keys that one request may have. */
const MOST_KEYS = 50;

/** Everything here throws TahounError, or TypeError without a connection. */
export class LiveClient {
  readonly #client: Client;

  /** @param server its origin; the page's own by default */
  constructor(readonly server = '') {
    // People see what is refused at once.
    this.#client = createClient({ baseUrl: server, retries: 0, maxWaitMs: Number.POSITIVE_INFINITY });
  }

  async begin(wanted: WantedGame): Promise<BegunGame> {
    return (await this.#client.post('/v1/live', { body: wanted })) as BegunGame;
  }

  /** The games of some seats, the one touched last first: a hundred at most of each fifty seats. */
  async own(keys: readonly string[], signal?: AbortSignal): Promise<readonly OwnGame[]> {
    const known = new Map<string, OwnGame>();
    for (let from = 0; from < keys.length; from += MOST_KEYS) {
      const header = { 'Seat-Key': keys.slice(from, from + MOST_KEYS).join(',') };
      const { games } = await this.#client.get('/v1/live', { header, signal });
      for (const game of games as unknown as readonly OwnGame[]) known.set(game.id, game);
    }
    return [...known.values()].sort((a, b) => b.changedAt - a.changedAt);
  }

  async state(place: LivePlace): Promise<LiveState> {
    return exactly(await this.#client.get('/v1/live/{id}', seatIn(place)));
  }

  /** A move or another action in a game. @param body as the endpoint takes it */
  async act(place: LivePlace, what: 'moves' | 'actions', body: object): Promise<LiveState> {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const asked = { ...seatIn(place), body: body as never, signal };
    try {
      return exactly(await this.#client.post(`/v1/live/{id}/${what}`, asked));
    } catch (error) {
      if (signal.aborted) throw new TypeError('no answer came', { cause: error });
      throw error;
    }
  }

  /**
   * Follows a game until the signal ends it, and connects again after each loss.
   * @returns the problem that ended it for good
   */
  async follow(
    place: LivePlace,
    { onState, onLost, isLooking = () => true, pause }: Follower,
    signal: AbortSignal,
  ): Promise<TahounError | undefined> {
    /** Whether no state has come over the present connection. */
    let isNew = true;
    const states = this.#client.stream('/v1/live/{id}/stream', {
      ...seatIn(place),
      signal,
      retries: Number.POSITIVE_INFINITY,
      silenceMs: SILENCE_MS,
      onLost: () => {
        isNew = true;
        onLost();
      },
      pause: (ms) => pause(ms, signal),
    });
    const beat = () => {
      // What comes of it shows in the stream.
      if (isLooking()) void this.act(place, 'actions', { action: 'here' }).catch(() => undefined);
    };
    const isSeated = place.key !== undefined;
    const beats = isSeated ? setInterval(beat, BEAT_MS) : undefined;
    try {
      for await (const state of states) {
        onState(exactly(state));
        // The server counts on signs of life from the first one on.
        if (isSeated && isNew) beat();
        isNew = false;
      }
    } catch (error) {
      if (error instanceof TahounError) return error;
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(beats);
    }
    return undefined;
  }
}

/** A key would be logged in an address, so an `EventSource`, which can send no header, is of no use. */
function seatIn({ id, key }: LivePlace) {
  return { path: { id }, ...(key === undefined ? {} : { header: { 'Seat-Key': key } }) };
}

/** The document knows lists where a game has two of something. */
const exactly = (state: Schemas['LiveState']) => state as unknown as LiveState;
