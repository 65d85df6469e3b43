import { InputError } from '@tahoun/core';
import { KIND_NAMES, PAWN, kindLetter, kindOf, makePiece, sideOf } from './pieces.js';
import type { ChessPosition } from './position.js';
import { couldReach } from './reach.js';
import { rankOf, squareName } from './squares.js';

/** What a text says about a move; 0 and '' where it says nothing. */
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

/** Where the pieces stand that the text may mean. */
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
