import type { GameFileFormat } from '../file-format.js';
import { parsePdn } from './pdn.js';
import { formatPdn } from './pdn-write.js';

/** Portable Draughts Notation. */
export const czechDraughtsFile: GameFileFormat = {
  id: 'pdn',
  looksLike: (text) => /^\s*(\[|1\.)/.test(text),

  write({ start, moves, players, result, date }) {
    const tags = {
      White: players[0],
      Black: players[1],
      ...(date === undefined ? {} : { Date: date.replaceAll('-', '.') }),
    };
    const line = moves.map((text) => ({ text, nags: [], comments: [], variations: [] }));
    return formatPdn([{ tags, start, line: { comments: [], moves: line }, result }]);
  },

  read: (text) =>
    parsePdn(text).map(({ tags, start, line, result }) => ({
      start,
      moves: line.moves.map(({ text: move }) => move),
      players: [tags.White ?? '?', tags.Black ?? '?'],
      result,
    })),
};
