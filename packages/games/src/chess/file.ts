import type { GameFileFormat } from '../file-format.js';
import type { MoveLine } from '../move-line.js';
import { parseFen } from './fen.js';
import { parseChessMove } from './move-reading.js';
import { formatSan, formatUci } from './move-text.js';
import type { PgnMove } from './pgn.js';
import { parsePgn } from './pgn-reading.js';
import { formatPgn } from './pgn-writing.js';
import type { ChessPosition } from './position.js';

/** Portable Game Notation, as other programs and sites read it. */
export const chessFile: GameFileFormat = {
  id: 'pgn',
  looksLike: (text) => /^\s*(\[|1\.)/.test(text),

  write({ start, line, players, result, date }) {
    const position = parseFen(start);
    const { isChess960 } = position;
    const headers = {
      White: players[0],
      Black: players[1],
      ...(date === undefined ? {} : { Date: date.replaceAll('-', '.') }),
    };
    return formatPgn({ headers, start, isChess960, moves: pgnLine(position, line), comments: [], result });
  },

  read: (text) =>
    parsePgn(text).map(({ start, moves, headers, result }) => ({
      start,
      line: lineOf(moves),
      players: [headers.White ?? '?', headers.Black ?? '?'],
      result,
    })),
};

/** The moves from the position on, which is left as it was. */
function pgnLine(position: ChessPosition, line: MoveLine): PgnMove[] {
  const written = line.map(({ text, variations }): PgnMove => {
    const instead = variations.map((variation) => pgnLine(position, variation));
    const move = parseChessMove(position, text);
    const san = formatSan(position, move);
    const uci = formatUci(position, move);
    position.makeMove(move);
    return { san, uci, nags: [], before: [], comments: [], variations: instead };
  });
  for (const _ of line) position.undoMove();
  return written;
}

function lineOf(moves: readonly PgnMove[]): MoveLine {
  return moves.map(({ san, variations }) => ({ text: san, variations: variations.map(lineOf) }));
}
