import { namedGame } from './named-game.js';
import { recall } from './preferences.js';

export function firstGame(): string {
  return namedGame(location.hash, recall('game'));
}
