import type { LiveState } from '@tahoun/live';
import { type LiveGames, type LiveService, isDatabaseFault } from '@tahoun/live/store';
import { Refusal } from '../http/problem.js';
import { Breaker, PATIENCE_MS } from '../stores/breaker.js';

/** Milliseconds for an offer of a draw to the computer, which answers by a search. */
const DRAW_PATIENCE_MS = 30_000;

/** The operations of games by link that the server uses. */
export type ServedLive = Required<LiveService> & Pick<LiveGames, 'seatAccount' | 'ownGameAt' | 'gameIn'>;

/** Milliseconds for which a database that has failed is left alone. */
const LIVE_PAUSE_MS = 1000;
/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;

interface Guard {
  /** Milliseconds that the database has for an answer. */
  readonly patienceMs?: number;
  readonly log: (message: string, error: unknown) => void;
}

/**
 * Games in a database: while it fails or does not answer, requests are refused soon, and most of them at once.
 * Those that only read go on where nothing can be written.
 * @param games those of now. @throws Refusal while there are none.
 */
export function guardedLive(games: () => ServedLive, { patienceMs = PATIENCE_MS, log }: Guard): ServedLive {
  const options = {
    pauseMs: LIVE_PAUSE_MS,
    isFault(error: unknown) {
      const isFault = isDatabaseFault(error);
      if (isFault) log('the games do not answer', error);
      return isFault;
    },
  };
  const [reading, writing] = [new Breaker(options), new Breaker(options)];
  const read = <T>(ask: (live: ServedLive) => Promise<T>) =>
    reading.ask(() => ask(games()), away, patienceMs);
  const write = <T>(ask: (live: ServedLive) => Promise<T>, ms = patienceMs) =>
    writing.ask(() => ask(games()), away, ms);
  /** The states after the first have no time limit: nobody knows when the next one comes. */
  async function* guarded(
    breaker: Breaker,
    watch: (live: ServedLive) => AsyncGenerator<LiveState>,
    firstMs = patienceMs,
  ) {
    const states = watch(games());
    const next = (ms: number) => breaker.ask(() => states.next(), away, ms);
    try {
      let result = await next(firstMs);
      for (; !result.done; result = await next(Number.POSITIVE_INFINITY)) yield result.value;
    } finally {
      // Also where the first one came too late: then nobody reads it, and its player is gone.
      void states.return(undefined).catch(() => undefined);
    }
  }
  return {
    begin: (wanted, named) => write((live) => live.begin(wanted, named)),
    own: (keys, page) => read((live) => live.own(keys, page)),
    state: (id, key) => read((live) => live.state(id, key)),
    act: (id, key, action, client) =>
      write(
        (live) => live.act(id, key, action, client),
        action.kind === 'offer-draw' ? DRAW_PATIENCE_MS : undefined,
      ),
    setWebhook: (id, key, url) => write((live) => live.setWebhook(id, key, url)),
    seatAccount: (id, account) => write((live) => live.seatAccount(id, account)),
    ownGameAt: (place, account) => read((live) => live.ownGameAt(place, account)),
    gameIn: (channels) => read((live) => live.gameIn(channels)),
    // Players who look are marked as present.
    watch: (id, key, signal) =>
      guarded(key === undefined ? reading : writing, (live) => live.watch(id, key, signal)),
    watchOwn: (keys, signal) =>
      guarded(reading, (live) => live.watchOwn(keys, signal), Number.POSITIVE_INFINITY),
  };
}

function away(): never {
  throw liveAway();
}

export function liveAway(): Refusal {
  return new Refusal(503, 'live-away', 'the games by link do not answer; ask again soon', {
    retryAfter: RETRY_AFTER,
  });
}
