import type { ThemeName } from '../drawing.js';

/** Colours of the board itself; both pieces stand out from all grounds in both themes. */
export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  /** Ground of the squares that the last move left and reached, light and dark. */
  readonly moved: readonly [light: string, dark: string];
  /** Ground of the square that was picked. */
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
    moved: ['#f0dd92', '#c9b565'],
    picked: '#8fbf8a',
    target: '#1f5a3a',
    check: '#d8321f',
    arrow: '#c9760a',
  },
  dark: {
    light: '#b3bcc7',
    dark: '#6f7c8b',
    moved: ['#d3c584', '#a59658'],
    picked: '#7fae7b',
    target: '#123824',
    check: '#d8321f',
    arrow: '#f0a531',
  },
};
