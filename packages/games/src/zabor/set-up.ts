import { cellName } from '../grid.js';
import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm, numbersFrom } from '../set-up.js';
import { zabor } from './index.js';
import { formatCell } from './notation.js';
import { FREE, MAX_SIZE, type ZaborPosition } from './position.js';

/** In the order of `Cell`. */
const CONTENTS = ['free', 'blue', 'red', 'blocked'];
const SIZES = numbersFrom(1, MAX_SIZE);

/** Zabor: land of both colours and blocked cells, on a board of any size. */
export const zaborSetUp: SetUpForm<ZaborPosition> = {
  ...ONE_PIECE_A_PLACE,
  palette: () => CONTENTS.slice(1).map((id) => ({ id })),
  options: () => [
    { id: 'width', values: SIZES },
    { id: 'height', values: SIZES },
  ],

  read(position) {
    const { width, height } = position.map;
    const owned = Array.from(position.cells.keys()).filter((cell) => position.cells[cell] !== FREE);
    return {
      pieces: new Map(owned.map((cell) => [formatCell(position, cell), CONTENTS[position.cells[cell]!]!])),
      turn: position.turn,
      options: { width: String(width), height: String(height) },
    };
  },

  write: (setUp) => zabor.formatPosition(sketch(setUp)),
  sketch,
};

/** Land of one's own outside a board that was made smaller is left out. */
function sketch({ pieces, turn, options }: SetUp): ZaborPosition {
  const [width, height] = [Number(options.width), Number(options.height)];
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const id = pieces.get(cellName(row * width + column, width, height)) ?? 'free';
      return '.br#'[CONTENTS.indexOf(id)];
    }).join(''),
  );
  return zabor.parsePosition(`${rows.join('/')} ${'br'[turn]}`);
}
