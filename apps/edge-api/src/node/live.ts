import { nodesMade } from '@tahoun/engine';
import { LiveGames, Store, isDatabaseFault, openDatabase } from '@tahoun/live/store';
import type { Engine } from '../engine/engine.js';
import { type ServedLive, guardedLive, liveAway } from './guarded-live.js';
import { liveSecret } from './live-secret.js';
import { webhookPost } from './post-webhook.js';
import type { Settings } from './settings.js';

export interface Live {
  readonly games: ServedLive;
  /** Open streams, and the games that they show. */
  watching(): { readonly streams: number; readonly games: number };
  /** Whether the database has failed, or does not answer, now. */
  isAway(): boolean;
  /** Sends the database a query that it answers at once. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

type LiveSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Settings, 'clientGames' | 'webhooks' | 'webUrl'>>;

/** Called when a search for a live game has ended. @param client the game's owner, or a player's id */
type Pay = (client: string, nodes: number) => void;

/** Milliseconds for an answer from SQLite: more than it waits for a lock, so that what is refused is not done. */
const SQLITE_PATIENCE_MS = 8000;
/** Milliseconds between two tries to open a file that cannot be used. */
const REOPEN_MS = 2000;

function log(message: string, error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? { cause: String(error.cause) } : {};
  console.error(JSON.stringify({ level: 'error', message, error: String(error), ...cause }));
}

/**
 * Opens the games between people, and starts the work that is due in them. An SQLite file that is there but
 * cannot be used is opened as soon as it can.
 */
export async function openLive(
  { databaseUrl, dataFolder, clientGames, webhooks, webUrl }: LiveSettings,
  engine: Pick<Engine, 'bestMove'>,
  pay: Pay = () => undefined,
  signInAt?: (id: string) => string,
): Promise<Live> {
  const open = async () => {
    const database = await openDatabase({ url: databaseUrl, folder: dataFolder, client: 'page' });
    // The secret seals Discord's tokens, which only the bot has.
    const store = new Store(database, '', Date.now, log);
    const games = new LiveGames({
      store,
      engine: {
        async bestMove(request, options = {}) {
          const answer = await engine.bestMove(request, options);
          if (typeof options.client === 'string') pay(options.client, nodesMade(answer));
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
    return { database, store, games };
  };
  let reopening: NodeJS.Timeout | undefined;
  const reopenLater = (error: unknown) => {
    log('the games cannot be opened', error);
    reopening = setTimeout(async () => {
      opened = await open().catch(reopenLater);
    }, REOPEN_MS);
    return undefined;
  };
  let opened = await open().catch((error: unknown) => {
    if (databaseUrl !== undefined || !isDatabaseFault(error)) throw error;
    return reopenLater(error);
  });
  const now = () => {
    if (opened === undefined) throw liveAway();
    return opened;
  };
  return {
    games: guardedLive(() => now().games, {
      log,
      ...(databaseUrl === undefined && { patienceMs: SQLITE_PATIENCE_MS }),
    }),
    watching: () => opened?.games.watching() ?? { streams: 0, games: 0 },
    isAway: () => opened?.store.isAway ?? true,
    ping: async () => now().store.leases.nextDue(),
    async close() {
      clearTimeout(reopening);
      await opened?.games.close();
      await opened?.database.close();
    },
  };
}
