import { LiveGames, Store, openDatabase } from '@tahoun/live/store';
import type { Engine } from '../platform.js';
import { type ServedLive, guardedLive } from './guarded-live.js';
import { liveSecret } from './live-secret.js';
import { webhookPost } from './post-webhook.js';
import type { Settings } from './settings.js';

export interface Live {
  readonly games: ServedLive;
  /** Open streams, and the games that they show. */
  watching(): { readonly streams: number; readonly games: number };
  /** Sends the database a query that it answers at once. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

type LiveSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Settings, 'clientGames' | 'webhooks' | 'webUrl'>>;

/** Called when a search for a live game has ended. @param client the game's owner, or a player's id */
type Pay = (client: string, nodes: number) => void;

function log(message: string, error: unknown): void {
  console.error(JSON.stringify({ level: 'error', message, error: String(error) }));
}

/** Opens the games between people, and starts the work that is due in them. */
export async function openLive(
  { databaseUrl, dataFolder, clientGames, webhooks, webUrl }: LiveSettings,
  engine: Pick<Engine, 'bestMove'>,
  pay: Pay = () => undefined,
  signInAt?: (id: string) => string,
): Promise<Live> {
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, client: 'page' });
  // The secret seals Discord's tokens, which only the bot has.
  const store = new Store(database, '');
  const games = new LiveGames({
    store,
    engine: {
      async bestMove(request, options = {}) {
        const answer = await engine.bestMove(request, options);
        if (typeof options.client === 'string') pay(options.client, answer.nodes);
        return answer;
      },
    },
    clientGames,
    post: webhooks && webhookPost(webhooks),
    webUrl,
    secret: liveSecret({ databaseUrl, dataFolder }),
    signInAt,
    log,
  });
  games.start();
  return {
    games: databaseUrl === undefined ? games : guardedLive(games, log),
    watching: () => games.watching(),
    ping: () => store.leases.nextDue(),
    async close() {
      await games.close();
      await database.close();
    },
  };
}
