import { InputError, type OnDropped, quoteInput } from '@tahoun/core';
import { leaveOut } from '../errors.js';
import { MAX_FILE_LENGTH, MAX_GAME_LENGTH, type UnreadGame, readAll } from '../file-format.js';
import { type TextPart, lineAt, partsFrom, withLimit, withPlainLines } from '../text-lines.js';
import { GameReader, type SgfGame, misplaced } from './sgf-game.js';
import { INFO_PROPERTIES } from './sgf-root.js';
import { sgfLineOf, sgfTokens } from './sgf-tokens.js';

export type { SgfGame } from './sgf-game.js';

/**
 * The games of an SGF file (FF[4], GM[1], SZ, RU[Atari Go] or `RU[Atari Go N]` for a target of N stones, AB, AW, PL and
 * HA for the start, B, W, C and the usual properties about the game), read in time proportional to its length. Other
 * properties are left out. Without PL the colour of the first move decides which side begins. If parts are
 * left out so that a game can be read, moves from the first illegal one on are kept as words.
 * @throws InputError where the text is too long
 */
export function* sgfGames(text: string): Generator<UnreadGame<SgfGame>> {
  if (text.length > MAX_FILE_LENGTH) throw tooLong(MAX_FILE_LENGTH);
  const lines = withPlainLines(text);
  for (const { begin, part } of partsFrom(lines, extentsOf(lines))) {
    yield {
      tags: Object.fromEntries(begin.tags),
      read: (onDropped) => readGame(part, onDropped && withLimit(onDropped)),
    };
  }
}

/**
 * Reads all games. @param onDropped receives each problem that is left out so that a game can be read
 * @throws InputError naming the line, for text that is not SGF, other games, and moves that are not legal.
 */
export function parseSgf(text: string, onDropped?: OnDropped): SgfGame[] {
  return readAll(sgfGames(text), onDropped);
}

/** One game of a file: the index of its beginning, and the texts of its first node. */
interface SgfExtent {
  readonly at: number;
  readonly tags: Map<string, string>;
}

/** Properties that only the first node of a game has. */
const OF_ROOT = ['GM', 'FF'];
const TAGS: readonly string[] = [...INFO_PROPERTIES, 'RE'];

/** The games of a file. A missing bracket at the end of one does not make the next one its variation. */
function* extentsOf(text: string): Generator<SgfExtent> {
  let extent: SgfExtent | null = null;
  let depth = 0;
  /** The extent that begins at the last bracket, while the first node after it is read. */
  let opened: SgfExtent | null = null;
  let before = '';
  for (const token of sgfTokens(text)) {
    const { kind, at } = token;
    if (kind === 'open') opened = { at, tags: new Map() };
    else if (kind !== 'property' && !(kind === 'node' && before === 'open')) opened = null;
    const isNext = opened !== null && kind === 'property' && OF_ROOT.includes(token.id);
    if (extent === null || (kind === 'open' && depth === 0) || (isNext && opened !== extent)) {
      depth = isNext ? 1 : 0;
      extent = opened ?? { at, tags: new Map() };
      yield extent;
    }
    if (kind === 'open') depth++;
    else if (kind === 'close') depth = Math.max(0, depth - 1);
    else if (kind === 'property' && TAGS.includes(token.id)) {
      opened?.tags.set(token.id, sgfLineOf(token.values[0]!));
    }
    before = kind;
  }
}

function readGame(part: TextPart, onDropped: OnDropped | undefined): SgfGame {
  if (part.text.length > MAX_GAME_LENGTH) throw tooLong(MAX_GAME_LENGTH);
  const reader = new GameReader(part, onDropped);
  let isWhole = false;
  for (const token of sgfTokens(part.text)) {
    if (token.kind === 'unreadable') leaveOut(misread(part, token.at), onDropped);
    else if (isWhole) leaveOut(misplaced(part, part.text.charAt(token.at), token.at), onDropped);
    else isWhole = reader.read(token);
  }
  if (!isWhole) leaveOut(misplaced(part, '(', part.text.length), onDropped);
  return isWhole ? reader.game() : reader.closed();
}

function misread(part: TextPart, at: number): InputError {
  const [line, found] = [lineAt(part, at), quoteInput(part.text.slice(at, at + 60))];
  return new InputError('sgf-syntax', `line ${line} has "${found}", which is not part of SGF`, {
    line,
    found,
  });
}

function tooLong(max: number): InputError {
  return new InputError('sgf-too-long', `the file is too long; at most ${max} characters are read`, { max });
}
