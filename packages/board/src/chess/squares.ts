import { chessSquareName } from '@tahoun/games/chess';
import type { ThemeName } from '../drawing.js';
import { SIZE, squareBoard } from '../squares.js';
import { PIECE_BOX } from './pieces.js';

/** Side of a square: the box of a piece. */
export const CELL = PIECE_BOX;

export const SQUARES = Array.from({ length: SIZE * SIZE }, (_, square) => square);

/** Squares are numbered from a1 = 0 along the ranks to h8 = 63; a1 is dark. */
export function isDark(square: number): boolean {
  return (square + Math.floor(square / SIZE)) % 2 === 0;
}

/** Colours of the board itself; both pieces stand out from all squares in both themes. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  /** Fill of the squares that the last move left and reached, light and dark. */
  readonly moved: readonly [light: string, dark: string];
  /** Fill of the square that was picked. */
  readonly picked: string;
  /** Where the picked piece may go. */
  readonly target: string;
  /** Glow behind a king in check. */
  readonly check: string;
  /** Arrow of a suggested move. */
  readonly arrow: string;
}

export const BOARD_COLOURS: Readonly<Record<ThemeName, BoardColours>> = {
  light: {
    light: '#e9e5da',
    dark: '#9dabb8',
    ink: '#33404d',
    moved: ['#f0dd92', '#c9b565'],
    picked: '#8fbf8a',
    target: '#1f5a3a',
    check: '#d8321f',
    arrow: '#c9760a',
  },
  dark: {
    light: '#b3bcc7',
    dark: '#6f7c8b',
    ink: '#10161d',
    moved: ['#d3c584', '#a59658'],
    picked: '#7fae7b',
    target: '#123824',
    check: '#d8321f',
    arrow: '#f0a531',
  },
};

export const { spot, corner, middle, boardBox, extent, squareFill, emptyBoard } = squareBoard({
  cell: CELL,
  dark: SQUARES.filter(isDark),
  diagonal: SQUARES.filter((square) => square % (SIZE + 1) === 0),
  nameOf: chessSquareName,
  placeOf: (square) => ({ row: SIZE - 1 - Math.floor(square / SIZE), column: square % SIZE }),
  colours: BOARD_COLOURS,
});
