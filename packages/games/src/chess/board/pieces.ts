import { type BoardStyle, PIECE_STYLES, type PieceStyle, element } from '@tahoun/board';
import type { Move, Side } from '@tahoun/core';
import { type ChessPosition, KIND_NAMES, kindOf, movePromotion, movedPiece, sideOf } from '../index.js';
import { PLAIN_SHAPES } from './plain-shapes.js';
import { type PieceKind, type PieceShape, TURNED_SHAPES } from './shapes.js';

/** Side of the square box of every piece, whose foot is at y = 57 and whose axis is at x = 32. */
export const PIECE_BOX = 64;

export { PIECE_KINDS, type PieceKind } from './shapes.js';

const SHAPES: Readonly<Record<PieceStyle, Readonly<Record<PieceKind, PieceShape>>>> = {
  turned: TURNED_SHAPES,
  plain: PLAIN_SHAPES,
};

/**
 * White is light with dark lines, Black dark with light lines: distinguishable without colour, on any square.
 */
export const PIECE_COLOURS = [
  { body: '#fbf9f3', edge: '#23262d', detail: '#23262d' },
  { body: '#2a2d34', edge: '#14161a', detail: '#e4dfd2' },
] as const;

/** A piece and the top left corner of its box on the drawing. */
export interface PlacedPiece {
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
}

/**
 * The pieces of one side as an SVG group, in the same colours in every theme; empty without pieces. A palette
 * draws a single one at 0, 0 into its own `<svg viewBox="0 0 64 64">`.
 */
export function drawPieces(side: Side, pieces: readonly PlacedPiece[], style: BoardStyle): string {
  if (pieces.length === 0) return '';
  const { body, edge, detail } = PIECE_COLOURS[side];
  const shapes = SHAPES[style.pieces ?? PIECE_STYLES[0]];
  const paths = (line: keyof PieceShape) =>
    pieces
      .map(({ kind, x, y }) => element('path', { transform: `translate(${x} ${y})`, d: shapes[kind][line] }))
      .join('');
  return (
    `<g stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">` +
    `<g fill="${body}" stroke="${edge}">${paths('outline')}</g>` +
    `<g fill="none" stroke="${detail}">${paths('detail')}</g></g>`
  );
}

export interface ChessPiece {
  readonly kind: PieceKind;
  readonly side: Side;
}

/** Null for an empty square. */
export function pieceOn(position: ChessPosition, square: number): ChessPiece | null {
  const code = position.pieceAt(square);
  return code === 0 ? null : pieceOfCode(code);
}

/** The piece on the target square after the move. */
export function pieceAfter(move: Move): ChessPiece {
  const mover = pieceOfCode(movedPiece(move));
  const promotion = movePromotion(move);
  return promotion === 0 ? mover : { ...mover, kind: KIND_NAMES[promotion] as PieceKind };
}

function pieceOfCode(code: number): ChessPiece {
  return { kind: KIND_NAMES[kindOf(code)] as PieceKind, side: sideOf(code) };
}
