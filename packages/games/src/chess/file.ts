import { type GameFileFormat, beginsLikePgn, eachAs } from '../file-format.js';
import { parseFen } from './fen.js';
import { formatPgn } from './pgn.js';
import { pgnGames } from './pgn-reading.js';

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

  games: (text) =>
    eachAs(pgnGames(text), ({ start, tree, headers, result }) => ({
      start,
      tree,
      players: [headers.White ?? '?', headers.Black ?? '?'],
      result,
      tags: headers,
    })),
};
