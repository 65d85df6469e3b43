import { ONE_PIECE_A_PLACE, type SetUpForm } from '@tahoun/games';
import { CELLS, TicTacToePosition, setOf } from './position.ts';
import { formatTicTacToeCell, ticTacToe } from './tic-tac-toe.ts';

const SIGNS = ['x', 'o'] as const;

/** Tic-tac-toe: any signs in any cells. */
export const ticTacToeSetUp: SetUpForm<TicTacToePosition> = {
  ...ONE_PIECE_A_PLACE,
  palette: () => SIGNS.map((id) => ({ id })),
  options: () => [],

  read(position) {
    const pieces = CELLS.flatMap((cell) => {
      const owner = position.ownerOf(cell);
      return owner === null ? [] : [[formatTicTacToeCell(cell), SIGNS[owner]] as const];
    });
    return { pieces: new Map(pieces), turn: position.turn, options: {} };
  },

  write: (setUp) => ticTacToe.formatPosition(ticTacToeSetUp.sketch(setUp)),

  sketch({ pieces, turn }) {
    const cellsOf = (sign: string) => setOf((cell) => pieces.get(formatTicTacToeCell(cell)) === sign);
    return new TicTacToePosition(cellsOf('x'), cellsOf('o'), turn);
  },
};
