import { isGameId, knownGame } from '@tahoun/catalogue';

/** The game that the address names, else the one played last, else the first there is. */
export function namedGame(hash: string, last: string | null): string {
  const named = /^#([^?]*)/.exec(hash)?.[1] ?? '';
  return [named, last ?? ''].find(isGameId) ?? knownGame('');
}
