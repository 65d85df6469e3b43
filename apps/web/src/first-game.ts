import { GAME_IDS, type GameId, isGameId } from '@tahoun/games';
import { recall } from './preferences.js';

const DEFAULT_GAME = GAME_IDS[0] as GameId;

/** The game that the address names, else the one played last. */
export function firstGame(): GameId {
  const named = /^#([^?]*)/.exec(location.hash)?.[1] ?? '';
  const wanted = [named, recall('game') ?? ''];
  return wanted.find(isGameId) ?? DEFAULT_GAME;
}
