import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm, numbersFrom } from '../set-up.js';
import { BLACK, EMPTY, MAX_SIZE, MAX_TARGET, MIN_SIZE, WHITE, formatPoint } from './goban.js';
import { atariGo } from './index.js';
import { AtariGoPosition, NO_KO } from './position.js';

/** A board for display only: stones may lack liberties, so there are no moves. */
class AtariGoSketch extends AtariGoPosition {
  override generateMoves(_out: Int32Array, at: number): number {
    return at;
  }
}

/** Atari Go: stones of both colours on a board of any size, handicap stones among them. */
export const atariGoSetUp: SetUpForm<AtariGoPosition> = {
  ...ONE_PIECE_A_PLACE,
  palette: () => [{ id: 'black' }, { id: 'white' }],
  options: () => [
    { id: 'size', values: numbersFrom(MIN_SIZE, MAX_SIZE) },
    { id: 'target', values: numbersFrom(1, MAX_TARGET) },
  ],

  read({ goban, groups, target, turn }) {
    const points = Array.from(groups.stones.keys()).filter((point) => groups.stones[point] !== EMPTY);
    return {
      pieces: new Map(
        points.map((point) => [
          formatPoint(goban.size, point),
          groups.stones[point] === BLACK ? 'black' : 'white',
        ]),
      ),
      turn,
      options: { size: String(goban.size), target: String(target) },
    };
  },

  write: (setUp) => atariGo.formatPosition(sketch(setUp)),
  sketch,
};

/** Stones outside a board that was made smaller are left out. */
function sketch({ pieces, turn, options }: SetUp): AtariGoPosition {
  const size = Number(options.size);
  const stones = Array.from({ length: size * size }, (_, point) => {
    const id = pieces.get(formatPoint(size, point));
    if (id === undefined) return EMPTY;
    return id === 'black' ? BLACK : WHITE;
  });
  return new AtariGoSketch({ size, stones, turn, target: Number(options.target), taken: [0, 0], ko: NO_KO });
}
