import { isGameId, knownGame } from '@tahoun/catalogue';
import { recall } from './preferences.js';

/** The game that the address names, else the one played last. */
export function firstGame(): string {
  const named = /^#([^?]*)/.exec(location.hash)?.[1] ?? '';
  const wanted = [named, recall('game') ?? ''];
  return wanted.find(isGameId) ?? knownGame('');
}
