import { InputError, type Move, quoteInput } from '@tahoun/core';
import { checkGoesOn, notAMove, outsideBoard } from '../errors.js';
import { type BoardForm, readRows, writeRows } from '../rows.js';
import { ConnectFourPosition, HEIGHT, WIDTH, hasFour } from './position.js';

const COLUMNS = 'abcdefg';
const FORM: BoardForm = {
  width: WIDTH,
  height: HEIGHT,
  characters: '.xo',
  accepts: '. (free), x or o',
  sides: 'xo',
};

/**
 * Reads six rows from the top and the side to move. A position that is set up may hold any numbers
 * of discs. @throws InputError for text of another form, discs that float, and two winners.
 */
export function parseConnectFour(text: string): ConnectFourPosition {
  const { cells, turn } = readRows(text, FORM);
  const lo: [number, number, number] = [0, 0, 0];
  const hi: [number, number, number] = [0, 0, 0];
  for (let column = 0; column < WIDTH; column++) {
    for (let row = 0; row < HEIGHT; row++) {
      const content = cells[(HEIGHT - 1 - row) * WIDTH + column] as 0 | 1 | 2;
      if (content !== 0 && row > 0 && cells[(HEIGHT - row) * WIDTH + column] === 0) {
        const [cell, below] = [formatConnectFourCell(column, row), formatConnectFourCell(column, row - 1)];
        throw new InputError(
          'connect-four-floating',
          `the disc on ${cell} floats: ${below} below it is free`,
          { cell, below },
        );
      }
      if (column < 4) lo[content] |= 1 << (7 * column + row);
      else hi[content] |= 1 << (7 * (column - 4) + row);
    }
  }
  if (hasFour(lo[1], hi[1]) && hasFour(lo[2], hi[2])) {
    throw new InputError('position-both-won', 'both x and o have four in a row; only one side can have won');
  }
  return new ConnectFourPosition(lo[1], hi[1], lo[2], hi[2], turn);
}

export function formatConnectFour(position: ConnectFourPosition): string {
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => {
    const owner = position.ownerOf(cell % WIDTH, HEIGHT - 1 - Math.floor(cell / WIDTH));
    return owner === null ? 0 : 1 + owner;
  });
  return writeRows(cells, position.turn, FORM);
}

/** `c2`, for people: columns from a, rows from 1 at the bottom. @param row from 0. */
export function formatConnectFourCell(column: number, row: number): string {
  return `${formatColumn(column)}${row + 1}`;
}

export function formatColumn(column: number): string {
  return COLUMNS.charAt(column);
}

/** @throws InputError for anything but a column with room in an unfinished game. */
export function parseConnectFourMove(position: ConnectFourPosition, text: string): Move {
  const found = quoteInput(text);
  const letter = text.trim().toLowerCase();
  if (!/^[a-z]$/.test(letter)) {
    throw notAMove(found, 'a column letter from a to g', 'd');
  }
  const move = COLUMNS.indexOf(letter);
  if (move < 0) throw outsideBoard(found, 'a', 'g');
  checkGoesOn(position, found);
  if (position.ownerOf(move, HEIGHT - 1) !== null) {
    throw new InputError('move-column-full', `column ${letter} is full; choose a column with room`, {
      column: letter,
    });
  }
  return move;
}
