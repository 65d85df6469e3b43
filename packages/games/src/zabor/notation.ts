import { InputError, MAX_TEXT_LENGTH, type Move, type Side, cellName, quoteInput } from '@tahoun/core';
import { checkGoesOn, checkLength, notAMove, outsideBoard } from '../errors.js';
import { readSide, splitRows, writeRows } from '../rows.js';
import { BLOCKED, BLUE, type Cell, FREE, MAX_SIZE, RED, ZaborPosition, makeMap } from './position.js';

const CHARACTERS = '.br#';
const SIDES = 'br';

/**
 * Reads `rows side`: rows from the top separated by `/` (or line ends, as in map files), `.` free,
 * `b` blue, `r` red, `#` blocked; then the side to move. Where cells differ in value, rows of digits follow,
 * separated by commas: `.../.#./... b 121,2#2,121`.
 */
export function parseZabor(text: string): ZaborPosition {
  checkLength(text, MAX_TEXT_LENGTH, 'the largest board is 10x10');
  const { rows, fields } = splitRows(text);
  const values = /^[\d#]/.test(fields[1] ?? '') ? fields[1] : undefined;
  const turn = readSide(values === undefined ? fields : fields.toSpliced(1, 1), SIDES);
  return fromRows(rows, turn, values?.split(','));
}

/**
 * @param rows from the top; all of one length.
 * @param values the same with the values of the cells; all 1 by default.
 * @throws InputError for a bad size or character.
 */
export function fromRows(
  rows: readonly string[],
  turn: Side,
  values?: readonly string[] | Uint8Array,
): ZaborPosition {
  const height = rows.length;
  const width = rows[0]!.length;
  if (width < 1 || width > MAX_SIZE || height > MAX_SIZE) {
    throw new InputError(
      'zabor-size',
      `the board is ${width}x${height} (width x height); both must be from 1 to ${MAX_SIZE}`,
      { width, height, max: MAX_SIZE },
    );
  }
  const cells: Cell[] = [];
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    if (row.length !== width) {
      throw new InputError(
        'zabor-row-length',
        `row ${number} from the top has ${row.length} cells, expected ${width} like the first row`,
        { row: number, found: row.length, expected: width },
      );
    }
    for (const [column, character] of [...row].entries()) {
      const cell = CHARACTERS.indexOf(character);
      if (cell < 0) {
        const found = quoteInput(character);
        throw new InputError(
          'zabor-bad-cell',
          `row ${number} from the top, column ${column + 1} is "${found}"; expected . (free), b, r or # (blocked)`,
          { row: number, column: column + 1, found },
        );
      }
      cells.push(cell as Cell);
    }
  }
  const map = makeMap(
    width,
    height,
    cells.map((cell) => (cell === BLOCKED ? 1 : 0)),
    values instanceof Uint8Array ? values : values && readValues(values, rows),
  );
  return new ZaborPosition(map, cells, turn);
}

function readValues(values: readonly string[], rows: readonly string[]): number[] {
  const [cells, digits] = [rows.join(), values.join()];
  const isValue = (text: string, at: number) =>
    text === ',' ? cells[at] === ',' : text === '#' ? cells[at] === '#' : /[1-9]/.test(text);
  if (digits.length !== cells.length || ![...digits].every(isValue)) {
    const found = quoteInput(digits);
    throw new InputError(
      'zabor-bad-values',
      `the values of the cells are "${found}"; expected a digit from 1 to 9 for each cell (or # where it is blocked), the rows separated by commas`,
      { found },
    );
  }
  return [...values.join('')].map((digit) => (digit === '#' ? 1 : Number(digit)));
}

export function formatZabor({ map, cells, turn }: ZaborPosition): string {
  const text = writeRows(cells, turn, { ...map, characters: CHARACTERS, sides: SIDES });
  if (map.isEqual) return text;
  const digits = [...map.values].map((value, cell) => (map.blocked[cell] ? '#' : value)).join('');
  return `${text} ${digits.match(new RegExp(`.{${map.width}}`, 'g'))}`;
}

/** `c3`: column letter, then the row counted from the bottom. */
export function formatCell({ map }: ZaborPosition, cell: number): string {
  return cellName(cell, map.width, map.height);
}

export function parseZaborMove(position: ZaborPosition, text: string): Move {
  const { width, height } = position.map;
  const found = quoteInput(text);
  const match = /^([a-z])([1-9][0-9]?)$/.exec(text.trim().toLowerCase());
  if (match === null) {
    throw notAMove(found, 'a cell such as c3 (column letter, row number from the bottom)', 'c3');
  }
  const column = match[1]!.charCodeAt(0) - 97;
  const row = Number(match[2]);
  if (column >= width || row > height) throw outsideBoard(found, 'a1', formatCell(position, width - 1));
  checkGoesOn(position, found);
  const cell = (height - row) * width + column;
  const content = position.cells[cell];
  if (content !== FREE) {
    const holds = content === BLOCKED ? 'blocked' : content === BLUE ? 'blue' : 'red';
    throw new InputError(
      `move-cell-${content === RED || content === BLUE ? 'taken' : 'blocked'}`,
      `${found} is ${holds}; choose a free cell`,
      { found, holds },
    );
  }
  return cell;
}
