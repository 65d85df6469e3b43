import { InputError, type OnDropped, quoteInput } from '@tahoun/core';
import {
  type MoveNode,
  type PlayedResult,
  type UnreadGame,
  eachAs,
  numberedMoves,
  readAll,
  wrapped,
} from '../file-format.js';
import type { Meaning, MovetextFormat } from '../movetext/format.js';
import { movetextGames } from '../movetext/reading.js';
import { oneLine } from '../text-lines.js';
import { formatDraughts, initialDraughts, parseDraughts } from './notation.js';
import { parseDraughtsMove } from './parse-move.js';
import type { DraughtsPosition } from './position.js';
import { formatDraughtsMove } from './routes.js';

/** A game of a PDN file. Its moves have been played over and are written canonically. */
export interface PdnGame {
  /** The headers by name, in their order. */
  readonly tags: Readonly<Record<string, string>>;
  /** Text form of the starting position. */
  readonly start: string;
  readonly tree: MoveNode;
  readonly result: PlayedResult;
}

/** PDN 3.0 also counts points: two for a win. */
const RESULTS: Readonly<Record<string, PlayedResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1/2-1/2': '1/2-1/2',
  '1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '½': '1/2-1/2',
  '1-1': '1/2-1/2',
  '0-0': '*',
  '*': '*',
};
/** The GameTypes that are read: Czech draughts, squares by name, or by number from the top left. */
const GAME_TYPES = /^29(?!\d)(?!.*,N[013])/;
const INITIAL = formatDraughts(initialDraughts(false));

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

const withHyphens = (text: string) => text.replace(/\s*[-–—]\s*/g, '-');
const moveOf = ([text = '']: readonly string[]): Meaning => ({ kind: 'move', text: withHyphens(text) });

const PDN: MovetextFormat<DraughtsPosition> = {
  parts: [
    // The number of a move.
    [/\d+(?:\s*\.)+|\.+/y, () => null],
    [
      /(?:1\/2(?:[-–—]1\/2)?|½(?:[-–—]½)?|[12][-–—]0|0[-–—][012]|1[-–—]1|\*)(?![\w:–—-])/y,
      ([text = '']) => ({ kind: 'result', result: RESULTS[withHyphens(text)] as PlayedResult }),
    ],
    // Squares with a dash of any kind, with or without spaces.
    [/[a-h][1-8](?:\s*[-–—]\s*[a-h][1-8])+/y, moveOf],
    // Points that no result gives are no move either.
    [/(?![0-2]-[0-2](?![\w:-]))[a-z]?\d{1,2}(?:[-–—x:]?[a-wyz]\d{1,2}|[-–—x:]\d{1,2})*(?!\w)/iy, moveOf],
  ],

  fault(fault, line, found) {
    if (fault !== 'unreadable' && fault !== 'open-comment') return misplaced(line, found);
    const message = `line ${line} has "${found}", which is not part of PDN`;
    return new InputError('pdn-syntax', message, { line, found });
  },

  earlyNag: misplaced,

  tooLong(_found, max) {
    const message = `the file is too long; at most ${max} characters are read`;
    return new InputError('pdn-too-long', message, { max });
  },

  start(tag) {
    tag('GameType', '29', (type) => {
      if (GAME_TYPES.test(type)) return;
      const found = quoteInput(type);
      throw new InputError(
        'pdn-game-type',
        `the GameType is "${found}"; expected 29,W,8,8,A0,0 (Czech draughts)`,
        { found },
      );
    });
    return tag('FEN', INITIAL, (fen) => parseDraughts(fen, false));
  },

  firstPly: ({ turn }) => turn,
  parseMove: parseDraughtsMove,
  formatMove: formatDraughtsMove,
};

/** The games of a PDN 3.0 file. */
export function pdnGames(text: string): Iterable<UnreadGame<PdnGame>> {
  return eachAs(movetextGames(text, [PDN]), ({ start, ...game }) => ({
    ...game,
    start: formatDraughts(start),
  }));
}

/**
 * Reads all games. @param onDropped receives each problem that is left out so that a game can be read
 * @throws InputError naming the line, for text that is not PDN, moves that are not legal and other games.
 */
export function parsePdn(text: string, onDropped?: OnDropped): PdnGame[] {
  return readAll(pdnGames(text), onDropped);
}

/** Writes games as PDN 3.0, an empty line between them. Braces in comments become round ones. */
export function formatPdn(games: readonly PdnGame[]): string {
  return games.map(formatGame).join('\n');
}

function formatGame({ tags, start, tree, result }: PdnGame): string {
  const own = { Result: result, GameType: GAME_TYPE };
  const isSetUp = start !== INITIAL;
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

function misplaced(line: number, found: string): InputError {
  return new InputError(
    'pdn-misplaced',
    `line ${line}: "${found}" has no place here; variations and annotations follow a move, and brackets must close`,
    { line, found },
  );
}
