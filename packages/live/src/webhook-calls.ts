import { createHmac } from 'node:crypto';
import PQueue from 'p-queue';
import type { Log } from './keeper.js';
import { ownGameOf } from './own-game.js';
import type { GameRecord } from './record.js';
import type { Store } from './store/store.js';
import type { DueCall } from './store/webhooks.js';

/** Sends a request to an address of a stranger. @returns whether it was taken */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<boolean>;

/** Calls on their way at the same time, and taken up in one round. */
const AT_ONCE = 20;

/** Calls the webhooks of seats, as the Standard Webhooks say it (https://www.standardwebhooks.com). */
export class WebhookCalls {
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  #isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly post: Post,
    private readonly log: Log,
  ) {}

  /** Begins the calls that are due, as far as there is room for them. @returns their ends, which never reject */
  async round(): Promise<readonly Promise<void>[]> {
    const room = AT_ONCE - this.#queue.pending - this.#queue.size;
    if (room <= 0) return [];
    const due = await this.store.webhooks.take(room);
    return due.map((call) =>
      this.#queue
        .add(() => this.#call(call))
        .catch((error: unknown) => this.log(`a webhook of game ${call.gameId} could not be called`, error)),
    );
  }

  /** Waits for no call: those on their way stay due, and the next process makes them again. */
  stop(): void {
    this.#isStopped = true;
    this.#queue.clear();
  }

  async #call(call: DueCall): Promise<void> {
    const game = await this.store.games.find(call.gameId);
    const now = Math.floor(this.store.now() / 1000);
    const isDone = game === null || (await this.post(call.url, ...requestOf(call, game, now)));
    if (isDone && !this.#isStopped) await this.store.webhooks.done(call);
  }
}

/** Headers and body of a call. @param now seconds since 1970 */
function requestOf(
  { hash, player }: DueCall,
  game: GameRecord,
  now: number,
): [Readonly<Record<string, string>>, string] {
  const type = game.status === 'active' ? 'your-move' : 'game-over';
  const body = JSON.stringify({
    type,
    timestamp: new Date(now * 1000).toISOString(),
    data: ownGameOf(game, player),
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
