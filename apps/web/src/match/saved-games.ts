import type { GameResult, Side } from '@tahoun/core';
import { type Match, resultOf, saveMatch } from '@tahoun/match';
import { createStore, delMany, entries, get, keys, update } from 'idb-keyval';
import { filedName } from './page-match.js';

/** The games of a browser, in a store of values by their ids. */

export interface SavedGame {
  /** Name given by the user; empty without one. */
  readonly name: string;
  readonly game: string;
  readonly plies: number;
  readonly isOver: boolean;
  /** The players: a name from a file, or a player's text form; games of earlier versions have none. */
  readonly names?: readonly [string, string];
  /** `1–0`, as in files; empty while the game goes on. */
  readonly score?: string;
  /** Milliseconds of the epoch. */
  readonly changedAt: number;
  /** As `saveMatch` writes it. */
  readonly text: string;
}

export interface GameStore {
  readonly get: (id: string) => Promise<SavedGame | undefined>;
  /** Replaces the stored value by the result of `change`. */
  readonly update: (id: string, change: (old: SavedGame | undefined) => SavedGame) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  readonly entries: () => Promise<[string, SavedGame][]>;
  readonly delMany: (ids: string[]) => Promise<void>;
}

/** Number of games without a name that are kept; older ones are deleted. */
const MAX_UNNAMED = 200;

/** Another version of the page, or a disk, may have left something else in the store. */
function isSavedGame(value: Partial<SavedGame> | undefined | null): boolean {
  const { name, game, text, changedAt } = value ?? {};
  return [name, game, text].every((each) => typeof each === 'string') && typeof changedAt === 'number';
}

function scoreOf(result: GameResult | null): string {
  if (result === null) return '';
  return result.winner === null ? '½–½' : ['1–0', '0–1'][result.winner]!;
}

/** @param now milliseconds of the epoch */
export function createGameList(store: GameStore, now: () => number) {
  /** Keeps the match as it is now; its name stays. */
  async function keepGame(id: string, match: Match): Promise<void> {
    const isNew = (await store.get(id)) === undefined;
    const whole = { ...match, cursor: match.moves.length };
    const result = resultOf(whole);
    const nameOf = (side: Side) => filedName(match, side) ?? match.players[side];
    const fields = {
      game: match.game,
      plies: match.moves.length,
      isOver: result !== null,
      names: [nameOf(0), nameOf(1)] as const,
      score: scoreOf(result),
      changedAt: now(),
      text: saveMatch(match),
    };
    await store.update(id, (old) => ({ name: old?.name ?? '', ...fields }));
    if (isNew) await forgetOldest();
  }

  async function forgetOldest(): Promise<void> {
    if ((await store.keys()).length <= MAX_UNNAMED) return;
    const unnamed = (await listGames()).filter(([, { name }]) => name === '');
    await store.delMany(unnamed.slice(MAX_UNNAMED).map(([id]) => id));
  }

  /** All games with their ids, the newest first; invalid entries are left out. */
  async function listGames(): Promise<readonly (readonly [string, SavedGame])[]> {
    const all = (await store.entries()).filter(([, saved]) => isSavedGame(saved));
    return all.sort(([, a], [, b]) => b.changedAt - a.changedAt);
  }

  async function renameGame(id: string, name: string): Promise<void> {
    if ((await store.get(id)) === undefined) return;
    await store.update(id, (old) => ({ ...(old as SavedGame), name }));
  }

  return {
    keepGame,
    listGames,
    renameGame,
    savedGame: (id: string) => store.get(id),
    deleteGame: (id: string) => store.delMany([id]),
  };
}

/** Games of this browser, fetched with the first move or with the list of them. */

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
