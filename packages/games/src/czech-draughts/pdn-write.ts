import { numberedMoves, wrapped } from '../file-format.js';
import { oneLine } from '../text-lines.js';
import { formatDraughts, initialDraughts, parseDraughts } from './notation.js';
import type { PdnGame } from './pdn.js';

/** Lines of moves are no longer than this, where a word allows. */
const LINE_LENGTH = 79;
/** The headers that every game has, and their values when unknown. */
const ROSTER = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
} as const;
/** Czech draughts; White begins; 8x8; squares by name from a1; not turned round. */
const GAME_TYPE = '29,W,8,8,A0,0';

/** Writes games as PDN 3.0, an empty line between them. Braces in comments become round ones. */
export function formatPdn(games: readonly PdnGame[]): string {
  return games.map(formatGame).join('\n');
}

function formatGame({ tags, start, tree, result }: PdnGame): string {
  const own = { Result: result, GameType: GAME_TYPE };
  const isSetUp = start !== formatDraughts(initialDraughts(false));
  const { SetUp: _setUp, FEN: _fen, ...others } = tags;
  const all = { ...ROSTER, ...others, ...own, ...(isSetUp ? { SetUp: '1', FEN: start } : {}) };
  const headers = Object.entries(all).map(([name, value]) => `[${name} "${escaped(value)}"]`);
  const { turn } = parseDraughts(start, false);
  const words = [...numberedMoves(tree.children, turn, tree.comments), result];
  return `${headers.join('\n')}\n\n${wrapped(words, LINE_LENGTH)}\n`;
}

function escaped(value: string): string {
  return oneLine(value).replace(/["\\]/g, '\\$&');
}
