import { InputError, type OnDropped, type Side, otherSide, quoteInput } from '@tahoun/core';
import { checkLength, leaveOut } from '../errors.js';
import { isAttacked } from './checks.js';
import { readCastling, writeCastling } from './fen-castling.js';
import { KING, NO_PIECE, PAWN, kindOf, makePiece, pieceLetter, pieceOfLetter } from './pieces.js';
import { ChessPosition } from './position.js';
import { NO_SQUARE, rankOf, squareAt, squareName, squareOf } from './squares.js';

/** Longer texts are refused unread; the longest FEN has about 100 characters. */
const MAX_LENGTH = 300;
const MAX_COUNTER = 9999;
const SIDE_NAMES = ['White', 'Black'] as const;

/**
 * Reads a position in Forsyth-Edwards notation: pieces, side to move, castling, en passant and two counters, all but
 * the pieces perhaps missing, or as EPD with operations after them. Where there are no spaces, `_` parts the fields, as
 * in addresses; else it says nothing, as `-` does. @param isChess960 reads `KQkq` as the outermost rooks (X-FEN); files
 * such as `HAha` (Shredder-FEN) are read either way.
 * @param onDropped receives impossible castling rights and en passant squares, which are then left out
 * @throws InputError naming the text found, its place, and the accepted texts.
 */
export function parseFen(text: string, isChess960 = false, onDropped?: OnDropped): ChessPosition {
  checkLength(text, MAX_LENGTH, 'a FEN has six fields');
  const [pieces, side, castling, enPassant, halfmoves, fullmoves] = fieldsOf(text.trim());
  const board = readBoard(pieces);
  const turn = readTurn(side);
  checkKings(board);
  checkPawns(board);
  const rights = readCastling(castling, board, isChess960, onDropped);
  const position = new ChessPosition({
    board,
    turn,
    ...rights,
    epSquare: readEnPassant(enPassant, board, turn, onDropped),
    halfmoveClock: readCounter(halfmoves, 'halfmove clock', 0),
    fullmoveNumber: Math.max(1, readCounter(fullmoves, 'fullmove number', 0)),
  });
  checkOtherKing(position);
  return position;
}

type Six = [string, string, string, string, string, string];

/** The six fields, with defaults for missing ones: White to move, and the counters of a start. */
function fieldsOf(text: string): Six {
  const fields = text.split(/\s/.test(text) ? /\s+/ : /_+/);
  const operations = fields.findIndex((field, at) => at >= 4 && /^[a-z]/i.test(field));
  if (operations > 0 && text.endsWith(';')) fields.length = operations;
  const found = text === '' ? 0 : fields.length;
  if (found > 6 || (found < 4 && !fields[0]?.includes('/'))) {
    throw new InputError(
      'fen-field-count',
      `a FEN has up to 6 fields (pieces, side to move, castling, en passant, counters), found ${found}`,
      { found },
    );
  }
  const countOf = (operation: string) => new RegExp(`\\b${operation}\\s+(\\d+)\\s*;`).exec(text)?.[1];
  const usual: Six = ['', 'w', '-', '-', countOf('hmvc') ?? '0', countOf('fmvn') ?? '1'];
  // Nothing is sometimes written as a longer dash.
  return usual.map((value, at) => fields[at]?.replace(/^[-–—−_]+$/, '-') ?? value) as Six;
}

/** The canonical FEN: Shredder's letters where castling differs from ordinary chess. */
export function formatFen(position: ChessPosition): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => formatRank(position, rank));
  const enPassant = position.epSquare === NO_SQUARE ? '-' : squareName(position.epSquare);
  return [
    ranks.join('/'),
    position.turn === 0 ? 'w' : 'b',
    writeCastling(position),
    enPassant,
    position.halfmoveClock,
    position.fullmoveNumber,
  ].join(' ');
}

/** @throws InputError when the side that is not to move is in check: its king could be captured. */
export function checkOtherKing(position: ChessPosition): void {
  const { bits, turn } = position;
  const other = otherSide(turn);
  const king = position.kingSquare(other);
  if (!isAttacked(bits, king, turn, bits[0]! | bits[2]!, bits[1]! | bits[3]!)) return;
  throw new InputError(
    'chess-other-in-check',
    `${SIDE_NAMES[other]}'s king on ${squareName(king)} is in check, but it is ${SIDE_NAMES[turn]}'s turn`,
    { side: other === 0 ? 'w' : 'b', square: squareName(king) },
  );
}

