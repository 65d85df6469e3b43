import { InputError, type Move, legalMoves, quoteInput } from '@tahoun/core';
import { checkGoesOn, notAMove } from '../errors.js';
import { isCastling, moveFrom, movePromotion, moveTo, movedPiece } from './move.js';
import { type WantedMove, refuseIllegal } from './move-refusals.js';
import { castlingRook, formatSan } from './move-text.js';
import { PAWN, kindOf, kindOfLetter } from './pieces.js';
import type { ChessPosition } from './position.js';
import { fileOf, squareName, squareOf } from './squares.js';

/** Longer texts are no moves. */
const MAX_LENGTH = 20;
/** Marks that say nothing that the position does not: checks, judgements, en passant. */
const MARKS = /\s*(?:e\.?\s?p\.?)?[+#!?]*$/;
const CASTLING = /^[Oo0]-?[Oo0](-?[Oo0])?$/;
/** `e2e4`, `e2-e4`, `e7d8q`, also with the piece before: `Ng1-f3`. */
const BOTH_SQUARES = /^([KQRBNP]?)([a-h][1-8])[-x:]?([a-h][1-8])[=/(]?([QRBNqrbn]?)\)?$/;
/** `Nf3`, `Nbd7`, `R1a3`, `exd8=Q`, `e8Q`. */
const ALGEBRAIC = /^([KQRBNP]?)([a-h]?)([1-8]?)[-x:]?([a-h][1-8])[=/(]?([QRBNqrbn]?)\)?$/;
/** Texts by which programs write "no move". */
const NULL_MOVES = ['--', '0000', 'Z0', '@@@@', 'null', 'pass', '<>'];

/** The groups of `ALGEBRAIC`, each perhaps empty. */
type Five = [letter: string, file: string, rank: string, to: string, promotion: string];

/**
 * Reads a legal move in SAN, long algebraic notation or as UCI writes it; marks of capture, check and
 * judgement may be missing or superfluous. @throws InputError: `code` starts with `move-`.
 */
export function parseChessMove(position: ChessPosition, text: string): Move {
  const found = quoteInput(text);
  const trimmed = text.trim();
  if (NULL_MOVES.includes(trimmed)) {
    throw new InputError('move-null', `"${found}" is a null move, which the rules do not allow`, {
      found,
    });
  }
  const bare = trimmed.length > MAX_LENGTH ? '' : trimmed.replace(MARKS, '');
  const isCastlingText = CASTLING.test(bare);
  const wanted = isCastlingText ? null : wantedOf(bare);
  if (!isCastlingText && wanted === null) {
    throw notAMove(found, 'one such as Nf3, exd8=Q, O-O or e7d8q', 'Nf3, exd8=Q, O-O, e7d8q');
  }
  checkGoesOn(position, found);
  const legal = legalMoves(position);
  if (wanted === null) {
    const file = (CASTLING.exec(bare) as RegExpExecArray)[1] === undefined ? 6 : 2;
    const castling = legal.find((move) => isCastling(move) && fileOf(moveTo(move)) === file);
    if (castling !== undefined) return castling;
    throw new InputError('move-no-castling', `castling ${found} is not possible now`, { found });
  }
  const matching = legal.filter((move) => fits(position, move, wanted));
  if (matching.length === 1) return matching[0]!;
  // A king's step and a castling can look alike in Chess960; then it is the step.
  const steps = matching.filter((move) => !isCastling(move));
  if (matching.length === 2 && steps.length === 1) return steps[0]!;
  if (matching.length === 0) refuseIllegal(position, wanted, found);
  const moves = matching.map((move) => formatSan(position, move)).join(', ');
  throw new InputError('move-several-meanings', `${found} can mean ${moves}; say which`, { found, moves });
}

function wantedOf(text: string): WantedMove | null {
  const both = BOTH_SQUARES.exec(text);
  if (both !== null) {
    const [, letter, origin, to, promotion] = both as unknown as [string, string, string, string, string];
    return {
      kind: kindOfLetter(letter),
      origin,
      to: squareOf(to),
      promotion: kindOfLetter(promotion.toUpperCase()),
    };
  }
  const short = ALGEBRAIC.exec(text);
  if (short === null) return null;
  const [, letter, file, rank, to, promotion] = short as unknown as [string, ...Five];
  return {
    kind: letter === '' ? PAWN : kindOfLetter(letter),
    origin: file + rank,
    to: squareOf(to),
    promotion: kindOfLetter(promotion.toUpperCase()),
  };
}

function fits(position: ChessPosition, move: Move, { kind, origin, to, promotion }: WantedMove): boolean {
  const from = squareName(moveFrom(move));
  if (kind !== 0 && kindOf(movedPiece(move)) !== kind) return false;
  if (origin !== '' && (origin.length === 2 ? from !== origin : !from.includes(origin))) return false;
  if (promotion !== 0 && movePromotion(move) !== promotion) return false;
  if (!isCastling(move)) return moveTo(move) === to;
  // Castling by its squares: where the king goes, or the rook that he takes.
  if (origin.length !== 2) return false;
  const isFar = Math.abs(moveTo(move) - moveFrom(move)) > 1;
  return castlingRook(position, move) === to || (isFar && moveTo(move) === to);
}
