import type { SetUp, SetUpForm } from '../set-up.js';
import { connectFour } from './index.js';
import { formatColumn } from './notation.js';
import { ConnectFourPosition, HEIGHT, WIDTH } from './position.js';

const SIDES = ['x', 'o'] as const;
const COLUMNS = Array.from({ length: WIDTH }, (_, column) => column);
/** Columns whose cells are in the lower half of the bitboard. */
const LOW_COLUMNS = 4;

/** Connect Four: each column is a place, on which discs lie from the bottom up. `pieces` has them as `xxo`. */
export const connectFourSetUp: SetUpForm<ConnectFourPosition> = {
  isStacked: true,
  palette: () => SIDES.map((id) => ({ id })),
  options: () => [],

  read(position) {
    const pieces = COLUMNS.map((column) => {
      const discs = Array.from({ length: position.heightOf(column) }, (_, row) => {
        const owner = position.ownerOf(column, row);
        return owner === null ? '' : SIDES[owner];
      });
      return [formatColumn(column), discs.join('')] as const;
    });
    return { pieces: new Map(pieces), turn: position.turn, options: {} };
  },

  write: (setUp) => connectFour.formatPosition(sketch(setUp)),
  sketch,
  clear: (setUp) => ({ ...setUp, pieces: new Map() }),
  pieceOn: ({ pieces }, place) => pieces.get(place)?.at(-1),

  /** A disc falls on those that lie there; the uppermost is taken away. */
  put(setUp, place, piece) {
    const discs = setUp.pieces.get(place) ?? '';
    const next = piece === null ? discs.slice(0, -1) : (discs + piece).slice(0, HEIGHT);
    return { ...setUp, pieces: new Map(setUp.pieces).set(place, next) };
  },
};

function sketch({ pieces, turn }: SetUp): ConnectFourPosition {
  const sets = SIDES.map((side) => {
    const halves: [number, number] = [0, 0];
    for (const column of COLUMNS) {
      const discs = pieces.get(formatColumn(column)) ?? '';
      const half = column < LOW_COLUMNS ? 0 : 1;
      const shift = (HEIGHT + 1) * (column % LOW_COLUMNS);
      for (const [row, disc] of [...discs].entries()) if (disc === side) halves[half] |= 1 << (shift + row);
    }
    return halves;
  }) as [[number, number], [number, number]];
  const [x, o] = sets;
  return new ConnectFourPosition(x[0], x[1], o[0], o[1], turn);
}
