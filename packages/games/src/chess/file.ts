import { type GameFileFormat, beginsLikePgn } from '../file-format.js';
import { parseFen } from './fen.js';
import { formatPgn } from './pgn.js';
import { parsePgn } from './pgn-reading.js';

/** Portable Game Notation, as other programs and sites read it. */
export const chessFile: GameFileFormat = {
  id: 'pgn',
  looksLike: beginsLikePgn,

  write({ start, tree, players, result, date, tags }) {
    const { isChess960 } = parseFen(start);
    const headers = {
      ...tags,
      White: players[0],
      Black: players[1],
      ...(date === undefined ? {} : { Date: date.replaceAll('-', '.') }),
    };
    return formatPgn({ headers, start, isChess960, tree, result });
  },

  read: (text, onDropped) =>
    parsePgn(text, onDropped).map(({ start, tree, headers, result }) => ({
      start,
      tree,
      players: [headers.White ?? '?', headers.Black ?? '?'],
      result,
      tags: headers,
    })),
};
