import { type DrawOptions, type Label, SQUARES_A_SIDE, type TargetArea, nextTargets } from '@tahoun/board';
import { legalMoves } from '@tahoun/core';
import { type ChessPosition, chess, squareName, squareOf } from '../index.js';
import { type PieceKind, pieceOn } from './pieces.js';
import { CELL, corner, spot } from './squares.js';

/** Promotions of a pawn, in the order in which they are offered; each is a target by this name. */
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly PieceKind[];

/** A piece that the pawn may become, and the square that it covers while it is on offer. */
export interface Choice {
  readonly kind: PieceKind;
  readonly square: number;
}

/** The state of picking a move. */
export interface Step {
  /** The squares picked so far. */
  readonly picked: readonly number[];
  /** The targets that may come next; none before the first is picked. */
  readonly next: ReadonlySet<string>;
  /** The pieces to choose from when a pawn is being promoted, from its last square inwards. */
  readonly choices: readonly Choice[];
}

export function stepOf(position: ChessPosition, { picked = [] }: DrawOptions): Step {
  const squares = picked.map(squareOf).filter((square) => square >= 0);
  const next = nextTargets(chess, position, legalMoves(position), picked);
  return { picked: squares, next, choices: choicesOf(next, squares.at(-1) ?? 0) };
}

function choicesOf(next: ReadonlySet<string>, last: number): Choice[] {
  const inwards = last < SQUARES_A_SIDE ? SQUARES_A_SIDE : -SQUARES_A_SIDE;
  return PROMOTIONS.filter((kind) => next.has(kind)).map((kind, i) => ({ kind, square: last + i * inwards }));
}

/**
 * Every square is an area that stands for its name. While a pawn is being promoted, the pieces on offer replace
 * the squares that they cover.
 */
export function areasOf(position: ChessPosition, step: Step, options: DrawOptions): TargetArea[] {
  const areas: TargetArea[] = [];
  for (let square = 0; square < SQUARES_A_SIDE * SQUARES_A_SIDE; square++) {
    const offered = step.choices.find((choice) => choice.square === square);
    areas.push({
      targets: [offered?.kind ?? squareName(square)],
      ...corner(square, options),
      width: CELL,
      height: CELL,
      ...spot(square, options),
      label:
        offered === undefined
          ? squareLabel(position, square, step)
          : { key: 'promotion', params: { piece: pieceName(offered.kind, position.turn) } },
      occupied: offered === undefined && pieceOn(position, square) !== null,
    });
  }
  return areas;
}

/** `piece` and `mark` only where there is one; `mark` names the fill or the dot on the square. */
function squareLabel(position: ChessPosition, square: number, { picked, next }: Step): Label {
  const name = squareName(square);
  const piece = pieceOn(position, square);
  const mark = picked.includes(square) ? 'picked' : next.has(name) ? 'target' : undefined;
  return {
    key: 'square',
    params: {
      square: name,
      ...(piece === null ? {} : { piece: pieceName(piece.kind, piece.side) }),
      ...(mark === undefined ? {} : { mark }),
    },
  };
}

function pieceName(kind: string, side: number): string {
  return `${side === 0 ? 'white' : 'black'}-${kind}`;
}
