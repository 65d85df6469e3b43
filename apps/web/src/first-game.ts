import { GAME_IDS, type GameId, isGameId } from '@tahoun/games';
import { recall } from './preferences.js';

const DEFAULT_GAME = GAME_IDS[0] as GameId;

/** The game that the address names, else the one played last. */
export function firstGame(): GameId {
  const wanted = [location.hash.slice(1), recall('game') ?? ''];
  return wanted.find(isGameId) ?? DEFAULT_GAME;
}
