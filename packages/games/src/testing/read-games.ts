import type { OnDropped } from '@tahoun/core';
import { type GameFileFormat, type PlayedGame, readAll } from '../file-format.js';

/** All games of a file. @throws InputError */
export function readGames(
  format: GameFileFormat | undefined,
  text: string,
  onDropped?: OnDropped,
): PlayedGame[] {
  return readAll(format?.games(text) ?? [], onDropped);
}
