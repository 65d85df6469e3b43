import { InputError, quoteInput } from '@tahoun/core';

/** Columns by letter, as Go players and the Go Text Protocol name them: without I. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRST';

/** `C3`: the column's letter, then the row from the bottom. @param point row by row from the top left. */
export function formatPoint(size: number, point: number): string {
  return `${COLUMNS.charAt(point % size)}${size - Math.floor(point / size)}`;
}

/**
 * Reads a point in either case.
 * @throws InputError (`move-syntax`, `move-off-board`) for other texts and points outside the board.
 */
export function parsePoint(size: number, text: string): number {
  const found = quoteInput(text);
  const match = /^([A-Z])([1-9]\d?)$/.exec(text.trim().toUpperCase());
  if (match === null) {
    throw new InputError(
      'move-syntax',
      `"${found}" is not a point; expected a letter and a row from the bottom, such as C3 (letters skip I)`,
      { found, example: 'C3' },
    );
  }
  const column = COLUMNS.indexOf(match[1] as string);
  const row = Number(match[2]);
  if (column < 0 || column >= size || row > size) {
    const last = formatPoint(size, size - 1);
    throw new InputError(
      'move-off-board',
      `${found} is outside the board, which goes from A1 to ${last} (letters skip I)`,
      { found, first: 'A1', last },
    );
  }
  return (size - row) * size + column;
}
