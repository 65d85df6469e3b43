import { ONGOING } from '@tahoun/core';
import type { GameFileFormat, PlayedResult } from '../file-format.js';
import type { MoveLine } from '../move-line.js';
import { parseAtariGo } from './notation.js';
import { parsePoint } from './points.js';
import { type SgfLine, parseSgf } from './sgf.js';
import { formatSgf } from './sgf-writing.js';

export { type SgfGame, type SgfLine, type SgfMove, parseSgf } from './sgf.js';
export { formatSgf } from './sgf-writing.js';

/** Who won, as SGF begins to say it; how much follows. */
const RESULTS: Readonly<Record<PlayedResult, string>> = {
  '1-0': 'B+R',
  '0-1': 'W+R',
  '1/2-1/2': '0',
  '*': '',
};

/** Smart Game Format. */
export const atariGoFile: GameFileFormat = {
  id: 'sgf',
  looksLike: (text) => /^\s*\(\s*[;(]/.test(text),

  write({ start, line, players, result, date }) {
    const info = { PB: players[0], PW: players[1], ...(date === undefined ? {} : { DT: date }) };
    const last = line.length - 1;
    const reason = reasonOf(start, line);
    const written = sgfLine(line).map((move, i) => (i === last ? { ...move, comment: reason } : move));
    // Where the moves end the game, the writer says so itself; else the loser has resigned.
    return formatSgf([{ info, start, comment: '', line: written, result: RESULTS[result] }]);
  },

  read: (text) =>
    parseSgf(text).map(({ info, start, line, result }) => ({
      start,
      line: lineOf(line),
      players: [info.PB ?? '?', info.PW ?? '?'],
      result: readResult(result),
    })),
};

function sgfLine(line: MoveLine): SgfLine {
  return line.map(({ text, variations }) => ({
    point: text,
    comment: '',
    variations: variations.map(sgfLine),
  }));
}

function lineOf(line: SgfLine): MoveLine {
  return line.map(({ point, variations }) => ({ text: point, variations: variations.map(lineOf) }));
}

/** Why the moves end the game, for people who open the file elsewhere; '' where they do not. */
function reasonOf(start: string, line: MoveLine): string {
  const position = parseAtariGo(start);
  for (const { text } of line) position.makeMove(parsePoint(position.goban.size, text));
  if (position.outcome() === ONGOING) return '';
  const loser = position.turn === 0 ? 'Black' : 'White';
  if (!position.isWon()) return `${loser} has no move left.`;
  const winner = position.turn === 0 ? 'White' : 'Black';
  const count = position.taken[1 - position.turn]!;
  return `${winner} has captured ${count} ${count === 1 ? 'stone' : 'stones'}.`;
}

function readResult(text: string): PlayedResult {
  if (text.startsWith('B+')) return '1-0';
  if (text.startsWith('W+')) return '0-1';
  return /^(0|draw)$/i.test(text) ? '1/2-1/2' : '*';
}
