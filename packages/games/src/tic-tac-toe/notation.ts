import { InputError, type Move, ONGOING, quoteInput } from '@tahoun/core';
import { type BoardForm, readRows, writeRows } from '../rows.js';
import { TIC_TAC_TOE_SIZE as SIZE, TicTacToePosition } from './position.js';

const FORM: BoardForm = {
  width: SIZE,
  height: SIZE,
  characters: '.xo',
  accepts: '. (free), x or o',
  sides: 'xo',
};

/**
 * Reads e.g. `.../.x./... o`. A position that is set up may hold any numbers of signs.
 * @throws InputError for text of another form, and where both sides have a line.
 */
export function parseTicTacToe(text: string): TicTacToePosition {
  const { cells, turn } = readRows(text, FORM);
  const sets: [number, number, number] = [0, 0, 0];
  for (const [cell, content] of cells.entries()) sets[content as 0 | 1 | 2] |= 1 << cell;
  const position = new TicTacToePosition(sets[1], sets[2], turn);
  if (position.hasLine(0) && position.hasLine(1)) {
    throw new InputError('position-both-won', 'both x and o have a line; only one side can have won');
  }
  return position;
}

export function formatTicTacToe(position: TicTacToePosition): string {
  const cells = Array.from({ length: SIZE * SIZE }, (_, cell) => {
    const owner = position.ownerOf(cell);
    return owner === null ? 0 : 1 + owner;
  });
  return writeRows(cells, position.turn, FORM);
}

/** `b2`: column letter, then the row counted from the bottom. */
export function formatTicTacToeCell(cell: number): string {
  return 'abc'.charAt(cell % SIZE) + (SIZE - Math.floor(cell / SIZE));
}

/** @throws InputError for anything but a free cell of an unfinished game. */
export function parseTicTacToeMove(position: TicTacToePosition, text: string): Move {
  const found = quoteInput(text);
  const match = /^([a-z])(\d{1,2})$/.exec(text.trim().toLowerCase());
  if (match === null) {
    throw new InputError(
      'move-syntax',
      `"${found}" is not a move; expected a cell such as b2 (column letter, row number from the bottom)`,
      { found, example: 'b2' },
    );
  }
  const column = 'abc'.indexOf(match[1]!);
  const row = Number(match[2]);
  if (column < 0 || row < 1 || row > SIZE) {
    throw new InputError('move-off-board', `${found} is outside the board, which goes from a1 to c3`, {
      found,
      first: 'a1',
      last: 'c3',
    });
  }
  if (position.outcome() !== ONGOING) {
    throw new InputError('move-game-over', `${found} cannot be played: the game is over`, { found });
  }
  const cell = (SIZE - row) * SIZE + column;
  const owner = position.ownerOf(cell);
  if (owner !== null) {
    const holds = owner === 0 ? 'X' : 'O';
    throw new InputError('move-cell-holds', `${found} is taken by ${holds}; choose a free cell`, {
      found,
      holds,
    });
  }
  return cell;
}