function readBoard(text: string): Uint8Array {
  const ranks = text.split('/');
  if (ranks.length !== 8) {
    const found = ranks.length;
    throw new InputError(
      'fen-rank-count',
      `the board has ${found === 1 ? '1 rank' : `${found} ranks`}, expected 8, from rank 8 down, separated by /`,
      { found },
    );
  }
  const board = new Uint8Array(64);
  for (const [index, rank] of ranks.entries()) readRank(rank, 7 - index, board);
  return board;
}

function readRank(text: string, rank: number, board: Uint8Array): void {
  let file = 0;
  for (const character of text) {
    const piece = pieceOfLetter(character);
    if (piece === NO_PIECE && !/^[1-8]$/.test(character)) {
      const found = quoteInput(character);
      throw new InputError(
        'fen-bad-piece',
        `rank ${rank + 1} has "${found}"; expected pieces KQRBNP, kqrbnp and digits 1 to 8 for empty squares`,
        { rank: rank + 1, found },
      );
    }
    // Beyond the rank it does not matter: the board is refused.
    board[squareAt(file, rank)] = piece;
    file += piece === NO_PIECE ? Number(character) : 1;
  }
  if (file === 8) return;
  throw new InputError('fen-rank-length', `rank ${rank + 1} has ${file} squares, expected 8`, {
    rank: rank + 1,
    found: file,
  });
}

function readTurn(text: string): Side {
  if (/^[wb]$/i.test(text)) return text.toLowerCase() === 'w' ? 0 : 1;
  const found = quoteInput(text);
  throw new InputError('position-bad-side', `the side to move is "${found}"; expected one of: w, b`, {
    found,
    sides: 'w, b',
  });
}

function checkKings(board: Uint8Array): void {
  for (const side of [0, 1] as const) {
    const found = board.filter((piece) => piece === makePiece(KING, side)).length;
    if (found === 1) continue;
    throw new InputError(
      'chess-king-count',
      `${SIDE_NAMES[side]} has ${found === 0 ? 'no king' : `${found} kings`}, expected exactly one`,
      { side: side === 0 ? 'w' : 'b', found },
    );
  }
}

function checkPawns(board: Uint8Array): void {
  for (const [square, piece] of board.entries()) {
    if (kindOf(piece) !== PAWN || (rankOf(square) !== 0 && rankOf(square) !== 7)) continue;
    throw new InputError(
      'chess-pawn-rank',
      `there is a pawn on ${squareName(square)}; pawns can only be on ranks 2 to 7`,
      { square: squareName(square) },
    );
  }
}

function readEnPassant(text: string, board: Uint8Array, turn: Side, onDropped?: OnDropped): number {
  if (text === '-') return NO_SQUARE;
  const square = squareOf(text.toLowerCase());
  const found = quoteInput(text);
  if (square === NO_SQUARE) {
    throw new InputError(
      'fen-bad-en-passant',
      `the en passant field is "${found}"; expected a square such as e3, or -`,
      { found },
    );
  }
  // The pawn went from behind the square to before it, as seen by the side that moved.
  const [rank, step] = turn === 0 ? [5, -8] : [2, 8];
  const passed = rankOf(square) === rank && board[square] === NO_PIECE;
  const isPossible =
    passed && board[square - step] === NO_PIECE && board[square + step] === makePiece(PAWN, otherSide(turn));
  if (isPossible) return square;
  const problem = new InputError(
    'chess-en-passant-impossible',
    `${found} cannot be the en passant square: it must be on rank ${rank + 1} and empty, ` +
      'like the square that the pawn came from',
    { found, rank: rank + 1, side: turn === 0 ? 'w' : 'b' },
  );
  leaveOut(problem, onDropped);
  return NO_SQUARE;
}

function readCounter(text: string, field: string, least: number): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (text === '-') return least;
  const found = quoteInput(text);
  throw new InputError(
    'fen-bad-counter',
    `the ${field} is "${found}"; expected a whole number from ${least} to ${MAX_COUNTER}`,
    { field, found, min: least, max: MAX_COUNTER },
  );
}

function formatRank(position: ChessPosition, rank: number): string {
  let text = '';
  let empty = 0;
  for (let file = 0; file < 8; file++) {
    const piece = position.pieceAt(squareAt(file, rank));
    if (piece === NO_PIECE) {
      empty++;
      continue;
    }
    text += `${empty === 0 ? '' : empty}${pieceLetter(piece)}`;
    empty = 0;
  }
  return empty === 0 ? text : text + empty;
}
