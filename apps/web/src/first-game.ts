import type { GameId } from '@tahoun/games';
import { namedGame } from './named-game.js';
import { recall } from './preferences.js';

export function firstGame(): GameId {
  return namedGame(location.hash, recall('game'));
}
