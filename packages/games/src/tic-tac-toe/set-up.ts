import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm } from '../set-up.js';
import { ticTacToe } from './index.js';
import { formatTicTacToeCell } from './notation.js';
import { TIC_TAC_TOE_SIZE, TicTacToePosition } from './position.js';

const SIGNS = ['x', 'o'] as const;
const CELLS = Array.from({ length: TIC_TAC_TOE_SIZE ** 2 }, (_, cell) => cell);

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

  write: (setUp) => ticTacToe.formatPosition(sketch(setUp)),
  sketch,
};

function sketch({ pieces, turn }: SetUp): TicTacToePosition {
  const [x, o] = SIGNS.map((sign) =>
    CELLS.reduce(
      (set, cell) => (pieces.get(formatTicTacToeCell(cell)) === sign ? set | (1 << cell) : set),
      0,
    ),
  ) as [number, number];
  return new TicTacToePosition(x, o, turn);
}
