import { type DrawOptions, type TargetArea, nextTargets } from '@tahoun/board';
import { type Side, legalMoves } from '@tahoun/core';
import { type DraughtsPosition, czechDraughts, moveFrom, squareName } from '../index.js';
import { CELL, SQUARES, corner, spot } from './layout.js';

export interface Piece {
  readonly side: Side;
  readonly isKing: boolean;
}

export function pieceOn({ white, black, kings }: DraughtsPosition, square: number): Piece | null {
  const bit = 1 << square;
  if (((white | black) & bit) === 0) return null;
  return { side: (white & bit) !== 0 ? 0 : 1, isKing: (kings & bit) !== 0 };
}

/** The state of picking a move: squares by their part in the move. */
export interface Step {
  readonly picked: ReadonlySet<number>;
  /** The squares that may be picked next; none before the first is picked. */
  readonly targets: ReadonlySet<number>;
  /** Pieces that have to capture. */
  readonly called: ReadonlySet<number>;
}

export function stepOf(position: DraughtsPosition, { picked = [] }: DrawOptions): Step {
  const moves = legalMoves(position);
  const next = nextTargets(czechDraughts, position, moves, picked);
  return {
    picked: new Set(SQUARES.filter((square) => picked.includes(squareName(square)))),
    targets: new Set(SQUARES.filter((square) => next.has(squareName(square)))),
    called: new Set(position.mustRespond() ? moves.map(moveFrom) : []),
  };
}

/**
 * Every dark square is an area that stands for its name; its label also describes the marks of the picture.
 */
export function areasOf(position: DraughtsPosition, step: Step, options: DrawOptions): TargetArea[] {
  return SQUARES.map((square) => {
    const name = squareName(square);
    const piece = pieceOn(position, square);
    const mark = markOf(square, step);
    return {
      targets: [name],
      ...corner(square, options),
      width: CELL,
      height: CELL,
      ...spot(square, options),
      label: {
        key: 'square',
        params: {
          square: name,
          ...(piece === null ? {} : { piece: nameOf(piece) }),
          ...(mark === null ? {} : { mark }),
        },
      },
      occupied: piece !== null,
    };
  });
}

function nameOf({ side, isKing }: Piece): string {
  return `${side === 0 ? 'white' : 'black'}-${isKing ? 'king' : 'man'}`;
}

function markOf(square: number, { picked, targets, called }: Step): string | null {
  if (picked.has(square)) return 'picked';
  if (targets.has(square)) return 'target';
  return called.has(square) ? 'called' : null;
}
