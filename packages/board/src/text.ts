import type { Move, Position, Side } from '@tahoun/core';
import type { BoardArtist, Paint } from './drawing.js';

/**
 * A board of cells in characters.
 * @param rows their names from the top, all of one length; empty ones where rows have no names
 * @param cellAt the two characters of a cell
 */
export function gridText(
  paint: Paint,
  rows: readonly string[],
  columns: readonly string[],
  cellAt: (row: number, column: number) => string,
): string {
  const lines = rows.map((name, row) => {
    const cells = columns.map((_, column) => cellAt(row, column)).join('');
    return (name === '' ? cells : `${paint(name, 'dim')} ${cells}`).trimEnd();
  });
  const margin = rows[0] ? ' '.repeat(rows[0].length + 1) : '';
  return [...lines, margin + paint(columns.join(' '), 'dim')].join('\n');
}

/** The names of `count` rows that are numbered from the bottom, as wide as two digits. */
export function rowNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, row) => String(count - row).padStart(2));
}

/** ANSI select-graphic-rendition codes. */
const CODES = { side0: '94', side1: '91', dim: '2', mark: '1;33' } as const;

const ansi: Paint = (text, colour) => `\u001b[${CODES[colour]}m${text}\u001b[0m`;
const plain: Paint = (text) => text;

interface BoardTextOptions {
  /** Uses ANSI colours. */
  readonly color: boolean;
  /** The move that led to the position, marked where the game's drawing can. */
  readonly lastMove?: Move | undefined;
  /** The side that it is seen from, 0 by default; boards that look alike from both sides never turn. */
  readonly bottom?: Side | undefined;
}

/** The position in characters, for terminals. */
export function boardText(
  artist: BoardArtist,
  position: Position,
  { color, lastMove, bottom }: BoardTextOptions,
): string {
  return artist.text(position, color ? ansi : plain, lastMove, bottom);
}
