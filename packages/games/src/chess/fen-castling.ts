import { InputError, type OnDropped, type Side, quoteInput } from '@tahoun/core';
import { WINGS, type Wing, sideOfWing, wingOf } from './castling.js';
import { KING, ROOK, makePiece } from './pieces.js';
import type { ChessPosition, ChessSetup } from './position.js';
import { NO_SQUARE, fileOf, rankOf, squareAt, squareName } from './squares.js';

type CastlingFields = Pick<ChessSetup, 'castlingRights' | 'castlingRooks' | 'isChess960'>;

/**
 * Reads the castling field: `KQkq`, in Chess960 for the outermost rooks, or the rooks' files as
 * `HAha`, or `-`. @throws InputError for rights that the board contradicts, unless `onDropped` receives them
 */
export function readCastling(
  text: string,
  board: Uint8Array,
  isChess960: boolean,
  onDropped?: OnDropped,
): CastlingFields {
  const castlingRooks = new Int8Array(4).fill(NO_SQUARE);
  let castlingRights = 0;
  let hasFiles = false;
  if (!/^(-|[KQA-Hkqa-h]{1,4})$/.test(text)) {
    const found = quoteInput(text);
    throw new InputError(
      'fen-bad-castling',
      `the castling field is "${found}"; expected letters of KQkq, files of rooks such as HAha, or -`,
      { found },
    );
  }
  for (const letter of text === '-' ? '' : text) {
    try {
      const [wing, rook] = rookOf(letter, board, isChess960);
      if (castlingRooks[wing] !== NO_SQUARE && castlingRooks[wing] !== rook) {
        refuseSecondRook(letter, castlingRooks[wing]!, rook);
      }
      hasFiles ||= !/[KQkq]/.test(letter);
      castlingRights |= 1 << wing;
      castlingRooks[wing] = rook;
    } catch (error) {
      if (onDropped === undefined || !(error instanceof InputError)) throw error;
      onDropped(error);
    }
  }
  return { castlingRights, castlingRooks, isChess960: isChess960 || hasFiles };
}

/** `KQkq` as far as the rights go; the rooks' files if one of these kings or rooks is not at home. */
export function writeCastling(position: ChessPosition): string {
  const { rooks } = position.castling;
  const wings = WINGS.filter((wing) => (position.castlingRights & (1 << wing)) !== 0);
  const isOrdinary = wings.every(
    (wing) =>
      fileOf(position.kingSquare(sideOfWing(wing))) === 4 &&
      fileOf(rooks[wing]!) === (wing % 2 === 1 ? 0 : 7),
  );
  const letters = wings.map((wing) => {
    if (isOrdinary) return 'KQkq'.charAt(wing);
    const file = 'abcdefgh'.charAt(fileOf(rooks[wing]!));
    return sideOfWing(wing) === 0 ? file.toUpperCase() : file;
  });
  return letters.length === 0 ? '-' : letters.join('');
}

/** The wing that a letter of the field names, and its rook. @throws InputError if they are not there. */
function rookOf(letter: string, board: Uint8Array, isChess960: boolean): [Wing, number] {
  const side: Side = letter === letter.toUpperCase() ? 0 : 1;
  const lower = letter.toLowerCase();
  const home = side === 0 ? 0 : 7;
  const king = board.indexOf(makePiece(KING, side));
  if (lower !== 'k' && lower !== 'q') {
    if (rankOf(king) !== home) refuseKing(letter, king, `rank ${home + 1}`);
    const rook = squareAt(lower.charCodeAt(0) - 97, home);
    if (board[rook] !== makePiece(ROOK, side)) refuseRook(letter, rook);
    return [wingOf(side, rook < king), rook];
  }
  const isTowardsA = lower === 'q';
  if (isChess960) {
    if (rankOf(king) !== home) refuseKing(letter, king, `rank ${home + 1}`);
    const wing = wingOf(side, isTowardsA);
    return [wing, rooksOf(board, wing)[0] ?? refuseOuterRook(letter, king, isTowardsA ? 'a' : 'h')];
  }
  if (king !== squareAt(4, home)) refuseKing(letter, king, squareName(squareAt(4, home)));
  const rook = squareAt(isTowardsA ? 0 : 7, home);
  if (board[rook] !== makePiece(ROOK, side)) refuseRook(letter, rook);
  return [wingOf(side, isTowardsA), rook];
}

/** The rooks on a wing of their king on his home rank, the outermost first. */
export function rooksOf(board: Uint8Array, wing: Wing): number[] {
  const side = sideOfWing(wing);
  const king = board.indexOf(makePiece(KING, side));
  const home = side === 0 ? 0 : 7;
  if (king < 0 || rankOf(king) !== home) return [];
  const files = wing % 2 === 1 ? [0, 1, 2, 3, 4, 5, 6, 7] : [7, 6, 5, 4, 3, 2, 1, 0];
  return files
    .slice(0, files.indexOf(fileOf(king)))
    .map((file) => squareAt(file, home))
    .filter((square) => board[square] === makePiece(ROOK, side));
}

function refuseOuterRook(letter: string, king: number, file: 'a' | 'h'): never {
  const kingName = squareName(king);
  throw new InputError(
    'chess-castling-no-outer-rook',
    `castling ${letter} is impossible: there is no rook between the king on ${kingName} and the ${file}-file`,
    { found: letter, king: kingName, file },
  );
}

function refuseKing(letter: string, king: number, expected: string): never {
  const square = squareName(king);
  throw new InputError(
    'chess-castling-king',
    `castling ${letter} is impossible: the king is on ${square}, but must be on ${expected}`,
    { found: letter, square, expected },
  );
}

function refuseRook(letter: string, rook: number): never {
  const square = squareName(rook);
  throw new InputError(
    'chess-castling-rook',
    `castling ${letter} is impossible: there is no rook on ${square} (chess960=true allows other rooks)`,
    { found: letter, square },
  );
}

function refuseSecondRook(letter: string, rook: number, other: number): never {
  const [first, second] = [squareName(rook), squareName(other)];
  throw new InputError(
    'chess-castling-two-rooks',
    `castling ${letter} is impossible: only one rook on each side of the king can castle, not both ${first} and ${second}`,
    { found: letter, first, second },
  );
}
