import type { Move, Position } from '@tahoun/core';
import type { BoardArtist, Paint } from './drawing.js';

/** ANSI select-graphic-rendition codes. */
const CODES = { side0: '94', side1: '91', dim: '2', mark: '1;33' } as const;

const ansi: Paint = (text, colour) => `\u001b[${CODES[colour]}m${text}\u001b[0m`;
const plain: Paint = (text) => text;

export interface BoardTextOptions {
  /** Uses ANSI colours. */
  readonly color: boolean;
  /** The move that led to the position, marked where the game's drawing can. */
  readonly lastMove?: Move;
}

/** The position in characters, for terminals. */
export function boardText(artist: BoardArtist, position: Position, options: BoardTextOptions): string {
  return artist.text(position, options.color ? ansi : plain, options.lastMove);
}
