import { type EngineTask, type TablesOf, isNearTables } from '@tahoun/engine';
import { type WorkerTask, serveEngine } from '@tahoun/engine/browser-worker';
import { loaders as kits } from '@tahoun/eval';
import { loaders as games, isGameId } from '@tahoun/games';

/** Endgame tables, and the code that reads them, are fetched when a game comes to few pieces. */
async function tablesFor({ request }: EngineTask): Promise<TablesOf | undefined> {
  if (!isNearTables(request)) return undefined;
  const lazy = await import('./endgame-tables.js').catch(() => undefined);
  return lazy?.fetchedTables(request.game);
}

/** Each task waits until the code of its game is there. */
serveEngine(
  {
    addEventListener: (type, listener) =>
      self.addEventListener(type, async (event: MessageEvent<WorkerTask>) => {
        const { id, task } = event.data;
        const { game } = task.request;
        try {
          if (isGameId(game)) await Promise.all([games[game](), kits[game]()]);
        } catch (error) {
          self.postMessage({ id, type: 'crash', message: String(error) });
          return;
        }
        listener(event);
      }),
    postMessage: (message) => self.postMessage(message),
  },
  tablesFor,
);
