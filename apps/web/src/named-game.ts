import { GAME_IDS, type GameId, isGameId } from '@tahoun/games';

/** The game that the address names, else the one played last, else the first there is. */
export function namedGame(hash: string, last: string | null): GameId {
  const named = /^#([^?]*)/.exec(hash)?.[1] ?? '';
  return [named, last ?? ''].find(isGameId) ?? (GAME_IDS[0] as GameId);
}
