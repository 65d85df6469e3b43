import { ONGOING } from '@tahoun/core';
import type { GameFileFormat, PlayedResult } from '../file-format.js';
import { parseAtariGo } from './notation.js';
import { parsePoint } from './points.js';
import { parseSgf } from './sgf.js';
import { formatSgf } from './sgf-writing.js';

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

  write({ start, moves, players, result, date }) {
    const info = { PB: players[0], PW: players[1], ...(date === undefined ? {} : { DT: date }) };
    const last = moves.length - 1;
    const reason = reasonOf(start, moves);
    const line = moves.map((point, i) => ({ point, comment: i === last ? reason : '', variations: [] }));
    // Where the moves end the game, the writer says so itself; else the loser has resigned.
    return formatSgf([{ info, start, comment: '', line, result: RESULTS[result] }]);
  },

  read: (text) =>
    parseSgf(text).map(({ info, start, line, result }) => ({
      start,
      moves: line.map(({ point }) => point),
      players: [info.PB ?? '?', info.PW ?? '?'],
      result: readResult(result),
    })),
};

/** Why the moves end the game, for people who open the file elsewhere; '' where they do not. */
function reasonOf(start: string, moves: readonly string[]): string {
  const position = parseAtariGo(start);
  for (const point of moves) position.makeMove(parsePoint(position.goban.size, point));
  if (position.outcome() === ONGOING) return '';
  const loser = position.turn === 0 ? 'Black' : 'White';
  if (!position.isWon()) return `${loser} has no move left.`;
  const winner = position.turn === 0 ? 'White' : 'Black';
  const count = position.taken[1 - position.turn] as number;
  return `${winner} has captured ${count} ${count === 1 ? 'stone' : 'stones'}.`;
}

function readResult(text: string): PlayedResult {
  if (text.startsWith('B+')) return '1-0';
  if (text.startsWith('W+')) return '0-1';
  return /^(0|draw)$/i.test(text) ? '1/2-1/2' : '*';
}
