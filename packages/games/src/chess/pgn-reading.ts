import { InputError, quoteInput } from '@tahoun/core';
import { type Fault, MAX_DEPTH, MAX_LENGTH, type MovetextFormat } from '../movetext/format.js';
import { readMovetext } from '../movetext/reading.js';
import { formatFen, parseFen } from './fen.js';
import { parseChessMove } from './move-reading.js';
import { formatSan } from './move-text.js';
import { ORDINARY_START_FEN, type PgnGame } from './pgn.js';
import type { ChessPosition } from './position.js';

/** Piece, origin, target, the piece of a promotion, en passant, signs of check: most may be missing. */
const MOVE = new RegExp(
  '[KQRBNP]?[a-h]?[1-8]?[-x:]?[a-h][1-8]' +
    '(?:\\([QRBNqrbn]\\)|[=/]?[QRBNqrbn](?![a-h1-8x]))?(?:\\s?e\\.p\\.?)?[+#]*',
  'y',
);

const FAULTS: Readonly<Record<Fault, (found: string) => string>> = {
  unreadable: (found) => `"${found}" is neither a move nor any other part of PGN`,
  'open-comment': () => 'the comment that begins with { has no closing }',
  'early-variation': () => 'a variation begins with ( before there is a move that it replaces',
  'deep-variation': () => `variations lie in one another more than ${MAX_DEPTH} deep`,
  'open-variation': () => 'a variation that begins with ( never ends',
  'closed-twice': () => 'there is a ) without a matching (',
};

const PGN: MovetextFormat<ChessPosition> = {
  parts: [
    [/1\/2(?:-1\/2)?|½-½/y, () => ({ kind: 'result', result: '1/2-1/2' })],
    [/1-0/y, () => ({ kind: 'result', result: '1-0' })],
    [/0-1/y, () => ({ kind: 'result', result: '0-1' })],
    [/\*/y, () => ({ kind: 'result', result: '*' })],
    // No move at all, castling, and any other.
    [/--|Z0|@@@@|0000/y, ([text = '']) => ({ kind: 'move', text })],
    [/[Oo0]-?[Oo0](?:-?[Oo0])?(?![-/\d])[+#]*/y, ([text = '']) => ({ kind: 'move', text })],
    [MOVE, ([text = '']) => ({ kind: 'move', text })],
    // The number of a move.
    [/\d+(?:\s*\.)*(?=[^-/\d])|\d+\.*$|\.+|…/y, () => null],
    // Judgements that some programs write as text; they have no agreed number.
    [/[-+−=/±∓⩲⩱∞□⌓]+|[ND](?=\s)/y, () => null],
  ],

  fault(fault, line, found) {
    return new InputError(`pgn-${fault}`, `line ${line}: ${FAULTS[fault](found)}`, { line, found });
  },

  tooLong(found) {
    const message = `the PGN has ${found} characters; at most ${MAX_LENGTH} are read`;
    return new InputError('pgn-too-long', message, { found, max: MAX_LENGTH });
  },

  start(tag) {
    const isChess960 = tag('Variant', '', (variant) => /960|fischer/i.test(variant));
    return tag('FEN', ORDINARY_START_FEN, (fen) => {
      try {
        return parseFen(fen, isChess960);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        throw new InputError('pgn-bad-start', `the tag FEN: ${error.message}`, { found: quoteInput(fen) });
      }
    });
  },

  firstPly: ({ fullmoveNumber, turn }) => 2 * (fullmoveNumber - 1) + turn,

  parseMove(position, text) {
    try {
      return parseChessMove(position, text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const move = `${position.fullmoveNumber}${position.turn === 0 ? '.' : '...'}`;
      throw new InputError('pgn-bad-move', `move ${move} ${error.message}`, {
        move,
        found: quoteInput(text),
      });
    }
  },

  formatMove: formatSan,
};

/**
 * Reads all games of a PGN text, tolerantly: results, tags and move numbers may be missing, moves may
 * be in any form that `parseChessMove` reads. Every move is checked.
 * @throws InputError naming the line, for what is not PGN and for moves that are not legal.
 */
export function parsePgn(text: string): PgnGame[] {
  return readMovetext(text, PGN).map(({ tags, start, tree, result }) => ({
    headers: tags,
    start: formatFen(start),
    isChess960: start.isChess960,
    tree,
    result,
  }));
}
