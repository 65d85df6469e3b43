import { DRAW, type Game, InputError, type Move, cellName, quoteInput } from '@tahoun/core';
import {
  type BoardForm,
  checkGoesOn,
  checkVariants,
  notAMove,
  outsideBoard,
  plainResult,
  readRows,
  writeRows,
} from '@tahoun/games';
import { CELLS, TicTacToePosition, setOf } from './position.ts';

export { TIC_TAC_TOE_LINES, TicTacToePosition } from './position.ts';

export const TIC_TAC_TOE_SIZE = 3;
const FORM: BoardForm = { width: 3, height: 3, characters: '.xo', accepts: '. (free), x or o', sides: 'xo' };

/** Tic-tac-toe on 3x3: the smallest example of a game. */
export const ticTacToe: Game<TicTacToePosition> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  sides: [
    { id: 'x', name: 'X' },
    { id: 'o', name: 'O' },
  ],
  unit: 'line',
  variants: [],

  initial: (variants) => ticTacToe.parsePosition('.../.../... x', variants),

  /** Reads e.g. `.../.x./... o`. A position that is set up may hold any numbers of signs. */
  parsePosition(text, variants = {}) {
    checkVariants('tic-tac-toe', [], variants);
    const { cells, turn } = readRows(text, FORM);
    const position = new TicTacToePosition(
      setOf((cell) => cells[cell] === 1),
      setOf((cell) => cells[cell] === 2),
      turn,
    );
    if (position.hasLine(0) && position.hasLine(1)) {
      throw new InputError('position-both-won', 'both x and o have a line; only one side can have won');
    }
    return position;
  },

  formatPosition(position) {
    const contents = CELLS.map((cell) => 1 + (position.ownerOf(cell) ?? -1));
    return writeRows(contents, position.turn, FORM);
  },

  parseMove: parseCell,
  formatMove: (_position, move) => formatTicTacToeCell(move),

  withTurn: ({ sets }, turn) => new TicTacToePosition(sets[0]!, sets[1]!, turn),

  result: (position) => plainResult(position, position.outcome() === DRAW ? 'full-board' : 'line'),

  figures: (position) => ({ left: CELLS.filter((cell) => position.ownerOf(cell) === null).length }),

  targets: (_position, move) => [[formatTicTacToeCell(move)]],
};

/** `b2`: column letter, then the row counted from the bottom. */
export function formatTicTacToeCell(cell: number): string {
  return cellName(cell, TIC_TAC_TOE_SIZE, TIC_TAC_TOE_SIZE);
}

/** @throws InputError for anything but a free cell of an unfinished game. */
function parseCell(position: TicTacToePosition, text: string): Move {
  const found = quoteInput(text);
  const name = text.trim().toLowerCase();
  if (!/^[a-z]\d{1,2}$/.test(name)) {
    throw notAMove(found, 'a cell such as b2 (column letter, row number from the bottom)', 'b2');
  }
  const cell = CELLS.find((each) => formatTicTacToeCell(each) === name);
  if (cell === undefined) throw outsideBoard(found, 'a1', 'c3');
  checkGoesOn(position, found);
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
