import type { Move, Side } from '@tahoun/core';
import {
  CHESS_KIND_NAMES,
  type ChessPosition,
  chessKindOf,
  chessMovePiece,
  chessMovePromotion,
  chessSideOf,
} from '@tahoun/games/chess';
import { element } from '../drawing.js';

/** Side of the square box that every piece is drawn in; it stands on y = 57, its axis at x = 32. */
export const PIECE_BOX = 64;

export const PIECE_KINDS = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** One piece as two SVG paths in its box, original drawings in the Staunton manner. */
interface PieceShape {
  /** The closed silhouette, filled and stroked. */
  readonly outline: string;
  /** Open lines inside it: turned rings, a slit, a mane. */
  readonly detail: string;
}

const SHAPES: Readonly<Record<PieceKind, PieceShape>> = {
  pawn: {
    outline:
      'M32 57H17V54C17 51 19.5 50 22 49C26.5 46 28.6 40 29 34H24.6C22.4 34 22.4 29.6 24.6 29.6H27.4' +
      'A9.3 9.3 0 0 1 32 12.6A9.3 9.3 0 0 1 36.6 29.6H39.4C41.6 29.6 41.6 34 39.4 34H35' +
      'C35.4 40 37.5 46 42 49C44.5 50 47 51 47 54V57H32Z',
    detail: 'M22.5 50.5H41.5M29.5 34H34.5',
  },
  knight: {
    outline:
      'M14.5 57V54Q14.5 51.2 17.5 50.8L20 50.2C20 44 23.6 40.8 27.6 37.4' +
      'C30 35.4 31.2 33.6 31.2 30.8C29 33.8 26 34.6 23.4 35.2C21.2 35.8 20.2 39.4 17.4 39.6' +
      'C14.8 39.8 12.6 38 11.8 35.6C11.2 33.6 11.8 32 12.8 30.6C15 27.6 17 25.4 17.8 21.8' +
      'C18.6 17.6 21.2 14.6 24.8 12.6L25.4 6.4L31.4 10.6C41.2 12 49 21 49 37.4' +
      'C49 42.6 48.2 47 46.8 50.4Q49.5 51 49.5 54V57Z',
    detail: 'M24 50.6H43M33.6 16.2C39.6 19.4 42.8 27.2 42.4 41.4M23.6 20.9l1-.6M16 33.4l.4-.4',
  },
  bishop: {
    outline:
      'M32 57H15V54Q15 51.2 18 50.8C24.5 49.8 27.2 47.5 28 43.5H24.5C22.3 43.5 22.3 38.8 24.5 38.8' +
      'H26.1C21.9 35.9 19.6 32.4 19.6 28.6C19.6 22.8 25 18.4 29.2 14.8A4.1 4.1 0 0 1 32 7.7' +
      'A4.1 4.1 0 0 1 34.8 14.8C39 18.4 44.4 22.8 44.4 28.6C44.4 32.4 42.1 35.9 37.9 38.8H39.5' +
      'C41.7 38.8 41.7 43.5 39.5 43.5H36C36.8 47.5 39.5 49.8 46 50.8Q49 51.2 49 54V57H32Z',
    detail: 'M22.5 50.8H41.5M38.4 21.8L32.6 29.6M28.5 36H35.5',
  },
  rook: {
    outline:
      'M32 57H14.5V53.5Q14.5 50.5 17.5 50.5H19L22.3 45.5L23.3 27.5L17.5 22.5V10.5H24.3V15.3H28.6' +
      'V10.5H35.4V15.3H39.7V10.5H46.5V22.5L40.7 27.5L41.7 45.5L45 50.5H46.5Q49.5 50.5 49.5 53.5V57' +
      'H32Z',
    detail: 'M21 50.5H43M25.5 45.5H38.5M26 27.5H38M22 22.3H42',
  },
  queen: {
    outline:
      'M32 57H13.5V54Q13.5 51.2 16.5 50.8C23 49.6 26.2 46 26.8 41H23C20.8 41 20.8 36.4 23 36.4H24' +
      'L12.3 18.8L20 22.4L21.9 13.2L27.6 20.6L32 11L36.4 20.6L42.1 13.2L44 22.4L51.7 18.8L40 36.4' +
      'H41C43.2 36.4 43.2 41 41 41H37.2C37.8 46 41 49.6 47.5 50.8Q50.5 51.2 50.5 54V57H32ZM8.8 17.2' +
      'a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0ZM18.9 11.3a2.7 2.7 0 1 1 5.4 0' +
      'a2.7 2.7 0 1 1 -5.4 0ZM29.1 8.6a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1 -5.8 0ZM39.7 11.3' +
      'a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0ZM49.8 17.2a2.7 2.7 0 1 1 5.4 0' +
      'a2.7 2.7 0 1 1 -5.4 0Z',
    detail: 'M21.5 50.8H42.5M26.6 32.2Q32 30.6 37.4 32.2',
  },
  king: {
    outline:
      'M32 57H13.5V54Q13.5 51.2 16.5 50.8C23 49.6 26.2 46 26.8 41H23C20.8 41 20.8 36.4 23 36.4H24.6' +
      'L18.6 23.8C17.6 20.6 19.4 19 22 18.2C24.6 17.4 27.6 16.8 30 16.6V12H25V7.6H30V3.4H34V7.6H39' +
      'V12H34V16.6C36.4 16.8 39.4 17.4 42 18.2C44.6 19 46.4 20.6 45.4 23.8L39.4 36.4H41' +
      'C43.2 36.4 43.2 41 41 41H37.2C37.8 46 41 49.6 47.5 50.8Q50.5 51.2 50.5 54V57H32Z',
    detail: 'M21.5 50.8H42.5M24 24.2Q32 22.4 40 24.2',
  },
};

/** White is light with dark lines, Black dark with light lines: told apart without colour, on any square. */
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
export function drawPieces(side: Side, pieces: readonly PlacedPiece[]): string {
  if (pieces.length === 0) return '';
  const { body, edge, detail } = PIECE_COLOURS[side];
  const paths = (line: keyof PieceShape) =>
    pieces
      .map(({ kind, x, y }) => element('path', { transform: `translate(${x} ${y})`, d: SHAPES[kind][line] }))
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

/** The piece that stands on the target square after the move. */
export function pieceAfter(move: Move): ChessPiece {
  const mover = pieceOfCode(chessMovePiece(move));
  const promotion = chessMovePromotion(move);
  return promotion === 0 ? mover : { ...mover, kind: CHESS_KIND_NAMES[promotion] as PieceKind };
}

function pieceOfCode(code: number): ChessPiece {
  return { kind: CHESS_KIND_NAMES[chessKindOf(code)] as PieceKind, side: chessSideOf(code) };
}
