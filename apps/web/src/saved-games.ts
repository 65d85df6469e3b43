import { type Match, resultOf, saveMatch } from '@tahoun/match';
import { createStore, delMany, entries, get, keys, update } from 'idb-keyval';

/** Games of this browser, fetched with the first move or with the list of them. */

export interface SavedGame {
  /** What the user calls it; empty when they did not. */
  readonly name: string;
  readonly game: string;
  readonly plies: number;
  readonly isOver: boolean;
  /** Milliseconds of the epoch. */
  readonly changedAt: number;
  /** As `saveMatch` writes it. */
  readonly text: string;
}

/** More without a name are forgotten, the oldest first. */
const MAX_UNNAMED = 200;

const store = createStore('tahoun', 'games');

/** Keeps the match as it is now; its name stays. */
export async function keepGame(id: string, match: Match): Promise<void> {
  const isNew = (await get<SavedGame>(id, store)) === undefined;
  const whole = { ...match, cursor: match.moves.length };
  const fields = {
    game: match.game,
    plies: match.moves.length,
    isOver: resultOf(whole) !== null,
    changedAt: Date.now(),
    text: saveMatch(match),
  };
  await update<SavedGame>(id, (old) => ({ name: old?.name ?? '', ...fields }), store);
  if (isNew) await forgetOldest();
}

async function forgetOldest(): Promise<void> {
  if ((await keys(store)).length <= MAX_UNNAMED) return;
  const unnamed = (await listGames()).filter(([, { name }]) => name === '');
  await delMany(
    unnamed.slice(MAX_UNNAMED).map(([id]) => id),
    store,
  );
}

/** All games with their ids, the newest first. */
export async function listGames(): Promise<readonly (readonly [string, SavedGame])[]> {
  const all = await entries<string, SavedGame>(store);
  return all.sort(([, a], [, b]) => b.changedAt - a.changedAt);
}

export function savedGame(id: string): Promise<SavedGame | undefined> {
  return get<SavedGame>(id, store);
}

export async function renameGame(id: string, name: string): Promise<void> {
  if ((await savedGame(id)) === undefined) return;
  await update<SavedGame>(id, (old) => ({ ...(old as SavedGame), name }), store);
}

export function deleteGame(id: string): Promise<void> {
  return delMany([id], store);
}
