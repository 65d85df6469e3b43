import type { GameId } from './registry.js';

/**
 * How the names of files with games end, known without loading the formats: the web page offers them before it
 * needs one.
 */
const FILE_ENDINGS: Partial<Record<GameId, string>> = {
  chess: 'pgn',
  'czech-draughts': 'pdn',
  'atari-go': 'sgf',
};

/** The `id` of a game's file format; undefined where it has none. */
export function fileEndingOf(id: GameId): string | undefined {
  return FILE_ENDINGS[id];
}

export const FILE_FORMAT_ENDINGS = Object.values(FILE_ENDINGS);
