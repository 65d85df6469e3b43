import type { GameFileFormat, PlayedResult } from '../file-format.js';
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

  write({ start, moves, players, result, date }) {
    const info = { PB: players[0], PW: players[1], ...(date === undefined ? {} : { DT: date }) };
    const line = moves.map((point) => ({ point, comment: '', variations: [] }));
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

function readResult(text: string): PlayedResult {
  if (text.startsWith('B+')) return '1-0';
  if (text.startsWith('W+')) return '0-1';
  return /^(0|draw)$/i.test(text) ? '1/2-1/2' : '*';
}
