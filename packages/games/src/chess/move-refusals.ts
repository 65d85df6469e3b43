import { InputError } from '@tahoun/core';
import { attacks } from './checks.js';
import { KIND_NAMES, PAWN, kindLetter, kindOf, makePiece, sideOf } from './pieces.js';
import type { ChessPosition } from './position.js';
import { fileOf, rankOf, squareName } from './squares.js';

/** The parts of a move that a text gives; 0 and '' for missing ones. */
export interface WantedMove {
  readonly kind: number;
  /** A file, a rank, a square or nothing. */
  readonly origin: string;
  readonly to: number;
  readonly promotion: number;
}

/** Says why no legal move is the one that was wanted. @throws InputError always. */
export function refuseIllegal(position: ChessPosition, wanted: WantedMove, found: string): never {
  const meant = piecesMeant(position, wanted);
  if (meant.length === 0) {
    throw new InputError(
      'move-piece-absent',
      `${found} is not possible: the side to move has no such piece there`,
      { found },
    );
  }
  const square = squareName(wanted.to);
  if (!meant.some((from) => couldReach(position, from, wanted.to))) {
    throw new InputError('move-unreachable', `${found} is not possible: no such piece can reach ${square}`, {
      found,
      square,
    });
  }
  if (wanted.promotion !== 0 && !meant.some((from) => isPromotion(position, from, wanted.to))) {
    const piece = kindLetter(wanted.promotion);
    throw new InputError(
      'move-no-promotion',
      `${found} is not possible: only a pawn reaching the last rank can promote to a ${KIND_NAMES[wanted.promotion]}`,
      { found, piece },
    );
  }
  throw new InputError('move-leaves-check', `${found} is not legal: the king would be in check`, { found });
}

/** Squares of the pieces that the text may mean. */
function piecesMeant({ board, turn }: ChessPosition, { kind, origin }: WantedMove): number[] {
  return Array.from(board.keys()).filter((square) => {
    const piece = board[square]!;
    const isMeant = kind === 0 ? piece !== 0 && sideOf(piece) === turn : piece === makePiece(kind, turn);
    const name = squareName(square);
    return isMeant && (origin.length === 2 ? name === origin : name.includes(origin));
  });
}

function isPromotion(position: ChessPosition, from: number, to: number): boolean {
  return kindOf(position.pieceAt(from)) === PAWN && (rankOf(to) === 0 || rankOf(to) === 7);
}

/**
 * Whether the piece on a square could go to another by the way it moves, its own king's safety and
 * castling left aside: for saying why a move is not legal. Not for hot code.
 */
function couldReach(position: ChessPosition, from: number, to: number): boolean {
  const piece = position.pieceAt(from);
  const target = position.pieceAt(to);
  if (piece === 0 || (target !== 0 && sideOf(target) === sideOf(piece))) return false;
  return kindOf(piece) === PAWN ? pawnReaches(position, from, to) : attacks(position, from, to);
}

function pawnReaches(position: ChessPosition, from: number, to: number): boolean {
  const { board, epSquare } = position;
  if (fileOf(from) !== fileOf(to)) {
    return attacks(position, from, to) && (board[to] !== 0 || to === epSquare);
  }
  const side = sideOf(board[from]!);
  const step = side === 0 ? 8 : -8;
  if (board[from + step] !== 0) return false;
  const isHome = rankOf(from) === (side === 0 ? 1 : 6);
  return to === from + step || (isHome && to === from + 2 * step && board[to] === 0);
}
