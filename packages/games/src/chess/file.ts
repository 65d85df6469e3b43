import type { GameFileFormat } from '../file-format.js';
import { parseFen } from './fen.js';
import { parseChessMove } from './move-reading.js';
import { formatSan, formatUci } from './move-text.js';
import type { PgnMove } from './pgn.js';
import { parsePgn } from './pgn-reading.js';
import { formatPgn } from './pgn-writing.js';

/** Portable Game Notation, as other programs and sites read it. */
export const chessFile: GameFileFormat = {
  id: 'pgn',
  looksLike: (text) => /^\s*(\[|1\.)/.test(text),

  write({ start, moves, players, result, date }) {
    const position = parseFen(start);
    const { isChess960 } = position;
    const written = moves.map((text): PgnMove => {
      const move = parseChessMove(position, text);
      const san = formatSan(position, move);
      const uci = formatUci(position, move);
      position.makeMove(move);
      return { san, uci, nags: [], before: [], comments: [], variations: [] };
    });
    const headers = {
      White: players[0],
      Black: players[1],
      ...(date === undefined ? {} : { Date: date.replaceAll('-', '.') }),
    };
    return formatPgn({ headers, start, isChess960, moves: written, comments: [], result });
  },

  read: (text) =>
    parsePgn(text).map(({ start, moves, headers, result }) => ({
      start,
      moves: moves.map(({ san }) => san),
      players: [headers.White ?? '?', headers.Black ?? '?'],
      result,
    })),
};
