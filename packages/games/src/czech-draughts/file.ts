import type { GameFileFormat } from '../file-format.js';
import type { MoveLine } from '../move-line.js';
import { type PdnLine, parsePdn } from './pdn.js';
import { formatPdn } from './pdn-write.js';

/** Portable Draughts Notation. */
export const czechDraughtsFile: GameFileFormat = {
  id: 'pdn',
  looksLike: (text) => /^\s*(\[|1\.)/.test(text),

  write({ start, line, players, result, date }) {
    const tags = {
      White: players[0],
      Black: players[1],
      ...(date === undefined ? {} : { Date: date.replaceAll('-', '.') }),
    };
    return formatPdn([{ tags, start, line: pdnLine(line), result }]);
  },

  read: (text) =>
    parsePdn(text).map(({ tags, start, line, result }) => ({
      start,
      line: lineOf(line),
      players: [tags.White ?? '?', tags.Black ?? '?'],
      result,
    })),
};

function pdnLine(line: MoveLine): PdnLine {
  const moves = line.map(({ text, variations }) => {
    return { text, nags: [], comments: [], variations: variations.map(pdnLine) };
  });
  return { comments: [], moves };
}

function lineOf({ moves }: PdnLine): MoveLine {
  return moves.map(({ text, variations }) => ({ text, variations: variations.map(lineOf) }));
}
