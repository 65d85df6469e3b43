import { type DrawOptions, type Look, SQUARES_A_SIDE, type ThemeName, squareBoard } from '@tahoun/board';
import { squareName } from '../index.js';
import { PIECE_BOX } from './pieces.js';

/** Side of a square: the box of a piece. */
export const CELL = PIECE_BOX;

export const SQUARES = Array.from({ length: SQUARES_A_SIDE * SQUARES_A_SIDE }, (_, square) => square);

/** Squares are numbered from a1 = 0 along the ranks to h8 = 63; a1 is dark. */
export function isDark(square: number): boolean {
  return (square + Math.floor(square / SQUARES_A_SIDE)) % 2 === 0;
}

/** Colours of the board itself; both sides' pieces contrast with all squares, in every look. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  /** Fill of the squares that the last move left and reached, light and dark. */
  readonly moved: readonly [light: string, dark: string];
  /** Fill of the square that was picked. */
  readonly picked: string;
  /** Marks on the targets of the picked piece. */
  readonly target: string;
  /** Glow behind a king in check. */
  readonly check: string;
  /** Arrow of a suggested move. */
  readonly arrow: string;
}

export const BOARD_COLOURS: Readonly<Record<Look, Readonly<Record<ThemeName, BoardColours>>>> = {
  wood: {
    light: {
      light: '#eed9b7',
      dark: '#b88d63',
      ink: '#3d2407',
      moved: ['#eed67c', '#c7a344'],
      picked: '#93b56f',
      target: '#23501f',
      check: '#c9210e',
      arrow: '#1f6a8c',
    },
    dark: {
      light: '#c2a684',
      dark: '#957659',
      ink: '#1c1006',
      moved: ['#d5bb68', '#ab8f3d'],
      picked: '#86a065',
      target: '#173a17',
      check: '#c9210e',
      arrow: '#8fd0ee',
    },
  },
  paper: {
    light: {
      light: '#fbfaf5',
      dark: '#c8c4b8',
      ink: '#3a3730',
      moved: ['#f3e6a6', '#cdbf74'],
      picked: '#a5c79d',
      target: '#24573a',
      check: '#d8321f',
      arrow: '#b26a08',
    },
    dark: {
      light: '#cfcabd',
      dark: '#989386',
      ink: '#1b1a16',
      moved: ['#dccd86', '#b3a457'],
      picked: '#8fb187',
      target: '#143d27',
      check: '#d8321f',
      arrow: '#9a5600',
    },
  },
  slate: {
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
  },
};

/** A chess board is of wood by default. */
export function coloursOf({ theme = 'light', look = 'wood' }: DrawOptions): BoardColours {
  return BOARD_COLOURS[look][theme];
}

export const { spot, corner, middle, boardBox, extent, squareFill, emptyBoard } = squareBoard({
  cell: CELL,
  dark: SQUARES.filter(isDark),
  diagonal: SQUARES.filter((square) => square % (SQUARES_A_SIDE + 1) === 0),
  nameOf: squareName,
  placeOf: (square) => ({
    row: SQUARES_A_SIDE - 1 - Math.floor(square / SQUARES_A_SIDE),
    column: square % SQUARES_A_SIDE,
  }),
  coloursOf,
});
