import { LiveGames, Store, openDatabase } from '@tahoun/live/store';
import type { Engine } from '../platform.js';
import type { Settings } from './settings.js';

interface Live {
  readonly games: LiveGames;
  close(): Promise<void>;
}

/** Opens the games between people, and does what is due in them. */
export async function openLive(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  engine: Pick<Engine, 'bestMove'>,
  signInAt?: (id: string) => string,
): Promise<Live> {
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, client: 'page' });
  // Tokens of Discord, which the secret seals, are the bot's alone.
  const store = new Store(database, '');
  const games = new LiveGames({
    store,
    engine,
    signInAt,
    log: (message, error) => console.error(JSON.stringify({ level: 'error', message, error: String(error) })),
  });
  games.start();
  return {
    games,
    async close() {
      await games.close();
      await database.close();
    },
  };
}
