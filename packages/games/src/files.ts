import { atariGoFile } from './atari-go/file.js';
import { chessFile } from './chess/file.js';
import { czechDraughtsFile } from './czech-draughts/file.js';
import type { GameFileFormat } from './file-format.js';
import type { GameId } from './registry.js';

/** Games that have a file format of their own. The others are saved as JSON only. */
const FILE_FORMATS: Partial<Record<GameId, GameFileFormat>> = {
  chess: chessFile,
  'czech-draughts': czechDraughtsFile,
  'atari-go': atariGoFile,
};

/** The format in which people exchange games of this kind; undefined where there is none. */
export function fileFormatOf(id: GameId): GameFileFormat | undefined {
  return FILE_FORMATS[id];
}
