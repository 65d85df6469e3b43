import outsideGames from 'virtual:outside-games';
import { games, isGameId, loadGame, registerGames } from '@tahoun/catalogue';
import { type EngineTask, type TablesOf, isNearTables } from '@tahoun/engine';
import { serveEngine } from '@tahoun/engine/browser-worker';

/** Endgame tables, and the code that reads them, are fetched when few pieces are left, or a whole game is played. */
async function tablesFor(task: EngineTask): Promise<TablesOf | undefined> {
  if (task.kind !== 'game' && !isNearTables(games, task.request)) return undefined;
  const lazy = await import('./endgame-tables.js').catch(() => undefined);
  return lazy?.fetchedTables(task.request.game);
}

registerGames(outsideGames);
serveEngine(
  {
    addEventListener: (type, listener) => self.addEventListener(type, listener),
    postMessage: (message) => self.postMessage(message),
  },
  {
    games,
    load: async (id) => {
      if (isGameId(id)) await loadGame(id, ['rules', 'ai']);
    },
    tablesFor,
  },
);
