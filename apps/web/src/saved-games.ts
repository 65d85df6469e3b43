import { createStore, delMany, entries, get, keys, update } from 'idb-keyval';
import { createGameList } from './game-list.js';

/** Games of this browser, fetched with the first move or with the list of them. */

export type { SavedGame } from './game-list.js';

const store = createStore('tahoun', 'games');

export const { keepGame, listGames, savedGame, renameGame, deleteGame } = createGameList(
  {
    get: (id) => get(id, store),
    update: (id, change) => update(id, change, store),
    keys: () => keys(store),
    entries: () => entries(store),
    delMany: (ids) => delMany(ids, store),
  },
  Date.now,
);
