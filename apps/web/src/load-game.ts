import { loaders as artists } from '@tahoun/board';
import { GAME_IDS, type GameId, loaders as games } from '@tahoun/games';

const loaded = new Set<string>();

/** Gets a game's rules and drawing; before that it must not be looked up. Loading twice costs nothing. */
export async function loadGame(id: GameId): Promise<void> {
  await Promise.all([games[id](), artists[id]()]);
  loaded.add(id);
}

export function isLoaded(id: string): boolean {
  return loaded.has(id);
}

/** For what may be of any game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all(GAME_IDS.map(loadGame));
}
