import { initialDraughts } from './initial.js';
import { formatDraughts, parseDraughts } from './notation.js';
import type { PdnGame, PdnLine } from './pdn.js';
import { oneLine } from './pdn-tokens.js';

/** Lines of moves are no longer than this, where a word allows. */
const LINE_LENGTH = 79;
/** The headers that every game has, and what they hold where nothing is known. */
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

function formatGame({ tags, start, line, result }: PdnGame): string {
  const own = { Result: result, GameType: GAME_TYPE };
  const isSetUp = start !== formatDraughts(initialDraughts(false));
  const { SetUp: _setUp, FEN: _fen, ...others } = tags;
  const all = { ...ROSTER, ...others, ...own, ...(isSetUp ? { SetUp: '1', FEN: start } : {}) };
  const headers = Object.entries(all).map(([name, value]) => `[${name} "${escaped(value)}"]`);
  const words = [...lineWords(line, parseDraughts(start, false).turn), result];
  return `${headers.join('\n')}\n\n${wrapped(words)}\n`;
}

function escaped(value: string): string {
  return oneLine(value).replace(/["\\]/g, '\\$&');
}

/** @param ply of the line's first move, from 0 at White's first. */
function* lineWords(line: PdnLine, ply: number): Generator<string> {
  yield* line.comments.flatMap(commentWords);
  let needsNumber = true;
  for (const [index, { text, nags, comments, variations }] of line.moves.entries()) {
    const at = ply + index;
    const isWhite = at % 2 === 0;
    if (isWhite || needsNumber) yield `${Math.floor(at / 2) + 1}${isWhite ? '.' : '...'}`;
    yield text;
    yield* nags.map((nag) => `$${nag}`);
    yield* comments.flatMap(commentWords);
    for (const variation of variations) {
      yield '(';
      yield* lineWords(variation, at);
      yield ')';
    }
    needsNumber = comments.length > 0 || variations.length > 0;
  }
}

function commentWords(comment: string): string[] {
  return `{${comment.replaceAll('{', '(').replaceAll('}', ')')}}`.split(' ');
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
