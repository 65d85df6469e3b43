import { InputError, type Side, quoteInput } from '@tahoun/core';
import { checkLength } from './errors.js';

/** Longer texts are refused unread; every board of this form is far smaller. */
const MAX_LENGTH = 1000;

/** The form of a board of fixed size: `rows side`, as in `.../.x./... o`. */
export interface BoardForm {
  readonly width: number;
  readonly height: number;
  /** Contents of a cell, one character each. */
  readonly characters: string;
  /** The same for people, e.g. `. (free), x or o`. */
  readonly accepts: string;
  /** The sides' letters, side 0 first. */
  readonly sides: string;
}

/** A board as it was read: the index in `characters` of every cell, row by row from the top. */
export interface BoardRows {
  readonly cells: Uint8Array;
  readonly turn: Side;
}

/**
 * Reads rows from the top separated by `/` (or line ends, as in files), then the side to move.
 * @throws InputError naming the text found, its place, and the accepted texts.
 */
export function readRows(text: string, form: BoardForm): BoardRows {
  checkLength(text, MAX_LENGTH, `the board is ${form.width}x${form.height}`);
  const { rows, fields } = splitRows(text);
  const turn = readSide(fields, form.sides);
  return { cells: readCells(rows, form), turn };
}

/** The rows of a text, separated by `/` or line ends, and the fields after the last one. */
export function splitRows(text: string): { readonly rows: string[]; readonly fields: string[] } {
  const rows = text.trim().split(/\s*[/\n]\s*/);
  const [last = '', ...fields] = rows.at(-1)!.split(/\s+/);
  return { rows: rows.with(-1, last), fields };
}

/** The cells of a board's rows. @throws InputError for another number of rows or cells, and for other characters. */
export function readCells(rows: readonly string[], form: BoardForm): Uint8Array {
  const { width, height } = form;
  if (rows.length !== height) {
    throw new InputError(
      'board-row-count',
      `the board has ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}, expected ${height}, from the top, separated by /`,
      { found: rows.length, expected: height },
    );
  }
  const cells = new Uint8Array(width * height);
  for (const [index, row] of rows.entries()) readRow(row, index, form, cells);
  return cells;
}

/** The side to move, the only field. @param sides their letters @throws InputError */
export function readSide([side, ...extra]: readonly string[], sides: string): Side {
  const accepted = [...sides].join(', ');
  if (side === undefined) {
    throw new InputError(
      'position-side-missing',
      `the position lacks the side to move; expected the rows, a space, then one of: ${accepted}`,
      { sides: accepted },
    );
  }
  if (extra.length > 0) {
    const found = quoteInput(extra.join(' '));
    throw new InputError('position-extra-text', `nothing may follow the side to move, found "${found}"`, {
      found,
    });
  }
  if (side.length !== 1 || !sides.includes(side)) {
    const found = quoteInput(side);
    throw new InputError(
      'position-bad-side',
      `the side to move is "${found}"; expected one of: ${accepted}`,
      { found, sides: accepted },
    );
  }
  return sides.indexOf(side) as Side;
}

function readRow(row: string, index: number, form: BoardForm, cells: Uint8Array): void {
  const { width, characters, accepts } = form;
  const number = index + 1;
  if (row.length !== width) {
    throw new InputError(
      'board-row-length',
      `row ${number} from the top has ${row.length} cells, expected ${width}`,
      { row: number, found: row.length, expected: width },
    );
  }
  for (const [column, character] of Array.from(row).entries()) {
    const cell = characters.indexOf(character);
    if (cell < 0) {
      const found = quoteInput(character);
      throw new InputError(
        'board-bad-cell',
        `row ${number} from the top, column ${column + 1} is "${found}"; expected ${accepts}`,
        { row: number, column: column + 1, found, accepts: [...characters].join(' ') },
      );
    }
    cells[index * width + column] = cell;
  }
}

/** The text that `readRows` reads. @param cells as in `BoardRows`. */
export function writeRows(cells: ArrayLike<number>, turn: Side, form: Omit<BoardForm, 'accepts'>): string {
  const { width, height, characters, sides } = form;
  let text = '';
  for (let row = 0; row < height; row++) {
    if (row > 0) text += '/';
    for (let column = 0; column < width; column++) text += characters[cells[row * width + column]!];
  }
  return `${text} ${sides[turn]}`;
}
