import { InputError, type OnDropped, quoteInput } from '@tahoun/core';
import { type UnreadGame, eachAs, readAll } from '../file-format.js';
import { type Fault, MAX_DEPTH, type Meaning, type MovetextFormat } from '../movetext/format.js';
import { movetextGames } from '../movetext/reading.js';
import { formatFen, parseFen } from './fen.js';
import { parseChessMove } from './move-reading.js';
import { formatSan } from './move-text.js';
import { ORDINARY_START_FEN, type PgnGame } from './pgn.js';
import type { ChessPosition } from './position.js';

/** Letters of queen, rook, bishop and knight in files of other languages: Czech and German. */
const OTHER_LETTERS = ['DVSJ', 'DTLS'];
/** Piece, origin, target, the piece of a promotion, en passant, signs of check: most may be missing. */
const MOVE = new RegExp(
  '[KQRBNPDVSJTL♔-♟]?[a-h]?[1-8]?[-–—x:]?[a-h][1-8]' +
    '(?:\\([QRBNqrbn]\\)|[=/]?[QRBNDVSJTLqrbn](?![a-h1-8x]))?(?:\\s?e\\.p\\.?)?[+#]*',
  'y',
);

/** Dashes as a typewriter has them, figurines as letters. */
const moveOf = ([text = '']: readonly string[]): Meaning => ({
  kind: 'move',
  text: text
    .replace(/[–—]/g, '-')
    .replace(/[♔-♟]/, (piece) => 'KQRBNP'.charAt((piece.charCodeAt(0) - 0x2654) % 6)),
});

/** Names of the ordinary game and of Chess960 in the tag Variant; all others are other games. */
const ORDINARY = /^(?:standard|normal|regular|chess|orthodox|classic|classical|from position|\?|-)?$/i;
const CHESS960 = /960|fischer|freestyle|\bfrc\b|wild\/fr/i;

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
    [/1\/2(?:\s?[-–—:]\s?1\/2)?|½(?:\s?[-–—:]\s?½)?/y, () => ({ kind: 'result', result: '1/2-1/2' })],
    [/1[-–—:]0/y, () => ({ kind: 'result', result: '1-0' })],
    [/0[-–—:]1/y, () => ({ kind: 'result', result: '0-1' })],
    [/\*/y, () => ({ kind: 'result', result: '*' })],
    // No move at all, castling, and any other.
    [/--|Z0|@@@@|0000/y, ([text = '']) => ({ kind: 'move', text })],
    [/[Oo0][-–—]?[Oo0](?:[-–—]?[Oo0])?(?![-/\d])[+#]*/y, moveOf],
    [MOVE, moveOf],
    // The number of a move.
    [/\d+(?:\s*\.)*(?=[^-/\d])|\d+\.*$|\.+|…/y, () => null],
    // Judgements that some programs write as text (they have no agreed number), and separators between moves.
    [/[-+−=/±∓⩲⩱∞□⌓,]+|[ND](?=\s)|(?:check)?mate?(?!\w)/y, () => null],
  ],

  fault(fault, line, found) {
    return new InputError(`pgn-${fault}`, `line ${line}: ${FAULTS[fault](found)}`, { line, found });
  },

  tooLong(found, max) {
    const message = `the PGN has ${found} characters; at most ${max} are read`;
    return new InputError('pgn-too-long', message, { found, max });
  },

  start(tag, onDropped) {
    const isChess960 = tag('Variant', '', (variant) => {
      if (CHESS960.test(variant)) return true;
      if (ORDINARY.test(variant.trim())) return false;
      const found = quoteInput(variant);
      const message = `the tag Variant names another game, "${found}"; expected Standard or Chess960`;
      throw new InputError('pgn-variant', message, { found });
    });
    return tag('FEN', ORDINARY_START_FEN, (fen) => {
      try {
        return startOf(fen, isChess960, onDropped);
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

/** The ways in which moves are written, the standard one first. */
const WAYS: readonly MovetextFormat<ChessPosition>[] = [
  PGN,
  ...OTHER_LETTERS.map((letters) => ({
    ...PGN,
    parseMove: (position: ChessPosition, text: string) =>
      PGN.parseMove(
        position,
        text.replace(/[A-Z]/g, (letter) => 'QRBN'.charAt(letters.indexOf(letter)) || letter),
      ),
  })),
];

/** The start, whose castling letters may fit only the rooks of Chess960, in a file that does not say so. */
function startOf(fen: string, isChess960: boolean, onDropped: OnDropped | undefined): ChessPosition {
  for (const outermost of [isChess960, true]) {
    try {
      return parseFen(fen, outermost);
    } catch {
      // Impossible castling rights are left out below, or refused.
    }
  }
  return parseFen(fen, isChess960, onDropped);
}

/**
 * The games of a PGN text, read tolerantly: results, tags and move numbers may be missing, moves may be in any form
 * that `parseChessMove` reads, with letters of other languages where those of English make no game. Every move is
 * checked.
 */
export function pgnGames(text: string): Iterable<UnreadGame<PgnGame>> {
  return eachAs(movetextGames(text, WAYS), ({ tags, start, tree, result }) => ({
    headers: tags,
    start: formatFen(start),
    isChess960: start.isChess960,
    tree,
    result,
  }));
}

/**
 * Reads all games. @param onDropped receives each problem that is left out so that a game can be read
 * @throws InputError naming the line, for text that is not PGN and for moves that are not legal.
 */
export function parsePgn(text: string, onDropped?: OnDropped): PgnGame[] {
  return readAll(pgnGames(text), onDropped);
}
