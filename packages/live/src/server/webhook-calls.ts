import { createHmac } from 'node:crypto';
import { Scheduler } from '@tahoun/engine/scheduler';
import { snapshotAt } from '@tahoun/match';
import type { OwnGame } from '../game/live-state.js';
import type { Log } from '../game/log.js';
import type { GameRecord } from '../record/record.js';
import type { Store } from '../store/store.js';
import type { DueCall } from '../store/webhooks.js';
import { ownGameOf } from './own-game.js';

/** Sends a request to an address of a stranger. @returns whether it was taken */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<boolean>;

/** Calls on their way at the same time, those of them of one client, and to one server: it may be slow, or silent. */
const AT_ONCE = 100;
const OF_ONE_CLIENT = 8;
const OF_ONE_SERVER = 4;
/** Times `AT_ONCE` calls that are looked at in a round, because those before may have no room. */
const PAGES = 20;

/** Calls the webhooks of seats, as the Standard Webhooks say it (https://www.standardwebhooks.com). */
export class WebhookCalls {
  readonly #store: Store;
  readonly #post: Post;
  readonly #log: Log;
  readonly #webUrl: string;
  readonly #clients = new Scheduler({ slots: AT_ONCE, slotsOfOwner: OF_ONE_CLIENT });
  readonly #servers = new Scheduler({ slots: AT_ONCE, slotsOfOwner: OF_ONE_SERVER });
  #isStopped = false;

  constructor(
    store: Store,
    post: Post,
    log: Log,
    /** The address of the page; none where it is not known. */
    webUrl = '',
  ) {
    this.#store = store;
    this.#post = post;
    this.#log = log;
    this.#webUrl = webUrl;
  }

  /**
   * Begins the calls that are due, as far as there is room for their clients and servers.
   * @returns their ends, which never reject
   */
  async round(): Promise<readonly Promise<void>[]> {
    const begun: Promise<void>[] = [];
    for (let page = 0; page < PAGES && this.#clients.load().running < AT_ONCE; page++) {
      // Calls that were begun are not due any more.
      const due = await this.#store.webhooks.due(AT_ONCE, page * AT_ONCE - begun.length);
      for (const call of due) {
        const server = new URL(call.url).hostname;
        if (this.#clients.room(call.owner) <= 0 || this.#servers.room(server) <= 0) continue;
        if (await this.#store.webhooks.claim(call)) begun.push(this.#inTurn(call, server));
      }
      if (due.length < AT_ONCE) break;
    }
    return begun;
  }

  /** Waits for no call: those on their way stay due, and the next process makes them again. */
  stop(): void {
    this.#isStopped = true;
  }

  async #inTurn(call: DueCall, server: string): Promise<void> {
    const begin = () => this.#servers.run({ owner: server }, { begin: () => this.#call(call) });
    try {
      await this.#clients.run({ owner: call.owner }, { begin });
    } catch (error) {
      this.#log(`a webhook of game ${call.gameId} could not be called`, error);
    }
  }

  async #call(call: DueCall): Promise<void> {
    const game = await this.#store.games.find(call.gameId);
    const now = Math.floor(this.#store.now() / 1000);
    const isDone = game === null || (await this.#post(call.url, ...requestOf(call, game, now, this.#webUrl)));
    if (isDone && !this.#isStopped) await this.#store.webhooks.done(call);
  }
}

/** A game as a call shows it: enough to answer with a move. */
export interface CalledGame extends OwnGame {
  /** The last move; null before the first. */
  readonly move: string | null;
  /** Text form. */
  readonly position: string;
  /** The address of the board, its path alone where the page's address is not known. */
  readonly board: string;
}

function calledGameOf(game: GameRecord, player: string, webUrl: string): CalledGame {
  const { game: rules, position } = snapshotAt(game.match);
  return {
    ...ownGameOf(game, player),
    move: game.match.moves.at(-1) ?? null,
    position: rules.formatPosition(position),
    board: `${webUrl}/live/${game.id}`,
  };
}

/** Headers and body of a call. @param now seconds since 1970 */
function requestOf(
  { hash, player }: DueCall,
  game: GameRecord,
  now: number,
  webUrl: string,
): [Readonly<Record<string, string>>, string] {
  const type = game.status === 'active' ? 'your-move' : 'game-over';
  const body = JSON.stringify({
    type,
    timestamp: new Date(now * 1000).toISOString(),
    data: calledGameOf(game, player, webUrl),
  });
  const id = `${game.id}-${game.version}`;
  const secret = Buffer.from(hash, 'base64url');
  const signature = createHmac('sha256', secret).update(`${id}.${now}.${body}`).digest('base64');
  const headers = {
    'Content-Type': 'application/json',
    'Webhook-Id': id,
    'Webhook-Timestamp': `${now}`,
    'Webhook-Signature': `v1,${signature}`,
  };
  return [headers, body];
}
