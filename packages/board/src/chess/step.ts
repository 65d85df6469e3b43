import { legalMoves } from '@tahoun/core';
import { type ChessPosition, chess, chessSquareOf } from '@tahoun/games/chess';
import type { DrawOptions } from '../drawing.js';
import { nextTargets } from '../picking.js';
import type { PieceKind } from './pieces.js';
import { SIZE } from './squares.js';

/** What a pawn may become, in the order in which it is offered; each is a target by this name. */
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly PieceKind[];

/** A piece that the pawn may become, and the square that it covers while it is on offer. */
export interface Choice {
  readonly kind: PieceKind;
  readonly square: number;
}

/** How far a person has come in picking a move. */
export interface Step {
  /** The squares picked so far. */
  readonly picked: readonly number[];
  /** The targets that may come next; none before the first is picked. */
  readonly next: ReadonlySet<string>;
  /** The pieces to choose from when a pawn is being promoted, from its last square inwards. */
  readonly choices: readonly Choice[];
}

export function stepOf(position: ChessPosition, { picked = [] }: DrawOptions): Step {
  const squares = picked.map(chessSquareOf).filter((square) => square >= 0);
  const next = nextTargets(chess, position, legalMoves(position), picked);
  return { picked: squares, next, choices: choicesOf(next, squares.at(-1) ?? 0) };
}

function choicesOf(next: ReadonlySet<string>, last: number): Choice[] {
  const inwards = last < SIZE ? SIZE : -SIZE;
  return PROMOTIONS.filter((kind) => next.has(kind)).map((kind, i) => ({ kind, square: last + i * inwards }));
}
