import { InputError } from '@tahoun/core';
import { Refusal as LiveRefusal, type LiveState } from '@tahoun/live';
import type { LiveGames, LiveService } from '@tahoun/live/store';
import { Breaker } from '../breaker.js';
import { Refusal } from '../problem.js';

/** Milliseconds for an offer of a draw to the computer, which answers by a search. */
const DRAW_PATIENCE_MS = 30_000;

/** The operations of games by link that the server uses. */
export type ServedLive = Required<LiveService> & Pick<LiveGames, 'seatAccount' | 'ownGameAt' | 'gameIn'>;

/** Games in a remote database: while it does not answer, requests fail soon, and most of them at once. */
export function guardedLive(live: ServedLive, log: (message: string, error: unknown) => void): ServedLive {
  const breaker = new Breaker({
    isFault(error) {
      if (error instanceof LiveRefusal || error instanceof InputError) return false;
      log('the games do not answer', error);
      return true;
    },
  });
  const soon = <T>(ask: () => Promise<T>, ms?: number) => breaker.ask(ask, away, ms);
  /** The states after the first have no time limit: nobody knows when the next one comes. */
  async function* guarded(states: AsyncGenerator<LiveState>, firstMs?: number) {
    try {
      let next = await soon(() => states.next(), firstMs);
      for (; !next.done; next = await soon(() => states.next(), Number.POSITIVE_INFINITY)) yield next.value;
    } finally {
      // Also where the first one came too late: then nobody reads it, and its player is gone.
      void states.return(undefined).catch(() => undefined);
    }
  }
  return {
    begin: (wanted, named) => soon(() => live.begin(wanted, named)),
    own: (keys, page) => soon(() => live.own(keys, page)),
    state: (id, key) => soon(() => live.state(id, key)),
    act: (id, key, action, client) =>
      soon(
        () => live.act(id, key, action, client),
        action.kind === 'offer-draw' ? DRAW_PATIENCE_MS : undefined,
      ),
    setWebhook: (id, key, url) => soon(() => live.setWebhook(id, key, url)),
    seatAccount: (id, account) => soon(() => live.seatAccount(id, account)),
    ownGameAt: (place, account) => soon(() => live.ownGameAt(place, account)),
    gameIn: (channels) => soon(() => live.gameIn(channels)),
    watch: (id, key, signal) => guarded(live.watch(id, key, signal)),
    watchOwn: (keys, signal) => guarded(live.watchOwn(keys, signal), Number.POSITIVE_INFINITY),
  };
}

function away(): never {
  throw liveAway();
}

export function liveAway(): Refusal {
  return new Refusal(503, 'live-away', 'the games by link do not answer; ask again soon', {
    retryAfter: 5,
  });
}
