import { type WorkerTask, serveEngine } from '@tahoun/engine/browser-worker';
import { loaders as kits } from '@tahoun/eval';
import { loaders as games, isGameId } from '@tahoun/games';
import { tablesFor } from './endgame-tables.js';

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
